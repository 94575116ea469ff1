import type { QuoteView } from '@beside/common/subscription/subscription.views';
import { expect, it, vi } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { chargesOf, customerOf } from '../../../testing/billing-checks.ts';
import { billing, changeCard, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const DAY = 86_400_000;
const world = await useBilling();
const { apps, stripe, client } = world;
const [app] = apps as [(typeof apps)[number]];

it('a card that is added after a downgrade was scheduled pays the smaller plan', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  const { body } = await billing(user, 'quote', { planId: 'bronze' });
  const quote: QuoteView = Object(body).quote;
  expect((await billing(user, 'change', { quoteId: quote.id })).status).toBe(200);
  await changeCard(stripe, user, '5555555555554444');
  await stripe.advance(32 * DAY);
  await until(user, ({ plan }) => plan === 'bronze');
  const { data } = await client.charges.list({ customer: (await customerOf(world, user.id)) ?? '', limit: 1 });
  expect(data[0]).toMatchObject({ amount: 499, payment_method_details: { card: { last4: '4444' } } });
});

it('an order by invoice names the way to pay that was chosen', async () => {
  const user = await signUp(app);
  await billing(user, 'create', { planId: 'silver', selectedPaymentMethod: 'eps' });
  const customer = (await customerOf(world, user.id)) ?? '';
  const { data } = await client.subscriptions.list({ customer, status: 'all' });
  expect(data[0]).toMatchObject({ collection_method: 'send_invoice', payment_settings: { payment_method_types: ['eps'] } });
});

it('an upgrade of less than can be charged is owed with the next payment, and the quote says so', async () => {
  const user = await signUp(app);
  const { currentPeriodEnd } = await subscribe(stripe, user, 'bronze');
  await stripe.advance(Date.parse(String(currentPeriodEnd)) - stripe.now() - 12 * 3_600_000);
  const { body } = await billing(user, 'quote', { planId: 'silver' });
  const quote: QuoteView = Object(body).quote;
  const carried = quote.credit + quote.cost;
  expect(carried).toBeGreaterThan(0);
  expect(carried).toBeLessThan(50);
  expect(quote).toMatchObject({ dueNow: 0, nextAmount: 999 + carried });
  expect((await billing(user, 'change', { quoteId: quote.id })).status).toBe(200);
  await stripe.advance(DAY);
  await vi.waitFor(async () => expect((await chargesOf(world, user.id))[0]).toBe(quote.nextAmount), WAIT);
});
