import type { BillingView } from '@beside/common/billing/billing.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, OFFERS, PAYMENTS, silver } from '../../testing/billing.ts';
import { CLARA, openApp } from '../../testing/open-app.tsx';

const open = (subscription: Partial<SubscriptionView>) =>
  openApp('/account', { user: CLARA, config: PAYMENTS, answers: OFFERS, subscription });

type Pending = NonNullable<BillingView['pending']>;

/** A first payment that a bank processes. */
const processing = (declared: Pending['declared'] = null): Partial<SubscriptionView> => ({
  billing: {
    ...silver().billing,
    ...{ startedAt: null, withdrawUntil: null, nextPayment: null },
    pending: { plan: 'silver', amount: 999, discount: null, reason: 'processing', payUrl: null, declared },
  },
});
const main = () => within(screen.getByRole('main'));
const links = (names: string[]) => names.map((name) => main().queryByRole('link', { name })?.getAttribute('href') ?? null);

describe('while a bank processes the first payment, the account', () => {
  it('offers to cancel and to withdraw: it is a contract already', async () => {
    await open(processing());
    await main().findByText(/Silver/, { selector: 'strong' });
    expect(links(['Cancel contracts here', 'Withdraw from contract here'])).toEqual(['/cancel', '/withdraw']);
  });

  it('says what becomes of a withdrawal, and offers nothing more', async () => {
    await open(processing('withdraw'));
    const note = (await main().findByText('You have withdrawn from Silver.')).closest('[role="status"]');
    expect(note).toHaveTextContent('when it arrives, all of it goes back to you.');
    expect(links(['Cancel contracts here', 'Withdraw from contract here'])).toEqual([null, null]);
    expect(main().queryByRole('button', { name: /Undo|Keep/ })).toBeNull();
  });

  it('says what becomes of a cancellation, and takes it back', async () => {
    const { user, answer, calls } = await open(processing('cancel'));
    await main().findByText('You have cancelled Silver.');
    answer({ 'POST /api/subscription/resume': answered({ ...silver(), ...processing() }) });
    await user.click(main().getByRole('button', { name: 'Undo: keep my plan' }));
    await main().findByRole('link', { name: 'Cancel contracts here' });
    expect(calls.filter(({ path }) => path === '/api/subscription/resume')).toHaveLength(1);
  });
});

it('while a payment is disputed, the account says so, and offers no change', async () => {
  await open({ ...silver({ isDisputed: true, nextPayment: null }), cancelAtPeriodEnd: true });
  await main().findByText('Your bank is looking into a payment.');
  const plan = within(await screen.findByRole('region', { name: 'Silver plan' }));
  for (const role of ['link', 'button'] as const)
    expect(plan.queryByRole(role, { name: /Upgrade|Smaller|Undo|Cancel/ })).toBeNull();
});
