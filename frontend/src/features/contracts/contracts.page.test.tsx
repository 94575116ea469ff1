import type { DeclarationView, ReceiptView } from '@beside/common/contracts/contracts.views';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, OFFERS, PAST_DUE, PAYMENTS, receipt, silver, WITHDRAWAL } from '../../testing/billing.ts';
import { type Answers, failure, type Served } from '../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../testing/open-app.tsx';
import { fact, fill, mainButton, seeAddress, seeFact, seeFocus, seeHeading, seeToast, signIn } from '../../testing/page-steps.ts';

const ENDS = 'March 1, 2031';
const open = (path: string, { answers, ...more }: Opening = {}) =>
  openApp(path, { user: CLARA, config: PAYMENTS, answers: { ...OFFERS, ...answers }, ...more });
const received = (more: Partial<ReceiptView> = {}): Served => ({
  json: { success: true, message: 'Yes', receipt: receipt(more) },
});
const noticed = (notice: Partial<DeclarationView> = {}): Served => ({
  json: {
    success: true,
    notice: { receipt: receipt(), done: false, plan: 'silver', endsAt: null, withdrawal: WITHDRAWAL, ...notice },
  },
});
const link = (name: string) => within(screen.getByRole('main')).getByRole('link', { name });
const alert = () => within(screen.getByRole('main')).findByRole('alert');

async function declare(): Promise<void> {
  await fill('Your name', 'Clara Almeida');
  await fill('Email address used for the contract', CLARA.email);
  await fill('Which contract', 'My Silver plan');
}

describe('cancelling the plan', () => {
  it('takes two steps, keeps the month, and is undone', async () => {
    const cancelled = { ...silver({ nextPayment: null }), cancelAtPeriodEnd: true };
    const { user, answer } = await open('/account', { subscription: silver() });
    const plan = await screen.findByRole('region', { name: 'Silver plan' });
    expect(plan).toHaveTextContent(`€9.99 a month, VAT included. Next payment: €9.99 on ${ENDS}, with Visa ending in 4242`);
    expect(plan).toHaveTextContent('Active');
    expect(within(plan).getByRole('link', { name: 'Change payment method' })).toHaveAttribute('href', '/subscribe?method=new');
    expect(screen.getByRole('link', { name: 'Choose Gold' })).toHaveAttribute('href', '/subscribe?plan=gold');

    await user.click(within(plan).getByRole('link', { name: 'Cancel plan' }));
    await seeFocus(await seeHeading('Cancel your Silver plan'));
    expect(screen.getByText('What stays')).toBeVisible();
    expect(link('withdraw from the contract')).toHaveAttribute('href', '/withdraw');
    expect(fact('Ends on')).toHaveTextContent(ENDS);
    answer({ 'POST /api/subscription/cancel': failure('unavailable') });
    await user.click(mainButton('Cancel plan'));
    await seeToast('Failed to cancel subscription');
    await seeHeading('Cancel your Silver plan');
    answer({ 'POST /api/subscription/cancel': answered(cancelled) });
    await user.click(mainButton('Cancel plan'));
    await seeFocus(await seeHeading(`Your Silver plan ends on ${ENDS}`));
    expect(fact('Sessions left until the end')).toHaveTextContent('15 of 15');

    await user.click(link('Back to your account'));
    const ended = await screen.findByRole('region', { name: 'Silver plan' });
    expect(ended).toHaveTextContent(`Your plan ends on ${ENDS}.`);
    expect(ended).toHaveTextContent('Cancelled');
    expect(ended).toHaveTextContent('No more payments will be taken.');
    expect(within(ended).queryByRole('link', { name: 'Cancel plan' })).toBeNull();
    expect(within(ended).queryByRole('link', { name: 'Change payment method' })).toBeNull();
    answer({ 'POST /api/subscription/resume': answered(silver()) });
    await user.click(within(ended).getByRole('button', { name: 'Undo: keep my plan' }));
    await seeToast('Your plan goes on', `The Silver plan goes on. Next payment: €9.99 on ${ENDS}`);
    await waitFor(() => expect(ended).toHaveTextContent('Active'));
    expect(ended).toHaveTextContent('Next payment: €9.99');
  });

  it('appears at once where it is pushed', async () => {
    const { socket } = await open('/account', { subscription: silver() });
    const plan = await screen.findByRole('region', { name: 'Silver plan' });
    const live = await socket();
    live.receive('subscription:changed', { subscription: { ...silver({ nextPayment: null }), cancelAtPeriodEnd: true } });
    await waitFor(() => expect(plan).toHaveTextContent('Your plan ends on'));
  });

  it('names an open payment, which keeps the plan from growing', async () => {
    const { user } = await open('/account', { subscription: PAST_DUE });
    const plan = await screen.findByRole('region', { name: 'Silver plan' });
    expect(plan).toHaveTextContent('Your plan stays active until March 8, 2031.');
    expect(within(plan).queryByRole('link', { name: 'Upgrade' })).toBeNull();
    const offers = screen.getByRole('region', { name: 'Available plans' });
    expect(offers).toHaveTextContent('A larger plan can be chosen once the amount still due is paid.');
    expect(within(offers).queryByRole('link', { name: 'Choose Gold' })).toBeNull();
    expect(within(offers).getByRole('link', { name: 'Choose Bronze' })).toBeVisible();
    await user.click(within(plan).getByRole('link', { name: 'Cancel plan' }));
    expect(
      await screen.findByText(/€9\.99 is still unpaid\. If it stays unpaid, your plan ends on March 8, 2031\./),
    ).toBeVisible();
    expect(fact('Still due')).toHaveTextContent('€9.99');
    expect(fact('Ends, if unpaid')).toHaveTextContent('March 8, 2031');
    expect(screen.queryByText(/you have paid for/)).toBeNull();
  });

  it('asks for signing in and comes back; the free plan has nothing to cancel', async () => {
    const free = { ...silver(), plan: 'free', billing: null } as const;
    const answers = { 'GET /api/subscription/current': answered(free) };
    await signIn(await open('/account/cancel-plan', { user: null, answers }));
    await seeAddress('/account/cancel-plan');
    await seeHeading('You have no paid plan');
  });
});

describe('withdrawing', () => {
  const WITHDRAWS: Answers = {
    'GET /api/subscription/withdrawal': { json: { success: true, withdrawal: WITHDRAWAL } },
    'POST /api/subscription/withdraw': ({ body }) => received(Object(body)),
  };

  it('says the amount first, lets the input be changed, and ends with the receipt', async () => {
    const { user, calls } = await open('/withdraw', { subscription: silver(), answers: WITHDRAWS });
    await seeHeading('Withdraw from contract here');
    expect(screen.getByLabelText('Your name')).toHaveValue('Clara Almeida');
    expect(screen.getByLabelText('Email address used for the contract')).toHaveValue(CLARA.email);
    expect(screen.getByLabelText('Which contract')).toHaveDisplayValue(/^Silver plan, subscribed on /);
    expect(fact('You paid')).toHaveTextContent('€9.99');
    expect(fact('You get back')).toHaveTextContent('€9.99, in the way you paid, within 14 days');
    await user.click(mainButton('Continue'));
    await seeFact('You get back', '€9.99');
    await user.click(mainButton('Change something'));
    await fill('Your name', 'Clara A. Almeida');
    await user.click(mainButton('Continue'));
    await seeFocus(await seeHeading('Confirm withdrawal'));
    await user.click(mainButton('Confirm withdrawal'));
    await seeFocus(await seeHeading('We have received your withdrawal'));
    expect(screen.getByText(/That is all you need to do\./)).toBeVisible();
    expect(fact('Name')).toHaveTextContent('Clara A. Almeida');
    expect(calls.find(({ path }) => path === '/api/subscription/withdraw')?.body).toMatchObject({ name: 'Clara A. Almeida' });
    expect(link('take everything out')).toHaveAttribute('href', '/account');
  });

  it('is declared also where it cannot be read, which does not pass for no contract', async () => {
    const { user, calls } = await open('/withdraw', {
      subscription: silver(),
      answers: { ...WITHDRAWS, 'GET /api/subscription/withdrawal': failure('unavailable') },
    });
    expect(await alert()).toHaveTextContent('What you get back could not be loaded');
    await fill('Which contract', 'My Silver plan');
    await user.click(mainButton('Continue'));
    await seeHeading('Confirm withdrawal');
    await user.click(mainButton('Confirm withdrawal'));
    expect(await screen.findByText(/That is all you need to do\./)).toBeVisible();
    expect(calls.filter(({ path }) => path === '/api/subscription/withdraw')).toHaveLength(1);
  });

  it('without signing in tells the rule, and needs a name', async () => {
    const { user } = await open('/withdraw', { user: null, answers: WITHDRAWS });
    expect(await screen.findByText(/We pay back what you paid/)).toBeVisible();
    await user.click(mainButton('Continue'));
    await seeFocus(screen.getByLabelText('Your name'));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Please enter your name');
  });

  it('is confirmed by the link of a mail, which tells what it does', async () => {
    const { user } = await open('/withdraw?token=mailed', {
      user: null,
      answers: {
        'GET /api/subscription/notice/mailed': noticed(),
        'POST /api/subscription/confirm-notice': noticed({ done: true }),
      },
    });
    await seeHeading('Confirm your withdrawal');
    await seeAddress('/withdraw');
    expect(await screen.findByText('Your Silver plan then ends at once, and €9.99 will be refunded to you.')).toBeVisible();
    expect(fact('Receipt number')).toHaveTextContent(receipt().number);
    await user.click(mainButton('Confirm withdrawal'));
    await seeFocus(await seeHeading('Your withdrawal is confirmed'));
  });

  it('by a link that nobody mailed leads back to the form', async () => {
    const answers = { 'GET /api/subscription/notice/unknown': failure('link_invalid') };
    const { user } = await open('/withdraw?token=unknown', { user: null, answers });
    await seeHeading('This link cannot be used');
    await user.click(mainButton('Fill in the form again'));
    expect(await screen.findByLabelText('Your name')).toBeVisible();
  });
});

describe('cancelling by a declaration', () => {
  it('needs the reason of an important one, keeps it over a failure, and shows the receipt', async () => {
    const { user, answer, calls } = await open('/cancel', { user: null });
    await seeHeading('Cancel contracts here');
    await user.click(screen.getByRole('radio', { name: /^For an important reason/ }));
    await user.click(screen.getByRole('radio', { name: /^On a date I choose/ }));
    await declare();
    await user.click(mainButton('Cancel now'));
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await seeFocus(reason);
    expect(reason).toHaveAccessibleDescription('Please give the reason');
    await fill('Reason', 'We moved abroad.');
    await user.click(screen.getByRole('radio', { name: 'As early as possible' }));
    answer({ 'POST /api/subscription/cancel-request': failure('unavailable') });
    await user.click(mainButton('Cancel now'));
    await seeToast('This could not be sent');
    expect(reason).toHaveValue('We moved abroad.');
    answer({
      'POST /api/subscription/cancel-request': received({
        kind: 'cancel',
        cancelKind: 'important',
        reason: 'We moved abroad.',
      }),
    });
    await user.click(mainButton('Cancel now'));
    await seeHeading('We have received your cancellation');
    expect(fact('Kind of cancellation')).toHaveTextContent('For an important reason');
    expect(fact('When it should end')).toHaveTextContent('As early as possible');
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'important',
      reason: 'We moved abroad.',
    });
  });

  it('of a user without a paid plan says that there is no contract', async () => {
    const { user } = await open('/cancel', {
      answers: { 'POST /api/subscription/cancel-request': received({ kind: 'cancel' }) },
    });
    await screen.findByLabelText('Your name');
    await declare();
    await user.click(mainButton('Cancel now'));
    expect(await screen.findByText(/Your account has no contract for a paid plan\./)).toBeVisible();
  });
});

describe('cancelling in French, whose law wants three steps', () => {
  const toRecap = async (opening: Opening = {}) => {
    const world = await open('/cancel', { language: 'fr', user: null, ...opening });
    await seeHeading('Résilier votre contrat');
    expect(screen.getByText('Étape 1 sur 2')).toBeVisible();
    await world.user.click(screen.getByRole('radio', { name: /^Pour un motif légitime/ }));
    await fill('Motif', 'Nous partons.');
    await fill('Votre nom', 'Clara Almeida');
    await fill('Adresse e-mail du contrat', ` ${CLARA.email.toUpperCase()}`);
    await fill('Quel contrat', 'Argent');
    await world.user.click(screen.getByRole('radio', { name: /^À une date de mon choix/ }));
    await fill('Date', dayAfterTomorrow());
    await world.user.click(mainButton('Continuer'));
    await seeFocus(await seeHeading('Vérifiez votre résiliation'));
    return world;
  };
  const dayAfterTomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

  it('shows all that is sent, lets it be changed, and sends it by its own button', async () => {
    const { user, calls, answer } = await toRecap();
    expect(screen.getByText('Étape 2 sur 2')).toBeVisible();
    for (const [label, value] of [
      ['Nom', 'Clara Almeida'],
      ['E-mail', CLARA.email],
      ['Contrat', 'Argent'],
      ['Déclaration', 'Je résilie ce contrat.'],
      ['Type de résiliation', 'Pour un motif légitime'],
      ['Motif', 'Nous partons.'],
    ] as const)
      expect(fact(label)).toHaveTextContent(value);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(mainButton('Modifier'));
    await seeFocus(await seeHeading('Résilier votre contrat'));
    expect(screen.getByRole('textbox', { name: 'Motif' })).toHaveValue('Nous partons.');
    await fill('Quel contrat', 'Or');
    await user.click(mainButton('Continuer'));
    await seeHeading('Vérifiez votre résiliation');
    expect(fact('Contrat')).toHaveTextContent('Or');

    answer({ 'POST /api/subscription/cancel-request': failure('unavailable') });
    await user.click(mainButton('Notifier la résiliation'));
    await seeToast('L’envoi a échoué');
    await seeHeading('Vérifiez votre résiliation');
    answer({ 'POST /api/subscription/cancel-request': received({ kind: 'cancel', cancelKind: 'important' }) });
    await user.click(mainButton('Notifier la résiliation'));
    await seeFocus(await seeHeading('Nous avons reçu votre résiliation'));
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ name: 'Clara Almeida', email: CLARA.email, contract: 'Or', kind: 'important', reason: 'Nous partons.' },
      ...{ endsOn: dayAfterTomorrow(), language: 'fr' },
    });
  });

  it('goes Back to the form with its input', async () => {
    await toRecap();
    window.history.back();
    await seeHeading('Résilier votre contrat');
    expect(screen.getByLabelText('Quel contrat')).toHaveValue('Argent');
  });

  it('names no date that is too far away', async () => {
    const { user } = await open('/cancel', { language: 'fr' });
    await seeHeading('Résilier votre contrat');
    await fill('Quel contrat', 'Argent');
    await user.click(screen.getByRole('radio', { name: /^À une date de mon choix/ }));
    await fill('Date', '2199-01-01');
    await user.click(mainButton('Continuer'));
    await seeFocus(screen.getByLabelText('Date'));
    expect(screen.getByLabelText('Date')).toBeInvalid();
  });
});

it('labels the links and buttons in German with the words of the law', async () => {
  const { user } = await openApp('/withdraw', { language: 'de', config: PAYMENTS });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute('href', '/withdraw');
  await fill('Dein Name', 'Clara Almeida');
  await fill('E-Mail-Adresse des Vertrags', CLARA.email);
  await fill('Welcher Vertrag', 'Silber');
  await user.click(mainButton('Weiter'));
  expect(await screen.findByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  await user.click(footer.getByRole('link', { name: 'Verträge hier kündigen' }));
  expect(await screen.findByRole('button', { name: 'jetzt kündigen' })).toBeVisible();
});
