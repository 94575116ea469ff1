import { addMonths } from './engine/calendar.ts';
import { completeIntent } from './engine/complete.ts';
import { isCodeActive } from './engine/discounts.ts';
import type { Engine } from './engine/engine.ts';
import { intentOf } from './engine/invoices.ts';
import { missing, StripeRefusal } from './engine/stripe.error.ts';
import type { Invoice, PaymentIntent, SetupIntent } from './engine/tables.ts';
import type { CodeOverview, CustomerOverview, EventOverview, NewCode, PageEngine, PageIntent } from './pages/page.engine.ts';
import { createCoupon } from './resources/coupons.ts';
import { createCode } from './resources/promotion-codes.ts';

/** What the pages may see and do. */
export function createPageEngine(engine: Engine, publishableKey: string, advance: (ms: number) => Promise<void>): PageEngine {
  const { store } = engine;
  return {
    publishableKey,
    now: () => engine.clock.now(),
    findInvoice: (token) => {
      const invoice = store.get('invoice', store.get('invoiceToken', token)?.invoice ?? '');
      if (!invoice || invoice.status === 'draft') return null;
      return { invoice, clientSecret: payableSecret(engine, invoice) };
    },
    findIntent: (id, secret) => {
      const intent = store.get('payment_intent', id) ?? store.get('setup_intent', id);
      return intent && intent.client_secret === secret ? pageIntent(engine, intent) : null;
    },
    completeIntent: async (id, outcome) => {
      engine.transact(() => completeIntent(engine, id, outcome === 'succeed'));
      const intent = store.get('payment_intent', id) ?? store.get('setup_intent', id);
      if (!intent) throw missing('intent', id);
      return pageIntent(engine, intent);
    },
    listCustomers: () => listCustomers(engine),
    listEvents: (limit) => listEvents(engine, limit),
    listCodes: () => listCodes(engine),
    makeCode: (code) => makeCode(engine, code),
    currency: () => currencyOf(engine),
    advance: (step) => advance(stepMs(engine, step)),
  };
}

/** Milliseconds until a day or a month from now. */
function stepMs(engine: Engine, step: '1 day' | '1 month'): number {
  if (step === '1 day') return 86_400_000;
  const now = engine.clock.seconds();
  return (addMonths(now, 1) - now) * 1000;
}

function payableSecret(engine: Engine, invoice: Invoice): string | null {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') return null;
  return intentOf(engine, invoice.id)?.client_secret ?? null;
}

function pageIntent(engine: Engine, intent: PaymentIntent | SetupIntent): PageIntent {
  const order = (method: string): number =>
    engine.methods.includes(method) ? engine.methods.indexOf(method) : engine.methods.length;
  return {
    id: intent.id,
    object: intent.object,
    client_secret: intent.client_secret ?? '',
    status: intent.status,
    amount: intent.object === 'payment_intent' ? intent.amount : null,
    currency: intent.object === 'payment_intent' ? intent.currency : null,
    description: intent.description,
    payment_method_types: intent.payment_method_types.toSorted((one, other) => order(one) - order(other)),
    method: engine.store.get('payment_method', intent.payment_method ?? '')?.type ?? null,
    return_url: engine.store.get('confirmation', intent.id)?.return_url ?? null,
  };
}

function listCustomers(engine: Engine): CustomerOverview[] {
  const { store } = engine;
  const tokens = new Map(store.all('invoiceToken').map(({ id, invoice }) => [invoice, id]));
  return store
    .all('customer')
    .reverse()
    .map((customer) => ({
      customer,
      subscriptions: store
        .all('subscription')
        .filter((one) => one.customer === customer.id)
        .reverse(),
      invoices: store
        .all('invoice')
        .filter((one) => one.customer === customer.id)
        .reverse()
        .map((invoice) => ({ token: tokens.get(invoice.id) ?? null, invoice })),
    }));
}

function listEvents(engine: Engine, limit: number): EventOverview[] {
  const { store } = engine;
  const deliveries = new Map(store.all('delivery').map((one) => [one.event, one]));
  return store
    .all('event')
    .slice(-limit)
    .reverse()
    .map(({ id, type, created }) => {
      const delivery = deliveries.get(id);
      const { status = 'none', attempts = 0, lastStatus = null } = delivery ?? {};
      return { id, type, created, delivery: status, attempts, lastStatus };
    });
}

const currencyOf = ({ store }: Engine): string => store.all('price')[0]?.currency ?? 'eur';

function listCodes(engine: Engine): CodeOverview[] {
  const { store } = engine;
  return store
    .all('promotion_code')
    .reverse()
    .flatMap((one) => {
      const coupon = store.get('coupon', one.promotion.coupon ?? '');
      if (!coupon) return [];
      return {
        code: one.code,
        percentOff: coupon.percent_off,
        amountOff: coupon.amount_off,
        currency: coupon.currency,
        months: coupon.duration === 'forever' ? null : (coupon.duration_in_months ?? 1),
        used: one.times_redeemed,
        limit: one.max_redemptions,
        isActive: isCodeActive(engine, one),
      };
    });
}

/** As two calls of the API would, but both or none. */
function makeCode(engine: Engine, { code, percentOff, amountOff, months, limit }: NewCode): string | null {
  try {
    engine.transact(() => {
      const coupon = createCoupon(engine, {
        name: code,
        ...(percentOff === undefined
          ? { amount_off: amountOff ?? 0, currency: currencyOf(engine) }
          : { percent_off: percentOff }),
        duration: months === null ? 'forever' : months === 1 ? 'once' : 'repeating',
        ...(months !== null && months > 1 ? { duration_in_months: months } : {}),
      });
      createCode(engine, {
        promotion: { type: 'coupon', coupon: coupon.id },
        code,
        ...(limit === null ? {} : { max_redemptions: limit }),
      });
    });
    return null;
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return error.fields.code === 'resource_already_exists'
      ? 'There is such a code already, and it can still be used.'
      : error.message;
  }
}
