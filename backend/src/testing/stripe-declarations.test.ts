import { afterAll, describe, expect, it } from 'vitest';
import { violationsOf } from './stripe-declarations.ts';
import { begin, startSandbox } from './stripe-sandbox.ts';

const sandbox = await startSandbox();
const { stripe, server } = sandbox;
afterAll(() => sandbox.close());

/** As it is sent. */
const sent = (body: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(body));

/** Real bodies of every kind that payments use. */
async function bodies(): Promise<Record<string, unknown>[]> {
  const { subscription, intent } = await begin(sandbox);
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_createDispute' });
  const lists = [
    stripe.charges.list(),
    stripe.invoices.list({ expand: ['data.payments'] }),
    stripe.disputes.list(),
    stripe.events.list({ limit: 100 }),
    stripe.customers.list(),
    stripe.subscriptions.list({ expand: ['data.latest_invoice', 'data.default_payment_method'] }),
    stripe.prices.list(),
    stripe.products.list(),
    stripe.paymentIntents.list(),
  ];
  return [sent(subscription), ...(await Promise.all(lists)).map(sent)];
}

type Path = readonly (string | number)[];

/** Every place in a body, with its value. */
function* places(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* places(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** A copy in which the object that holds a place is changed. */
function changed(
  body: object,
  path: Path,
  change: (holder: Record<string | number, unknown>, key: string | number) => void,
): unknown {
  const copy = structuredClone(body);
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step], copy);
  change(Object(holder), path.at(-1) ?? '');
  return copy;
}

/** What may hold anything, or is there only sometimes. */
const IS_FREE = /\.(metadata|object|previous_attributes|lastResponse|use_stripe_sdk|error|card|sepa_debit)\b|data\.object|\.url$/;

describe('the check against the declarations', () => {
  it('finds nothing in what the stand-in sends', async () => {
    expect((await bodies()).flatMap((body) => violationsOf(body))).toEqual([]);
    expect(server.events.all().length).toBeGreaterThan(10);
  });

  it('finds a wrong type, an unknown field and an unknown value, wherever they are', async () => {
    const missed: string[] = [];
    let mutations = 0;
    for (const body of await bodies()) {
      for (const [path, value] of places(body)) {
        const name = `${String(body.object)}.${path.join('.')}`;
        // Of a list, the first.
        if (path.some((step) => typeof step === 'number' && step > 0)) continue;
        const holder = path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step], body);
        if (IS_FREE.test(name) || path.length > 6 || Array.isArray(holder)) continue;
        const mutants: unknown[] = [
          changed(body, path, (at, key) => {
            at[key] = typeof value === 'number' ? 'a text' : value === null ? { no_such_field: 1 } : 7.5;
          }),
          changed(body, path, (at) => {
            at.no_such_field = null;
          }),
        ];
        for (const mutant of mutants) {
          mutations++;
          if (violationsOf(mutant).length === 0) missed.push(name);
        }
      }
    }
    expect(mutations).toBeGreaterThan(1000);
    expect([...new Set(missed)]).toEqual([]);
  });

  it.each([
    ['an unknown state', 'status', 'half_paid'],
    ['a missing field', 'currency', undefined],
    ['null where it is never null', 'created', null],
    ['an object in the place of an id that is none', 'customer', {}],
  ])('finds %s', async (_what, key, value) => {
    const [subscription] = await bodies();
    expect(violationsOf(subscription)).toEqual([]);
    expect(violationsOf({ ...subscription, [key]: value })).not.toEqual([]);
  });

  it('finds an event of no known type, and an error of none', () => {
    const event = sent(server.events.all()[0]);
    expect(violationsOf(event)).toEqual([]);
    expect(violationsOf({ ...event, type: 'charge.paid' })).toEqual(['event.type: "charge.paid" is none of its values']);
    expect(violationsOf({ error: { type: 'odd', message: 'x' } })).toEqual(['error.type: odd is none of its values']);
    expect(violationsOf({ object: 'coin' })).not.toEqual([]);
  });
});
