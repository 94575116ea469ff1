import { missing } from './stripe.error.ts';
import type { Kind, StoredObject, Tables } from './tables.ts';

/** A changed row; null for a removed one. */
export type Change = [kind: Kind, id: string, value: { id: string } | null];

type Rows = { [K in Kind]: Map<string, Tables[K]> };

function emptyRows(): Rows {
  return {
    customer: new Map(),
    product: new Map(),
    price: new Map(),
    coupon: new Map(),
    promotion_code: new Map(),
    discount: new Map(),
    subscription: new Map(),
    subscription_schedule: new Map(),
    invoice: new Map(),
    invoice_payment: new Map(),
    payment_intent: new Map(),
    setup_intent: new Map(),
    payment_method: new Map(),
    charge: new Map(),
    refund: new Map(),
    dispute: new Map(),
    credit_note: new Map(),
    webhook_endpoint: new Map(),
    event: new Map(),
    deleted: new Map(),
    methodSecret: new Map(),
    settlement: new Map(),
    refundSettlement: new Map(),
    verdict: new Map(),
    confirmation: new Map(),
    pendingLine: new Map(),
    pendingChange: new Map(),
    delivery: new Map(),
    answer: new Map(),
    setting: new Map(),
    invoiceToken: new Map(),
  };
}

/** Takes a change back. */
type Undo = () => void;

/**
 * All rows, in memory. Rows are never changed, only replaced. Everything is synchronous, so that a transaction cannot meet another:
 * its changes are written at once, or taken back.
 */
export class Store {
  private readonly rows = emptyRows();
  private readonly write: (changes: Change[]) => void;
  private readonly open: { undo: Undo[]; changed: Map<string, [Kind, string]> }[] = [];

  constructor(write: (changes: Change[]) => void = () => undefined) {
    this.write = write;
  }

  get<K extends Kind>(kind: K, id: string): Tables[K] | undefined {
    return this.rows[kind].get(id);
  }

  /** The row, or Stripe's refusal: 404, or 400 where the id was a parameter. */
  need<K extends Kind>(kind: K, id: string, param?: string): Tables[K] {
    const row = this.rows[kind].get(id);
    if (row === undefined) throw missing(kind, id, param);
    return row;
  }

  /** Every row of a kind, oldest first. */
  all<K extends Kind>(kind: K): Tables[K][] {
    return [...this.rows[kind].values()];
  }

  put<K extends Kind>(kind: K, row: Tables[K]): Tables[K] {
    const rows: Map<string, Tables[K]> = this.rows[kind];
    const before = rows.get(row.id);
    this.remember(kind, row.id, () => (before === undefined ? rows.delete(row.id) : rows.set(row.id, before)));
    rows.set(row.id, row);
    return row;
  }

  remove<K extends Kind>(kind: K, id: string): void {
    const rows: Map<string, Tables[K]> = this.rows[kind];
    const before = rows.get(id);
    if (before === undefined) return;
    this.remember(kind, id, () => rows.set(id, before));
    rows.delete(id);
  }

  /** Any of Stripe's objects by its id. */
  find(id: string): StoredObject | undefined {
    for (const rows of Object.values(this.rows)) {
      const row: unknown = rows.get(id);
      if (isStored(row) && row.object !== 'event') return row;
    }
    return undefined;
  }

  /** Runs it as one change: written when it returns, taken back when it throws (unless `keep` says otherwise of the error). */
  transact<T>(run: () => T, keep: (error: unknown) => boolean = () => false): T {
    this.open.push({ undo: [], changed: new Map() });
    try {
      const result = run();
      this.commit();
      return result;
    } catch (error) {
      if (keep(error)) this.commit();
      else this.rollBack();
      throw error;
    }
  }

  /** Runs it and takes everything back: what would happen. */
  rehearse<T>(run: () => T): T {
    this.open.push({ undo: [], changed: new Map() });
    try {
      return run();
    } finally {
      this.rollBack();
    }
  }

  /** Takes rows that were stored before. */
  restore(changes: readonly Change[]): void {
    for (const [kind, id, value] of changes) {
      if (!(kind in this.rows)) continue;
      if (value === null) this.rows[kind].delete(id);
      else this.restoreRow(kind, value);
    }
  }

  /** Everything, for a compacted journal. */
  dump(): Change[] {
    const kinds = Object.keys(this.rows).filter((kind): kind is Kind => kind in this.rows);
    return kinds.flatMap((kind) => this.all(kind).map((row): Change => [kind, row.id, row]));
  }

  private restoreRow<K extends Kind>(kind: K, value: { id: string }): void {
    if (isRow(kind, value)) this.rows[kind].set(value.id, value);
  }

  private remember(kind: Kind, id: string, undo: Undo): void {
    const transaction = this.open.at(-1);
    if (!transaction) throw new Error(`A change of ${kind} outside of a transaction`);
    transaction.undo.push(undo);
    transaction.changed.set(`${kind} ${id}`, [kind, id]);
  }

  private commit(): void {
    const done = this.open.pop();
    if (!done || done.changed.size === 0) return;
    const parent = this.open.at(-1);
    if (parent) {
      parent.undo.push(...done.undo);
      for (const [key, change] of done.changed) parent.changed.set(key, change);
      return;
    }
    this.write([...done.changed.values()].map(([kind, id]): Change => [kind, id, this.rows[kind].get(id) ?? null]));
  }

  private rollBack(): void {
    const done = this.open.pop();
    for (const undo of done?.undo.reverse() ?? []) undo();
  }
}

function isStored(value: unknown): value is StoredObject {
  return typeof value === 'object' && value !== null && 'object' in value && 'id' in value;
}

/** The journal is ours alone: a row has the form that this code wrote. */
function isRow<K extends Kind>(_kind: K, value: { id: string }): value is Tables[K] {
  return typeof value.id === 'string';
}
