/**
 * What the product says of its own work while it works. Names of ours and numbers alone: never a text, an address or an id of somebody.
 * Times are in milliseconds.
 */
export interface Measures {
  /**
   * A call has ended. `name` is its declaration, such as `POST /api/couples/message`, or `none` where it ended before one. Status 0: its caller left
   * before the answer.
   */
  call: { name: string; status: number; ms: number };
  /** An event was acknowledged. `code` is `ok`, or that of the failure. */
  event: { name: string; code: string; ms: number };
  /** A reply has ended. `end` is `done`, `stopped`, `nothing` to answer, or the failure's code. */
  reply: { kind: string; end: string; ms: number };
  /** The model's first token of a reply, since its run began. */
  firstToken: { kind: string; ms: number };
  /** Tokens of one request to the model, its question included. */
  tokens: { tokens: number };
  /** A message was found dangerous. */
  danger: { level: string };
  /** A request to a service outside: the model, mail, payments, push services, the status page. */
  outside: { service: OutsideService; isDone: boolean };
  /** A statement took long, its wait for a connection included. Its text, which has no values. */
  slowStatement: { sql: string; ms: number };
  /** Messages of other nodes that came by no push, found in the database. */
  reconciled: { kind: string; count: number };
}

/** Whether a status says that a service, or our account there, does not work: not that it refuses one request. */
export const isServiceFault = (status: number): boolean => status >= 500 || [401, 403, 429].includes(status);

export type OutsideService = 'model' | 'mail' | 'payments' | 'push' | 'status_page';

type Measure = keyof Measures;

type Listeners = { readonly [M in Measure]: Set<(value: Measures[M]) => void> };

const LISTENERS: Listeners = {
  call: new Set(),
  event: new Set(),
  reply: new Set(),
  firstToken: new Set(),
  tokens: new Set(),
  danger: new Set(),
  outside: new Set(),
  slowStatement: new Set(),
  reconciled: new Set(),
};

/** Whether anybody listens: without a listener nothing needs to be measured. */
export const isMeasured = (measure: Measure): boolean => LISTENERS[measure].size > 0;

export function report<M extends Measure>(measure: M, value: Measures[M]): void {
  for (const take of LISTENERS[measure]) take(value);
}

/** Calls a function with each of them from now on. @returns ends it */
export function onMeasure<M extends Measure>(measure: M, take: (value: Measures[M]) => void): () => void {
  const listeners: Set<(value: Measures[M]) => void> = LISTENERS[measure];
  listeners.add(take);
  return () => void listeners.delete(take);
}
