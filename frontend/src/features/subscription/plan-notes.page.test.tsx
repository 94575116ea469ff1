import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, disputed, OFFERS, PAYMENTS, processing, silver } from '../../testing/billing.ts';
import { CLARA, openApp } from '../../testing/open-app.tsx';

const open = (subscription: SubscriptionView) =>
  openApp('/account', { user: CLARA, config: PAYMENTS, answers: OFFERS, subscription });
const main = () => within(screen.getByRole('main'));
/** Where the two ways out lead, as far as they are offered. */
const waysOut = () =>
  ['Cancel plan', 'Withdraw from contract here'].map((name) => main().queryByRole('link', { name })?.getAttribute('href'));

describe('while a bank processes the first payment, the account', () => {
  it('offers to cancel and to withdraw: it is a contract already', async () => {
    await open(processing());
    await main().findByText(/Silver/, { selector: 'strong' });
    expect(waysOut()).toEqual(['/account/cancel-plan', '/withdraw']);
  });

  it('says what becomes of a withdrawal, and offers nothing more', async () => {
    await open(processing('withdraw'));
    const note = (await main().findByText('You have withdrawn from the Silver plan.')).closest('[role="status"]');
    expect(note).toHaveTextContent('when it arrives, all of it goes back to you.');
    expect(waysOut()).toEqual([undefined, undefined]);
    expect(main().queryByRole('button', { name: /Undo|Keep/ })).toBeNull();
  });

  it('says what becomes of a cancellation, and takes it back', async () => {
    const { user, answer, calls } = await open(processing('cancel'));
    await main().findByText('You have cancelled the Silver plan.');
    answer({ 'POST /api/subscription/resume': answered(processing()) });
    await user.click(main().getByRole('button', { name: 'Undo: keep my plan' }));
    await main().findByRole('link', { name: 'Withdraw from contract here' });
    expect(calls.filter(({ path }) => path === '/api/subscription/resume')).toHaveLength(1);
  });
});

it('while a bank processes the payment of a larger plan, the account offers no withdrawal from it', async () => {
  await open(silver({ pending: { plan: 'gold', amount: 500, discount: null, reason: 'processing', payUrl: null } }));
  await main().findByText(/Your payment for the Gold plan is being processed/);
  expect(waysOut()).toEqual(['/account/cancel-plan', undefined]);
});

describe('while a payment is disputed, the account', () => {
  const plan = async () => within(await screen.findByRole('region', { name: 'Silver plan' }));

  it('says so, offers no change, and calls a plan that nobody has cancelled active', async () => {
    await open(disputed());
    await main().findByText('Your bank is looking into a payment.');
    expect(screen.getByRole('region', { name: 'Silver plan' })).toHaveTextContent('Active');
    expect(screen.queryByText(/Your plan ends on|No more payments/)).toBeNull();
    const own = await plan();
    for (const role of ['link', 'button'] as const) expect(own.queryByRole(role, { name: /Upgrade|Downgrade|Undo/ })).toBeNull();
    expect(own.getByRole('link', { name: 'Cancel plan' })).toHaveAttribute('href', '/account/cancel-plan');
    expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
  });

  it('shows a cancellation, which cannot be taken back meanwhile', async () => {
    await open(disputed(false));
    await main().findByText('Your plan ends on March 1, 2031 at the latest.');
    const own = await plan();
    for (const role of ['link', 'button'] as const) expect(own.queryByRole(role, { name: /Undo|Cancel/ })).toBeNull();
  });
});
