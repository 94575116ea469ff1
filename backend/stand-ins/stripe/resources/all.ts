import type { Route } from '../http/route.ts';
import { accountRoutes } from './account.ts';
import { couponRoutes } from './coupons.ts';
import { creditNoteRoutes } from './credit-notes.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentIntentRoutes, setupIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { promotionCodeRoutes } from './promotion-codes.ts';
import { recordRoutes } from './records.ts';
import { refundRoutes } from './refunds.ts';
import { scheduleRoutes } from './schedules.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** Every endpoint. The first that fits answers, so that fixed paths come before those with an id. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...couponRoutes,
  ...creditNoteRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...paymentMethodRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...promotionCodeRoutes,
  ...recordRoutes,
  ...refundRoutes,
  ...scheduleRoutes,
  ...subscriptionRoutes,
];
