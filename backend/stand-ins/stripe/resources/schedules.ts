import type Stripe from 'stripe';
import type { Engine } from '../engine/engine.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { enterPhase, releaseSchedule } from '../engine/schedule.advance.ts';
import { buildPhases, buildSchedule, type Phase, type PhaseChoice } from '../engine/schedule.build.ts';
import { invalid } from '../engine/stripe.error.ts';
import { cancelSubscription } from '../engine/subscription.cancel.ts';
import { updateSubscription } from '../engine/subscription.update.ts';
import type { Schedule, Subscription } from '../engine/tables.ts';
import { automaticTax } from '../engine/tax.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const scheduleRoutes = [
  route<Stripe.SubscriptionScheduleCreateParams>(
    'POST',
    '/v1/subscription_schedules',
    'SubscriptionScheduleCreateParams',
    ({ engine, params }) => createSchedule(engine, params),
  ),
  route<Stripe.SubscriptionScheduleRetrieveParams>(
    'GET',
    '/v1/subscription_schedules/:id',
    'SubscriptionScheduleRetrieveParams',
    ({ engine, id }) => engine.store.need('subscription_schedule', id),
  ),
  route<Stripe.SubscriptionScheduleUpdateParams>(
    'POST',
    '/v1/subscription_schedules/:id',
    'SubscriptionScheduleUpdateParams',
    ({ engine, id, params }) => updateSchedule(engine, engine.store.need('subscription_schedule', id), params),
  ),
  route<Stripe.SubscriptionScheduleReleaseParams>(
    'POST',
    '/v1/subscription_schedules/:id/release',
    'SubscriptionScheduleReleaseParams',
    ({ engine, id, params }) => {
      const schedule = needActive(engine, id, 'release');
      const subscription = engine.store.get('subscription', schedule.subscription ?? '');
      const kept = params.preserve_cancel_date === false && subscription;
      const free = kept ? engine.change('subscription', kept, { cancel_at: null }) : subscription;
      return releaseSchedule(engine, schedule, free);
    },
  ),
  route<Stripe.SubscriptionScheduleCancelParams>(
    'POST',
    '/v1/subscription_schedules/:id/cancel',
    'SubscriptionScheduleCancelParams',
    ({ engine, id, params }) => {
      const schedule = needActive(engine, id, 'cancel');
      const subscription = engine.store.get('subscription', schedule.subscription ?? '');
      const { invoice_now = true, prorate = true } = params;
      if (subscription) cancelSubscription(engine, subscription, { invoice_now, prorate });
      return engine.store.need('subscription_schedule', id);
    },
  ),
  route<Stripe.SubscriptionScheduleListParams>(
    'GET',
    '/v1/subscription_schedules',
    'SubscriptionScheduleListParams',
    ({ engine, params }) => {
      const { canceled_at, completed_at, created, customer, released_at, scheduled } = params;
      const rows = engine.store
        .all('subscription_schedule')
        .filter((one) => customer === undefined || one.customer === customer)
        .filter((one) => scheduled !== true || one.status === 'not_started')
        .filter((one) => isWithin(created, one.created) && isWithin(canceled_at, one.canceled_at))
        .filter((one) => isWithin(completed_at, one.completed_at) && isWithin(released_at, one.released_at));
      return listPage('/v1/subscription_schedules', rows, params);
    },
  ),
];

function createSchedule(engine: Engine, params: Wire<Stripe.SubscriptionScheduleCreateParams>): Schedule {
  const id = params.from_subscription;
  if (!id) {
    throw invalid('The sandbox makes schedules from a subscription alone.', 'from_subscription', 'parameter_missing');
  }
  if (params.phases || params.customer || params.start_date !== undefined) {
    throw invalid('You cannot set `phases`, `customer` or `start_date` if `from_subscription` is set.', 'from_subscription');
  }
  const subscription = engine.store.need('subscription', id, 'from_subscription');
  if (subscription.ended_at !== null) {
    throw invalid(`You cannot migrate a subscription that is in the ${subscription.status} state.`, 'from_subscription');
  }
  if (subscription.schedule !== null) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      'from_subscription',
    );
  }
  if (subscription.cancel_at !== null) {
    throw invalid('You cannot migrate a subscription that is set to cancel.', 'from_subscription');
  }
  const schedule = engine.store.put('subscription_schedule', {
    ...buildSchedule(engine, subscription),
    end_behavior: params.end_behavior ?? 'release',
    metadata: mergeMetadata(null, params.metadata),
  });
  engine.emit('subscription_schedule.created', schedule);
  engine.change('subscription', subscription, { schedule: schedule.id }, 'customer.subscription.updated');
  return schedule;
}

function needActive(engine: Engine, id: string, what: string): Schedule {
  const schedule = engine.store.need('subscription_schedule', id);
  if (schedule.status === 'active' || schedule.status === 'not_started') return schedule;
  throw invalid(`You cannot ${what} a subscription schedule that is currently in the \`${schedule.status}\` status.`);
}

function updateSchedule(engine: Engine, schedule: Schedule, params: Wire<Stripe.SubscriptionScheduleUpdateParams>): Schedule {
  needActive(engine, schedule.id, 'update');
  const subscription = engine.store.need('subscription', schedule.subscription ?? '');
  const { collection_method, default_payment_method } = params.default_settings ?? {};
  if (default_payment_method)
    engine.store.need('payment_method', default_payment_method, 'default_settings[default_payment_method]');
  const settings = params.default_settings && {
    // Settings that are given replace those before; what is left out has Stripe's default.
    automatic_tax: automaticTax(params.default_settings.automatic_tax?.enabled ?? false),
    ...(collection_method === undefined ? {} : { collection_method }),
    ...(default_payment_method === undefined ? {} : { default_payment_method: default_payment_method || null }),
  };
  const phases = params.phases ? checkPhases(engine, schedule, params.phases) : null;
  const now = engine.clock.seconds();
  const current = phases?.find((phase) => phase.start_date <= now && phase.end_date > now);
  const updated = engine.change(
    'subscription_schedule',
    schedule,
    {
      ...(params.end_behavior === undefined ? {} : { end_behavior: params.end_behavior }),
      ...(params.metadata === undefined ? {} : { metadata: mergeMetadata(schedule.metadata, params.metadata) }),
      ...(phases ? { phases } : {}),
      ...(settings ? { default_settings: { ...schedule.default_settings, ...settings } } : {}),
      ...(current ? { current_phase: { start_date: current.start_date, end_date: current.end_date } } : {}),
    },
    'subscription_schedule.updated',
  );
  if (current) changeCurrent(engine, subscription, updated, current, params.proration_behavior);
  return engine.store.need('subscription_schedule', schedule.id);
}

/** The phases of a request. Those that are over may be left out; the current one keeps its beginning. */
function checkPhases(engine: Engine, schedule: Schedule, choices: readonly PhaseChoice[]): Phase[] {
  const first = choices[0]?.start_date;
  const known = schedule.phases.some((phase) => phase.start_date === first);
  const start = known && typeof first === 'number' ? first : (schedule.current_phase?.start_date ?? engine.clock.seconds());
  const phases = buildPhases(engine, choices, start, schedule.phases[0]?.currency ?? 'eur');
  if (phases.every((phase) => phase.end_date <= engine.clock.seconds())) {
    throw invalid('The current phase must end in the future.', 'phases');
  }
  return phases;
}

/** The current phase is what the subscription is now: its prices with prorations, its discounts and the rest at once. */
function changeCurrent(
  engine: Engine,
  subscription: Subscription,
  schedule: Schedule,
  phase: Phase,
  behaviour: string | undefined,
): void {
  const same = phase.items.every((item, index) => {
    const now = subscription.items.data[index];
    return now?.price.id === item.price && (now.quantity ?? 1) === (item.quantity ?? 1);
  });
  if (!same || phase.items.length !== subscription.items.data.length) {
    const gone = subscription.items.data.slice(phase.items.length).map(({ id }) => ({ id, deleted: true }));
    const items = phase.items.map(({ price, quantity }, index) => ({ id: subscription.items.data[index]?.id, price, quantity }));
    updateSubscription(engine, subscription, {
      items: [...items, ...gone],
      proration_behavior: behaviour ?? 'create_prorations',
    });
  }
  enterPhase(engine, engine.store.need('subscription', subscription.id), schedule, phase);
}
