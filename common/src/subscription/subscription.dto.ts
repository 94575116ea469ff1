import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { Text } from '../checked.ts';
import { COUNTRIES } from './countries.ts';
import { COUPON_MAX, PAID_PLANS, type PaidPlan, SUBSCRIPTION_TEXTS } from './subscription.constants.ts';

/** The body of `POST /api/subscription/validate-coupon`. */
export class CouponDto {
  @Text(COUPON_MAX, SUBSCRIPTION_TEXTS.couponRequired)
  couponCode!: string;
}

/** The body of `POST /api/subscription/own-intent`. */
export class OwnIntentDto {
  /** The provider's secret of an intent, as an address has it. */
  @Matches(/^(?:pi|seti)_\w{1,100}_secret_\w{1,100}$/)
  clientSecret!: string;
}

/** The body of `POST /api/subscription/create`. */
export class CreateSubscriptionDto {
  @IsIn(PAID_PLANS)
  planId!: PaidPlan;

  /** The `id` of a validated coupon. */
  @IsOptional()
  @Text(COUPON_MAX, SUBSCRIPTION_TEXTS.couponRequired)
  couponCode?: string;

  /** Takes the code off an unpaid order of the same plan, which else keeps it. */
  @IsOptional()
  @IsBoolean()
  withoutCoupon?: boolean;

  /** Stripe's name of a payment method. */
  @IsOptional()
  @Matches(/^[a-z0-9_]{2,40}$/)
  selectedPaymentMethod?: string;

  /** Whether the service begins before the withdrawal period ends, at the customer's express request. */
  @IsOptional()
  @IsBoolean()
  beginAtOnce?: boolean;

  /** Where the customer lives, where the price's tax is calculated: ISO 3166 alpha-2. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: string;

  /** In countries where the tax depends on it. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/)
  postalCode?: string;
}

/** The body of `POST /api/subscription/quote`. */
export class QuoteDto {
  @IsIn(PAID_PLANS)
  planId!: PaidPlan;
}

/** The body of `POST /api/subscription/change`. */
export class ChangePlanDto {
  @Matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  quoteId!: string;
}
