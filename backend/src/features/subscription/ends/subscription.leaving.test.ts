import { expect, it, vi } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { chargesOf, faultsOf } from '../../../testing/billing-checks.ts';
import { subscribe } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const MONTH = 32 * 86_400_000;

const world = await useBilling();
const { apps, stripe } = world;
const [app] = apps as [(typeof apps)[number]];

it('a renewal that is charged while a withdrawal is carried out is given back as well', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  // What is due is calculated, and the end comes late.
  stripe.fail({ path: '/v1/subscriptions', method: 'DELETE', how: 'late', ms: 3000 });
  const declared = { name: 'Clara Almeida', email: user.email, contract: 'Silver plan' };
  const withdrawn = user.browser.call('POST', '/api/subscription/withdraw', declared);
  const reads = () => stripe.requests.filter(({ path, method }) => method === 'GET' && path === '/v1/invoices');
  // For whether it can be withdrawn from, and for what is due.
  await vi.waitFor(() => expect(reads().length).toBeGreaterThanOrEqual(2), WAIT);
  await stripe.advance(MONTH);
  const { status, body } = await withdrawn;
  expect([status, body.message]).toEqual([200, expect.stringContaining('The contract has ended')]);
  expect(await chargesOf(world, user.id)).toEqual([0, 0]);
  expect(await faultsOf(world, user.id)).toEqual([]);
});
