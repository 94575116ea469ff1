import { HOUR } from './calendar.ts';
import { collectInvoice, lastIntentOf } from './collection.ts';
import type { Engine } from './engine.ts';
import { createInvoice, finalizeInvoice } from './invoices.ts';
import { invalid } from './stripe.error.ts';
import { periodOf } from './subscription.build.ts';
import { dropPendingUpdate, takePending } from './subscription.cancel.ts';
import { refuseUnpaid } from './subscription.create.ts';
import { planUpdate, type UpdateChoices, type UpdatePlan } from './subscription.plan.ts';
import type { Invoice, Subscription } from './tables.ts';

/** Hours for which an update waits for its payment. */
const PENDING_HOURS = 23;
/** What an update that may have to wait can change. */
const PENDING_FIELDS = new Set([
  ...['items', 'discounts', 'metadata', 'cancel_at_period_end', 'proration_behavior', 'proration_date', 'payment_behavior'],
  ...['billing_cycle_anchor', 'off_session', 'expand', 'trial_end', 'trial_from_plan', 'add_invoice_items'],
]);

/** What can be changed before the first payment. */
const BEFORE_PAYMENT = new Set(['metadata', 'default_payment_method', 'default_source', 'description', 'payment_settings']);

/** Changes a subscription, with its prorations and their payment as the request wants them. */
export function updateSubscription(engine: Engine, subscription: Subscription, choices: UpdateChoices): Subscription {
  refuseForbidden(subscription, choices);
  if (choices.items && subscription.pending_update) dropPendingUpdate(engine, subscription);
  const current = engine.store.need('subscription', subscription.id);
  const plan = planUpdate(engine, current, choices);
  const pends = choices.payment_behavior === 'pending_if_incomplete' && plan.invoiced;
  if (pends) payBeforehand(engine, current, plan, choices);
  else applyNow(engine, current, plan, choices);
  return engine.store.need('subscription', subscription.id);
}

function refuseForbidden(subscription: Subscription, choices: UpdateChoices): void {
  const named = Object.keys(choices).filter((name) => name !== 'expand');
  if (subscription.ended_at !== null && named.some((name) => name !== 'metadata' && name !== 'cancellation_details')) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const early = named.find((name) => !BEFORE_PAYMENT.has(name));
  if (subscription.status === 'incomplete' && early)
    throw invalid(`This subscription cannot be updated: its status is incomplete (\`${early}\`).`, early);
  if (choices.cancel_at_period_end !== undefined && choices.cancel_at !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', 'cancel_at');
  const ends = choices.cancel_at_period_end !== undefined || choices.cancel_at !== undefined;
  if (subscription.schedule !== null && ends) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      choices.cancel_at === undefined ? 'cancel_at_period_end' : 'cancel_at',
    );
  }
  const wrong = named.find((name) => !PENDING_FIELDS.has(name));
  if (choices.payment_behavior === 'pending_if_incomplete' && wrong) {
    throw invalid(`When \`payment_behavior\` is set to \`pending_if_incomplete\`, \`${wrong}\` cannot be updated.`, wrong);
  }
}

function applyNow(engine: Engine, subscription: Subscription, plan: UpdatePlan, choices: UpdateChoices): void {
  const draft = plan.invoiced ? invoiceUpdate(engine, { ...subscription, ...plan.changes }, plan) : null;
  const changes = { ...plan.changes, ...(draft ? { latest_invoice: draft.id } : {}) };
  const updated = engine.change('subscription', subscription, changes, 'customer.subscription.updated');
  followSchedule(engine, updated, choices);
  if (!draft) {
    for (const line of plan.lines) engine.store.put('pendingLine', { id: line.id, subscription: updated.id, line });
    return;
  }
  const invoice = finalizeInvoice(engine, draft);
  if (invoice.status !== 'open' || invoice.collection_method === 'send_invoice') return;
  const behaviour = choices.payment_behavior ?? 'allow_incomplete';
  if (behaviour !== 'default_incomplete') {
    const refusal = collectInvoice(engine, invoice, { offSession: choices.off_session ?? false });
    if (behaviour === 'error_if_incomplete') refuseUnpaid(engine, invoice, refusal);
  }
  const state = lastIntentOf(engine, invoice.id)?.status;
  if (state === 'succeeded' || state === 'processing') return;
  const current = engine.store.need('subscription', updated.id);
  engine.change('subscription', current, { status: 'past_due' }, 'customer.subscription.updated');
}

/** The draft of an update's invoice: what waited, and what the update adds. */
export function invoiceUpdate(engine: Engine, subscription: Subscription, plan: UpdatePlan): Invoice {
  return createInvoice(engine, {
    subscription,
    reason: 'subscription_update',
    lines: [...takePending(engine, subscription.id), ...plan.lines],
    discounts: plan.discounts,
    period: periodOf(subscription),
    finalizesAt: null,
    prorationDate: plan.prorationDate,
  });
}

/** The change is made when its invoice has been paid. */
function payBeforehand(engine: Engine, subscription: Subscription, plan: UpdatePlan, choices: UpdateChoices): void {
  const invoice = invoiceUpdate(engine, subscription, plan);
  engine.change('subscription', subscription, { latest_invoice: invoice.id });
  engine.store.put('pendingChange', { id: subscription.id, invoice: invoice.id, changes: plan.changes });
  const open = finalizeInvoice(engine, invoice);
  if (open.status === 'open') collectInvoice(engine, open, { offSession: choices.off_session ?? false });
  if (!engine.store.get('pendingChange', subscription.id)) {
    followSchedule(engine, engine.store.need('subscription', subscription.id), choices);
    return;
  }
  const current = engine.store.need('subscription', subscription.id);
  const pending = {
    billing_cycle_anchor: plan.changes.billing_cycle_anchor ?? null,
    cancel_at_period_end: choices.cancel_at_period_end ?? null,
    discount: null,
    discounts: choices.discounts === undefined ? null : (plan.changes.discounts ?? null),
    // With the period, where that ends first.
    expires_at: Math.min(engine.clock.seconds() + PENDING_HOURS * HOUR, periodOf(subscription).end),
    metadata: choices.metadata === undefined ? null : (plan.changes.metadata ?? null),
    subscription_items: plan.changes.items?.data ?? null,
    trial_end: null,
    trial_from_plan: null,
  };
  engine.change('subscription', current, { pending_update: pending }, 'customer.subscription.updated');
}

/** A schedule's current phase takes a direct change over. */
function followSchedule(engine: Engine, subscription: Subscription, choices: UpdateChoices): void {
  const schedule = engine.store.get('subscription_schedule', subscription.schedule ?? '');
  if (!schedule || !choices.items) return;
  const phases = schedule.phases.map((phase) =>
    phase.start_date === schedule.current_phase?.start_date
      ? {
          ...phase,
          items: subscription.items.data.map(({ price, quantity }) => ({
            billing_thresholds: null,
            discounts: [],
            metadata: {},
            plan: price.id,
            price: price.id,
            quantity,
            tax_rates: [],
          })),
        }
      : phase,
  );
  engine.change('subscription_schedule', schedule, { phases }, 'subscription_schedule.updated');
}
