import { hasGivenUp, lastIntentOf, settleInvoice } from './collection.ts';
import type { Engine, InvoiceOutcome } from './engine.ts';
import { subscriptionOf } from './invoices.ts';
import { reusableMethodOf } from './payments.ts';
import { cancelSubscription, dropPendingUpdate, expireSubscription } from './subscription.cancel.ts';
import type { Invoice, SetupIntent, Subscription } from './tables.ts';

/** Puts the rules together: a payment settles its invoice, and an invoice its subscription. */
export function connectReactions(engine: Engine): void {
  engine.reactions = {
    payment: (intent, outcome) => settleInvoice(engine, intent, outcome),
    invoice: (invoice, outcome) => {
      const subscription = subscriptionOf(engine, invoice);
      if (subscription && subscription.ended_at === null) react(engine, subscription, invoice, outcome);
    },
    setup: (intent) => keepSetUpMethod(engine, intent),
  };
}

function react(engine: Engine, subscription: Subscription, invoice: Invoice, outcome: InvoiceOutcome): void {
  const pending = engine.store.get('pendingChange', subscription.id);
  if (outcome === 'paid') {
    if (pending?.invoice === invoice.id) applyPendingUpdate(engine, subscription);
    settle(engine, subscription, paidMethod(engine, subscription, invoice));
  } else if (outcome === 'voided') {
    if (pending?.invoice === invoice.id) dropPendingUpdate(engine, subscription);
    else if (subscription.status === 'incomplete') expireSubscription(engine, subscription);
    else settle(engine, subscription);
  } else if (outcome === 'uncollectible') {
    settle(engine, subscription);
  } else if (pending?.invoice !== invoice.id && subscription.status !== 'incomplete') {
    fail(engine, subscription, invoice);
  }
}

/** A subscription is in order again when the last of its invoices is settled. */
function settle(engine: Engine, subscription: Subscription, method: string | null = null): void {
  const current = engine.store.need('subscription', subscription.id);
  const last = engine.store
    .all('invoice')
    .findLast(
      ({ parent, status }) =>
        parent?.subscription_details?.subscription === current.id && status !== 'void' && status !== 'draft',
    );
  const waits = current.status === 'incomplete' || current.status === 'past_due' || current.status === 'unpaid';
  const changes = {
    ...(waits && last?.status !== 'open' ? { status: 'active' } : {}),
    ...(method ? { default_payment_method: method } : {}),
  };
  engine.change('subscription', current, changes, 'customer.subscription.updated');
}

function fail(engine: Engine, subscription: Subscription, invoice: Invoice): void {
  const current = engine.store.need('subscription', subscription.id);
  if (hasGivenUp(invoice)) {
    cancelSubscription(engine, current, { reason: 'payment_failed' });
  } else if (current.status === 'active') {
    engine.change('subscription', current, { status: 'past_due' }, 'customer.subscription.updated');
  }
}

/** `save_default_payment_method`: what paid is what pays from now on. */
function paidMethod(engine: Engine, subscription: Subscription, invoice: Invoice): string | null {
  if (subscription.payment_settings?.save_default_payment_method !== 'on_subscription') return null;
  const intent = lastIntentOf(engine, invoice.id);
  return intent?.status === 'succeeded' ? reusableMethodOf(engine, intent) : null;
}

function keepSetUpMethod(engine: Engine, intent: SetupIntent): void {
  for (const subscription of engine.store.all('subscription')) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    const saved = intent.payment_method ? { default_payment_method: intent.payment_method } : {};
    engine.change('subscription', subscription, { pending_setup_intent: null, ...saved }, 'customer.subscription.updated');
  }
}

/** Carries out a change whose invoice has been paid. */
function applyPendingUpdate(engine: Engine, subscription: Subscription): void {
  const pending = engine.store.get('pendingChange', subscription.id);
  if (!pending) return;
  engine.store.remove('pendingChange', subscription.id);
  const current = engine.store.need('subscription', subscription.id);
  const changes = { ...pending.changes, pending_update: null };
  const applied = engine.change('subscription', current, changes, 'customer.subscription.updated');
  // A change that was paid at once never waited.
  if (current.pending_update) engine.emit('customer.subscription.pending_update_applied', applied);
}
