import { expect, it, vi } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { chargesOf, faultsOf } from '../../testing/billing-checks.ts';
import { subscribe } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';
import { WAIT } from '../../testing/wait.ts';

const MONTH = 32 * 86_400_000;

const world = await useBilling();
const { apps, stripe } = world;
const [app] = apps as [(typeof apps)[number]];

it('a renewal that is charged while a withdrawal is carried out is given back as well', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  // The refund is made, and its answer comes late.
  stripe.fail({ path: '/v1/refunds', method: 'POST', how: 'slow', ms: 3000 });
  const declared = { name: 'Clara Almeida', email: user.email, contract: 'Silver plan' };
  const withdrawn = user.browser.call('POST', '/api/subscription/withdraw', declared);
  await vi.waitFor(
    () => expect(stripe.requests.some(({ path, method }) => method === 'POST' && path === '/v1/refunds')).toBe(true),
    WAIT,
  );
  await stripe.advance(MONTH);
  expect((await withdrawn).status).toBe(200);
  expect(await chargesOf(world, user.id)).toEqual([0, 0]);
  expect(await faultsOf(world, user.id)).toEqual([]);
});
