import { addMonths, DAY } from '../engine/calendar.ts';
import type { Engine } from '../engine/engine.ts';
import { completePayment } from '../engine/payments.ts';
import { completeSetup } from '../engine/setup-intents.ts';
import type { CustomerOverview, EventOverview, HostedInvoice, PageEngine, PageIntent } from './page.engine.ts';

interface AdapterOptions {
  publishableKey: string;
  /** Moves the clock, in milliseconds. */
  advance(ms: number): Promise<void>;
}

/** The pages' view of the sandbox's state. */
export function pageEngineOf(engine: Engine, { publishableKey, advance }: AdapterOptions): PageEngine {
  return {
    publishableKey,
    now: () => engine.clock.now(),
    findInvoice: (token) => findInvoice(engine, token),
    findIntent(id, clientSecret) {
      const intent = intentOf(engine, id);
      return clientSecret !== '' && intent?.client_secret === clientSecret ? intent : null;
    },
    async completeIntent(id, outcome) {
      complete(engine, id, outcome === 'succeed');
      const intent = intentOf(engine, id);
      if (!intent) throw new Error(`No intent ${id}`);
      return intent;
    },
    listCustomers: () => listCustomers(engine),
    listEvents: (limit) => listEvents(engine, limit),
    advance(step) {
      const now = engine.clock.seconds();
      return advance((step === '1 day' ? DAY : addMonths(now, 1) - now) * 1000);
    },
  };
}

function complete(engine: Engine, id: string, succeeds: boolean): void {
  engine.transact(() => {
    const payment = engine.store.get('payment_intent', id);
    if (payment) completePayment(engine, payment, succeeds);
    else completeSetup(engine, engine.store.need('setup_intent', id), succeeds);
  });
}

function intentOf({ store }: Engine, id: string): PageIntent | null {
  const payment = store.get('payment_intent', id);
  const intent = payment ?? store.get('setup_intent', id);
  if (!intent) return null;
  const { object, client_secret, status, description, payment_method_types, payment_method } = intent;
  return {
    ...{ id, object, status, description, payment_method_types },
    client_secret: client_secret ?? '',
    amount: payment?.amount ?? null,
    currency: payment?.currency ?? null,
    method: store.get('payment_method', payment_method ?? '')?.type ?? null,
    return_url: store.get('confirmation', id)?.return_url ?? null,
  };
}

function findInvoice({ store }: Engine, token: string): HostedInvoice | null {
  const invoice = store.get('invoice', store.get('invoiceToken', token)?.invoice ?? '');
  if (!invoice || invoice.status === 'draft') return null;
  const payment = store.all('invoice_payment').findLast((each) => each.invoice === invoice.id && each.status === 'open');
  const intent = store.get('payment_intent', payment?.payment.payment_intent ?? '');
  return { invoice, clientSecret: intent?.client_secret ?? null };
}

function listCustomers({ store }: Engine): CustomerOverview[] {
  const tokens = new Map(store.all('invoiceToken').map(({ id, invoice }) => [invoice, id]));
  const subscriptions = store.all('subscription').reverse();
  const invoices = store.all('invoice').reverse();
  return store
    .all('customer')
    .reverse()
    .map((customer) => ({
      customer,
      subscriptions: subscriptions.filter((each) => each.customer === customer.id),
      invoices: invoices
        .filter((each) => each.customer === customer.id)
        .map((invoice) => ({ token: tokens.get(invoice.id) ?? null, invoice })),
    }));
}

function listEvents({ store }: Engine, limit: number): EventOverview[] {
  const deliveries = new Map(store.all('delivery').map((each) => [each.event, each]));
  return store
    .all('event')
    .slice(-limit)
    .reverse()
    .map(({ id, type, created }) => {
      const sent = deliveries.get(id);
      return {
        id,
        type,
        created,
        delivery: sent?.status ?? 'none',
        attempts: sent?.attempts ?? 0,
        lastStatus: sent?.lastStatus ?? null,
      };
    });
}
