import type Stripe from 'stripe';

/**
 * A type of the `stripe` package as it is stored and sent: what can be expanded is an id, and a decimal is a string.
 * Builders return it, so that they are checked against the installed types.
 */
export type Wire<T> = [Extract<T, { id: string; object: string }>] extends [never]
  ? Plain<T>
  : string extends T
    ? Exclude<T, { id: string; object: string }>
    : Plain<T>;

type Plain<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
