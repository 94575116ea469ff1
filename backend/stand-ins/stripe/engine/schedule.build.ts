import { addIntervals } from './calendar.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { mergeMetadata } from './metadata.ts';
import { invalid } from './stripe.error.ts';
import { intervalOf, periodOf, priceFor } from './subscription.build.ts';
import type { Schedule, Subscription } from './tables.ts';

export type Phase = Schedule['phases'][number];
type PhaseDiscount = Phase['discounts'][number];

/** How a request describes a phase. */
export interface PhaseChoice {
  items: readonly { price?: string; plan?: string; quantity?: number; metadata?: Record<string, string | number | null> }[];
  start_date?: number | string;
  end_date?: number | string;
  duration?: { interval: string; interval_count?: number };
  discounts?: readonly { coupon?: string; discount?: string; promotion_code?: string }[] | '' | null;
  metadata?: Record<string, string | number | null>;
  proration_behavior?: string;
  billing_cycle_anchor?: string;
  collection_method?: string;
  default_payment_method?: string;
  description?: string | null;
}

const NO_DISCOUNT: PhaseDiscount = { coupon: null, discount: null, promotion_code: null };

/** The phase that a subscription is in: what it has now, until its period ends. */
function phaseOf(subscription: Subscription): Phase {
  const { start, end } = periodOf(subscription);
  return {
    ...emptyPhase(subscription.currency),
    items: subscription.items.data.map(({ price, quantity }) => phaseItem(price.id, quantity ?? 1)),
    start_date: start,
    end_date: end,
    discounts: subscription.discounts.map((discount) => ({ ...NO_DISCOUNT, discount })),
    metadata: {},
  };
}

function phaseItem(price: string, quantity: number, metadata: Record<string, string> = {}): Phase['items'][number] {
  return { billing_thresholds: null, discounts: [], metadata, plan: price, price, quantity, tax_rates: [] };
}

function emptyPhase(currency: string): Omit<Phase, 'items' | 'start_date' | 'end_date' | 'discounts' | 'metadata'> {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    invoice_settings: null,
    on_behalf_of: null,
    proration_behavior: 'create_prorations',
    transfer_data: null,
    trial_end: null,
  };
}

/** The phases of a request, each beginning where the last one ends. */
export function buildPhases(engine: Engine, choices: readonly PhaseChoice[], firstStart: number, currency: string): Phase[] {
  let start = firstStart;
  return choices.map((choice, index) => {
    const param = `phases[${index}]`;
    const prices = choice.items.map((item, at) => priceFor(engine, item, at));
    const [first] = prices;
    if (!first) throw invalid(`Missing required param: ${param}[items].`, `${param}[items]`, 'parameter_missing');
    const given = typeof choice.start_date === 'number' ? choice.start_date : start;
    if (given !== start) {
      throw invalid(
        index === 0
          ? 'You can not modify the start date of the current phase.'
          : 'The start date of a phase must be the end date of the phase before it.',
        `${param}[start_date]`,
      );
    }
    const end = endOf(engine, choice, start, intervalOf(first));
    if (end <= start) throw invalid('The end date of a phase must be after its start date.', `${param}[end_date]`);
    const phase: Phase = {
      ...emptyPhase(currency),
      items: prices.map((price, at) =>
        phaseItem(price.id, choice.items[at]?.quantity ?? 1, mergeMetadata(null, choice.items[at]?.metadata)),
      ),
      start_date: start,
      end_date: end,
      discounts: (choice.discounts || []).map((discount) => ({ ...NO_DISCOUNT, ...discount })),
      metadata: mergeMetadata(null, choice.metadata),
      proration_behavior: choice.proration_behavior ?? 'create_prorations',
      ...(choice.collection_method === undefined ? {} : { collection_method: choice.collection_method }),
      ...(choice.default_payment_method === undefined ? {} : { default_payment_method: choice.default_payment_method }),
      ...(choice.description === undefined ? {} : { description: choice.description || null }),
      ...(choice.billing_cycle_anchor === undefined ? {} : { billing_cycle_anchor: choice.billing_cycle_anchor }),
    };
    start = end;
    return phase;
  });
}

function endOf(
  engine: Engine,
  choice: PhaseChoice,
  start: number,
  interval: { interval: string; interval_count: number },
): number {
  if (choice.end_date === 'now') return engine.clock.seconds();
  if (typeof choice.end_date === 'number') return choice.end_date;
  const { interval: unit, interval_count = 1 } = choice.duration ?? interval;
  return addIntervals(start, { interval: unit, interval_count }, 1);
}

/** A schedule around a subscription, not stored. */
export function buildSchedule(engine: Engine, subscription: Subscription): Schedule {
  const phase = phaseOf(subscription);
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    canceled_at: null,
    completed_at: null,
    created: engine.clock.seconds(),
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: subscription.automatic_tax,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: subscription.collection_method,
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: subscription.days_until_due,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}
