import { afterAll, describe, expect, it } from 'vitest';
import { begin, DAY, startSandbox } from '../../../testing/stripe-sandbox.ts';
import { findLive } from '../orders/subscription.quotes.ts';
import { lookupKeyOf } from '../subscription.catalogue.ts';
import { setUpStripe } from '../subscription.setup.ts';
import { calculateWithdrawal } from './subscription.withdrawal.ts';

const sandbox = await startSandbox();
const { stripe, server } = sandbox;
await setUpStripe(stripe, { appName: 'Beside', planPrices: { bronze: 499, silver: 999, gold: 1999 }, webhookUrl: null });
afterAll(() => sandbox.close());

/** A contract of some days, its withdrawal declared on one of them, and confirmed now. */
async function contract({ days, declaredOn, beginAtOnce = false }: { days: number; declaredOn: number; beginAtOnce?: boolean }) {
  const { id: customer } = await stripe.customers.create({ email: 'ana@example.com' });
  const [price] = (await stripe.prices.list({ lookup_keys: [lookupKeyOf('silver')] })).data;
  const { intent } = await begin(sandbox, {
    customer,
    items: [{ price: price?.id }],
    metadata: { beginAtOnce: String(beginAtOnce) },
  });
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  const start = Math.floor(server.now() / 1000);
  await server.advance(days * DAY);
  const live = await findLive(stripe, customer);
  if (!live) throw new Error('No contract');
  const now = Math.floor(server.now() / 1000);
  const { current_period_start, current_period_end } = live.item;
  const share = (now - current_period_start) / (current_period_end - current_period_start);
  const first = current_period_start - start;
  return {
    share,
    firstShare: (seconds: number) => seconds / first,
    view: async (usedBefore: number | null, silver: { now: number; before: number }) =>
      (
        await calculateWithdrawal(stripe, live, {
          ...{ declaredAt: start + declaredOn * 86_400, usedUntil: now, usedBefore },
          use: { since: new Date(current_period_start * 1000), use: { silver: silver.now }, previous: { silver: silver.before } },
        })
      )?.view,
  };
}

describe('a withdrawal declared on the last day, whose link is opened after the renewal', () => {
  it('gives the first month back whole, and of the second what was not used', async () => {
    const { share, view } = await contract({ days: 41, declaredOn: 13 });
    const refund = 999 + 999 - Math.floor(999 * share);
    expect(await view(4, { now: 0, before: 4 })).toMatchObject({ paid: 1998, refund });
  });

  it('owes the sessions that were used after it, in either month', async () => {
    const { view } = await contract({ days: 41, declaredOn: 13 });
    // Five of fifteen in the first month; in the second all.
    expect(await view(4, { now: 15, before: 9 })).toMatchObject({ paid: 1998, refund: 999 - 333 });
  });

  it('owes the time up to the declaration, and not up to the link, where the service began on request', async () => {
    const { share, firstShare, view } = await contract({ days: 41, declaredOn: 13, beginAtOnce: true });
    const owed = Math.floor(999 * firstShare(13 * 86_400) + 999 * share);
    expect(await view(0, { now: 0, before: 0 })).toMatchObject({ paid: 1998, refund: 1998 - owed });
  });

  it('that was declared too late gives nothing', async () => {
    // Weekends, holidays and the time of day move the end by a week at most.
    const { view } = await contract({ days: 41, declaredOn: 30 });
    expect(await view(0, { now: 0, before: 0 })).toBeUndefined();
  });
});
