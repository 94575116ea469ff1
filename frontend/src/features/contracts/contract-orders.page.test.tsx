import type { DeclarationView, ReceiptView } from '@beside/common/contracts/contracts.views';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, disputed, OFFERS, PAYMENTS, processing, receipt, silver, WITHDRAWAL } from '../../testing/billing.ts';
import type { Served } from '../../testing/fake-server.ts';
import { failure } from '../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../testing/open-app.tsx';
import { fact, fill, mainButton, seeAddress, seeHeading, seeToast } from '../../testing/page-steps.ts';

const open = (path: string, { answers, ...more }: Opening = {}) =>
  openApp(path, { user: CLARA, config: PAYMENTS, answers: { ...OFFERS, ...answers }, ...more });
const received = (more: Partial<ReceiptView> = {}): Served => ({
  json: { success: true, message: 'Yes', receipt: receipt(more) },
});
const link = (name: string) => within(screen.getByRole('main')).getByRole('link', { name });
const ON_ITS_WAY = { ...WITHDRAWAL, isProcessing: true };
const BACK = '€9.99, in the way you paid, once the payment has arrived';

describe('an order whose payment a bank processes', () => {
  it('is cancelled on the page of the plan, and the account says what becomes of it', async () => {
    const { user, answer } = await open('/account/cancel-plan', { subscription: processing() });
    await seeHeading('Cancel your Silver plan');
    expect(screen.getByText(/^Your bank is still processing the payment\. When it arrives, your plan begins/)).toBeVisible();
    expect(fact('Ends')).toHaveTextContent('With its first month');
    expect(link('withdraw from the contract')).toHaveAttribute('href', '/withdraw');
    answer({ 'POST /api/subscription/cancel': answered(processing('cancel')) });
    await user.click(mainButton('Cancel plan'));
    await seeAddress('/account');
    expect(await screen.findByText('You have cancelled the Silver plan.')).toBeVisible();
  });

  it('is withdrawn from: what is on its way goes back once it has arrived', async () => {
    const { user } = await open('/withdraw', {
      subscription: processing(),
      answers: {
        'GET /api/subscription/withdrawal': { json: { success: true, withdrawal: ON_ITS_WAY } },
        'POST /api/subscription/withdraw': received(),
      },
    });
    await seeHeading('Withdraw from contract here');
    expect(fact('On its way to us')).toHaveTextContent('€9.99');
    expect(fact('You get back')).toHaveTextContent(BACK);
    expect(screen.queryByText(/^(You paid|For what you used)$/)).toBeNull();
    await user.click(mainButton('Continue'));
    await seeHeading('Confirm withdrawal');
    expect(fact('You get back')).toHaveTextContent(BACK);
    await user.click(mainButton('Confirm withdrawal'));
    await seeHeading('We have received your withdrawal');
    expect(screen.getByText(/when it arrives, all of it goes back to you\./)).toBeVisible();
    expect(screen.queryByText(/Your plan ends now/)).toBeNull();
  });

  it('is cancelled by a declaration, which names it', async () => {
    const { user } = await open('/cancel', {
      subscription: processing(),
      answers: { 'POST /api/subscription/cancel-request': received({ kind: 'cancel' }) },
    });
    expect(await screen.findByLabelText('Which contract')).toHaveDisplayValue('Silver plan');
    await user.click(mainButton('Cancel now'));
    await seeHeading('We have received your cancellation');
    expect(screen.getByText(/When the payment arrives, the plan ends with its first month\./)).toBeVisible();
  });

  it.each<[ReceiptView['kind'], Partial<DeclarationView>, RegExp, string, RegExp]>([
    [
      'withdraw',
      { withdrawal: ON_ITS_WAY },
      /when it arrives, all of it, €9\.99, will be refunded to you\.$/,
      'Confirm withdrawal',
      /^The contract has ended\. Your bank is still processing the payment/,
    ],
    [
      'cancel',
      { withdrawal: null },
      /^The payment for your Silver plan has not arrived yet\./,
      'Confirm cancellation',
      /^If your bank is already processing the payment, the plan ends with its first month/,
    ],
  ])('is left by a mailed link (%s), which says what that does', async (kind, given, before, button, after) => {
    const notice = { receipt: receipt({ kind }), done: false, plan: 'silver', endsAt: null, ...given };
    const noticed = (done: boolean): Served => ({ json: { success: true, notice: { ...notice, done } } });
    const { user } = await open(`/${kind}?token=mailed`, {
      user: null,
      answers: {
        'GET /api/subscription/notice/mailed': noticed(false),
        'POST /api/subscription/confirm-notice': noticed(true),
      },
    });
    expect(await screen.findByText(before)).toBeVisible();
    await user.click(mainButton(button));
    expect(await screen.findByText(after)).toBeVisible();
  });
});

it('an order that a bank processes leaves nothing to choose on the account, and names the date of its cancellation', async () => {
  const { billing, ...rest } = processing('cancel');
  const pending = billing?.pending ? { ...billing.pending, endsOn: '2031-05-20' } : null;
  await open('/account', { subscription: { ...rest, billing: billing && { ...billing, pending } } });
  expect(await screen.findByText(/it ends with the paid month in which May 20, 2031 lies\./)).toBeVisible();
  const offers = screen.getByRole('region', { name: 'Available plans' });
  expect(within(offers).getByText('Gold')).toBeVisible();
  expect(within(offers).queryByRole('link', { name: /^Choose/ })).toBeNull();
});

it('an order by invoice that is not paid ends with a cancellation', async () => {
  const pending = { plan: 'silver', amount: 999, discount: null, reason: 'payment', payUrl: null } as const;
  const { user } = await open('/cancel', {
    subscription: { ...processing(), ...{ billing: silver({ byInvoice: true, pending }).billing } },
    answers: { 'POST /api/subscription/cancel-request': received({ kind: 'cancel' }) },
  });
  await fill('Which contract', 'My Silver plan');
  await user.click(mainButton('Cancel now'));
  expect(await screen.findByText(/Your order has ended, and nothing is charged\./)).toBeVisible();
});

describe('while a payment is disputed', () => {
  it('a plan can be cancelled, which is not taken back meanwhile', async () => {
    const { user, answer } = await open('/account/cancel-plan', { subscription: disputed() });
    await seeHeading('Cancel your Silver plan');
    expect(screen.getByText(/Until your bank has decided, this cannot be undone\./)).toBeVisible();
    answer({ 'POST /api/subscription/cancel': answered(disputed(false)) });
    await user.click(mainButton('Cancel plan'));
    await seeHeading('Your Silver plan ends on March 1, 2031');
    expect(screen.getByText(/^Your bank is looking into a payment\./)).toBeVisible();
    expect(screen.getByText(/^It is not renewed\. If your bank decides for you/)).toBeVisible();
    expect(screen.queryByText(/nothing changes/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
    await user.click(link('Back to your account'));
    const plan = await screen.findByRole('region', { name: 'Silver plan' });
    expect(plan).toHaveTextContent('Your plan ends on March 1, 2031 at the latest.');
    expect(plan).not.toHaveTextContent(/nothing changes/);
  });

  it('a withdrawal promises the money once the bank has decided, and no days', async () => {
    const { user } = await open('/withdraw', {
      subscription: disputed(),
      answers: {
        'GET /api/subscription/withdrawal': { json: { success: true, withdrawal: { ...WITHDRAWAL, isDisputed: true } } },
        'POST /api/subscription/withdraw': received(),
      },
    });
    await seeHeading('Withdraw from contract here');
    expect(fact('You get back')).toHaveTextContent(/by your bank or by us, once your bank has decided/);
    await user.click(mainButton('Continue'));
    await seeHeading('Confirm withdrawal');
    await user.click(mainButton('Confirm withdrawal'));
    await seeHeading('We have received your withdrawal');
    expect(screen.getByText(/once it has decided, the money comes back from it, or from us\./)).toBeVisible();
    expect(screen.queryByText(/14 days/)).toBeNull();
  });

  it.each([{ withdrawal: { ...WITHDRAWAL, isDisputed: true } }, { plan: null, withdrawal: null, awaitsBank: true }])(
    'a mailed link that was confirmed promises no days (%j)',
    async (given) => {
      const notice = { receipt: receipt({ kind: 'withdraw' }), done: true, plan: 'silver', endsAt: null, ...given };
      await open('/withdraw?token=mailed', {
        user: null,
        answers: { 'GET /api/subscription/notice/mailed': { json: { success: true, notice } } },
      });
      expect(await screen.findByText(/^The contract has ended\. Your bank is looking into the payment/)).toBeVisible();
    },
  );

  it('an undo that comes too late is refused in words', async () => {
    const { user, answer } = await open('/account/cancel-plan', { subscription: { ...silver(), cancelAtPeriodEnd: true } });
    await seeHeading('Your Silver plan ends on March 1, 2031');
    answer({ 'POST /api/subscription/resume': failure('payment_disputed') });
    await user.click(mainButton('Undo: keep my plan'));
    await seeToast('This could not be undone', 'Your bank is looking into a payment.');
  });
});

describe('a cancellation to a later date', () => {
  const LATER = silver({ endsAt: '2031-05-01T10:00:00.000Z' });

  it('is shown and undone on the account, and shown with the plans; the button there ends the plan earlier', async () => {
    const { user, answer } = await open('/account', { subscription: LATER });
    const plan = await screen.findByRole('region', { name: 'Silver plan' });
    expect(plan).toHaveTextContent('Your plan ends on May 1, 2031. Until then it goes on, and is renewed each month.');
    expect(plan).toHaveTextContent('Next payment: €9.99 on March 1, 2031');
    await user.click(within(plan).getByRole('link', { name: 'Cancel plan' }));
    await seeHeading('Cancel your Silver plan');
    expect(screen.getByText('You have cancelled to May 1, 2031. With this button the plan ends earlier.')).toBeVisible();
    await user.click(link('Keep plan'));
    answer({ 'POST /api/subscription/resume': answered(silver()) });
    await user.click(await screen.findByRole('button', { name: 'Undo: keep my plan' }));
    await seeToast('Your plan goes on');
    await waitFor(() => expect(screen.queryByText(/ends on May 1/)).toBeNull());
  });

  it('is told with the plans', async () => {
    await open('/subscribe', { subscription: LATER });
    expect(await screen.findByText(/^Your plan ends on May 1, 2031\. Until then it goes on/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Keep Silver' })).toBeEnabled();
  });

  it.each<[string, Partial<DeclarationView>, RegExp, RegExp]>([
    [
      'is renewed until then',
      { isLater: true },
      /goes on, and is renewed each month\.$/,
      /Until then it is renewed each month\.$/,
    ],
    [
      'may end earlier',
      { isDisputed: true },
      /on May 1, 2031 at the latest\./,
      /^The contract ends on May 1, 2031 at the latest\./,
    ],
  ])('is confirmed by a mailed link, which says that the plan %s', async (_what, given, before, after) => {
    const notice = {
      ...{ receipt: receipt({ kind: 'cancel', endsOn: '2031-04-20' }), done: false, plan: 'silver', withdrawal: null },
      ...{ endsAt: '2031-05-01T10:00:00.000Z', ...given },
    };
    const noticed = (done: boolean): Served => ({ json: { success: true, notice: { ...notice, done } } });
    const { user } = await open('/cancel?token=mailed', {
      user: null,
      answers: {
        'GET /api/subscription/notice/mailed': noticed(false),
        'POST /api/subscription/confirm-notice': noticed(true),
      },
    });
    expect(await screen.findByText(before)).toBeVisible();
    expect(screen.queryByText(/nothing changes|No more payments/)).toBeNull();
    await user.click(mainButton('Confirm cancellation'));
    expect(await screen.findByText(after)).toBeVisible();
    expect(screen.queryByText(/nothing changes|No more payments/)).toBeNull();
  });
});
