import { Clock } from './clock.ts';
import { newId } from './ids.ts';
import type { Change } from './store.ts';
import { Store } from './store.ts';
import { StripeRefusal } from './stripe.error.ts';
import type { Invoice, Kind, PaymentIntent, SentEvent, SetupIntent, StoredObject, Tables } from './tables.ts';

/** The version of the installed `stripe` package; a test compares them. */
export const API_VERSION = '2026-10-28.endive';

export interface EngineSettings {
  /** Where the sandbox answers, for addresses in objects. */
  url: string;
  /** Payment methods that the account accepts, in its order. */
  methods: readonly string[];
  /** Rows that were kept from before. */
  rows: readonly Change[];
  write(changes: Change[]): void;
}

/** What an event belongs to: the request that caused it, or none where the clock did. */
type Cause = SentEvent['request'];

type PaymentOutcome = 'succeeded' | 'failed' | 'requires_action' | 'processing' | 'canceled';
export type InvoiceOutcome = 'paid' | 'payment_failed' | 'voided' | 'uncollectible';

/** What follows elsewhere: a payment settles its invoice, an invoice its subscription. Set once, where the rules are put together. */
export interface Reactions {
  payment(intent: PaymentIntent, outcome: PaymentOutcome): void;
  invoice(invoice: Invoice, outcome: InvoiceOutcome): void;
  setup(intent: SetupIntent): void;
}

/** The sandbox's state, its clock, and what is said about changes. All of Stripe's rules are functions over it. */
export class Engine {
  readonly store: Store;
  readonly clock: Clock;
  readonly methods: readonly string[];
  url: string;
  /** Puts an event on its way, in the transaction that caused it. */
  dispatch: (event: SentEvent) => void = () => undefined;
  reactions: Reactions = { payment: () => undefined, invoice: () => undefined, setup: () => undefined };
  private cause: Cause = { id: null, idempotency_key: null };
  private readonly listeners = new Set<(changes: Change[]) => void>();

  constructor(settings: EngineSettings) {
    this.url = settings.url;
    this.methods = settings.methods;
    this.store = new Store((changes) => {
      settings.write(changes);
      for (const listener of this.listeners) listener(changes);
    });
    this.store.restore(settings.rows);
    this.clock = new Clock(Number(this.store.get('setting', 'ahead')?.value ?? 0));
  }

  /** Calls it after each transaction, with what has changed. */
  watch(listener: (changes: Change[]) => void): void {
    this.listeners.add(listener);
  }

  /** Runs it as one change. A refusal that keeps its traces (a declined card) is committed. */
  transact<T>(run: () => T, cause: Cause = { id: null, idempotency_key: null }): T {
    const before = this.cause;
    this.cause = cause;
    try {
      return this.store.transact(run, (error) => error instanceof StripeRefusal && error.keep);
    } finally {
      this.cause = before;
    }
  }

  /** Sends an event with the object as it is now. */
  emit(type: string, object: StoredObject, previous?: Record<string, unknown>): void {
    const event: SentEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.clock.seconds(),
      data: { object, ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: this.cause,
      type,
    };
    this.dispatch(this.store.put('event', event));
  }

  /**
   * Replaces fields of a row. With an event's type, the change is sent, with what was there before; a change of nothing is not.
   * @returns the row as it is now
   */
  change<K extends Kind>(kind: K, row: Tables[K], changes: Partial<Tables[K]>, event?: string): Tables[K] {
    const current = this.store.get(kind, row.id) ?? row;
    const previous = differences(current, changes);
    if (Object.keys(previous).length === 0) return current;
    const next = this.store.put(kind, { ...current, ...changes });
    if (event && 'object' in next) this.emit(event, next, previous);
    return next;
  }
}

/** The fields that change, with their values so far. */
function differences(before: object, changes: object): Record<string, unknown> {
  const previous: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(changes)) {
    const old: unknown = Reflect.get(before, key);
    if (JSON.stringify(old) !== JSON.stringify(value)) previous[key] = old ?? null;
  }
  return previous;
}
