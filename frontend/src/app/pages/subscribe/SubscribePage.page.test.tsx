import type { ErrorCode } from '@beside/common/errors';
import type { CouponView } from '@beside/common/subscription/subscription.views';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { coupon, disputed, OFFERS, PAST_DUE, PAYMENTS, processing, silver } from '../../../testing/billing.ts';
import { type Answers, failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { seeAddress, seeFocus, seeToast } from '../../../testing/page-steps.ts';

const open = ({ answers, ...more }: Opening = {}, path = '/subscribe') =>
  openApp(path, { user: CLARA, config: PAYMENTS, answers: { ...OFFERS, ...answers }, ...more });
const plan = (name: string) => screen.findByRole('region', { name });
const code = () => screen.findByRole('textbox', { name: 'Code' });
const seeNote = (words: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Discount code' })).toHaveTextContent(words));
/** Types a code and applies it, once the page knows its user. */
async function applyCode(user: UserEvent, typed: string): Promise<void> {
  await user.clear(await code());
  await user.type(await code(), typed);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}
const CHECK = 'POST /api/subscription/validate-coupon';

it('says what is wrong with a discount code, and keeps it in the field', async () => {
  const { user, answer } = await open();
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeDisabled();
  const faults: [ErrorCode, string][] = [
    ['coupon_invalid', 'There is no such code.'],
    ['coupon_expired', 'This code has expired.'],
    ['coupon_used_up', 'This code has already been used as often as it can be.'],
  ];
  for (const [fault, words] of faults) {
    answer({ [CHECK]: failure(fault) });
    await applyCode(user, fault);
    await seeToast('Invalid Coupon', words);
    expect(await code()).toHaveValue(fault);
    expect(await code()).toHaveAccessibleDescription(words);
  }
  // Another code is another matter.
  await user.type(await code(), 'S');
  await waitFor(() => expect(screen.queryByText('Invalid Coupon')).toBeNull());
});

it('takes what a discount code takes off from every price, until it is removed', async () => {
  const { user, answer, calls } = await open();
  const first = 'the first month, then €9.99 a month';
  const three: Partial<CouponView> = { duration: 'repeating', duration_in_months: 3 };
  const two: Partial<CouponView> = { type: 'amount', duration: 'repeating', duration_in_months: 2 };
  const cases: [Served, string, string, string][] = [
    [coupon('Autumn', 20), '€7.99', 'Autumn: 20% off the first month.', first],
    [coupon('Winter', 20, three), '€7.99', 'Winter: 20% off for 3 months.', 'a month for 3 months, then €9.99'],
    [coupon('Friends', 20, { duration: 'forever' }), '€7.99', 'Friends: 20% off every month.', 'a month'],
    [coupon('Two euros', 2, { type: 'amount' }), '€7.99', 'Two euros: €2.00 off the first month.', first],
    [coupon('Two twice', 2, two), '€7.99', 'Two twice: €2.00 off for 2 months.', 'a month for 2 months, then €9.99'],
    [coupon('Always', 2, { type: 'amount', duration: 'forever' }), '€7.99', 'Always: €2.00 off every month.', 'a month'],
    [coupon('All', 100, { type: 'amount' }), '€0.00', 'All: €100.00 off the first month.', first],
  ];
  for (const [served, price, words, period] of cases) {
    answer({ [CHECK]: served });
    await applyCode(user, ' some ');
    await seeNote(words);
    expect(await plan('Silver')).toHaveTextContent(`Before: €9.99Now: ${price} ${period}`);
    if (words.startsWith('Two euros')) expect(await plan('Bronze')).toHaveTextContent('€2.99');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await seeFocus(await code());
    expect(await plan('Silver')).not.toHaveTextContent('Before:');
  }
  // A code is sent without its spaces, in capitals.
  expect(calls.filter(({ path }) => path.endsWith('validate-coupon')).map(({ body }) => body)).toEqual(
    cases.map(() => ({ couponCode: 'SOME' })),
  );
});

it('keeps a discount code over a reload', async () => {
  const winter = coupon('Winter', 20, { duration: 'repeating', duration_in_months: 3 });
  const { user } = await open({ answers: { [CHECK]: winter } });
  await applyCode(user, 'FIFTH3');
  await seeNote('Winter: 20% off');
  await open();
  await waitFor(async () => expect(await plan('Gold')).toHaveTextContent('€15.99'));
});

it('takes no code from a visitor, and asks to sign in before a plan', async () => {
  const { user } = await open({ user: null });
  await waitFor(async () => expect(await plan('Bronze')).toHaveTextContent('€4.99 a month'));
  expect(await plan('Silver')).toHaveTextContent('15 advice sessions a month');
  expect(await plan('Gold')).toHaveTextContent('Most Popular');
  const ways = screen.getByRole('region', { name: 'Payment methods' });
  await waitFor(() => expect(within(ways).getAllByRole('listitem')).toHaveLength(3));
  await user.type(await code(), 'FIFTH');
  expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.click(within(await plan('Silver')).getByRole('button', { name: 'Choose Silver' }));
  await seeToast('Authentication Required');
});

it('thanks nobody for a return that says nothing of a payment', async () => {
  await open({}, '/subscribe?payment_success=true');
  await seeAddress('/subscribe');
  const silverPlan = await plan('Silver');
  await waitFor(() => expect(within(silverPlan).getByRole('button', { name: 'Choose Silver' })).toBeEnabled());
  expect(screen.queryByText(/Payment received|your payment is in/)).toBeNull();
});

it('thanks for a payment once, and for none where its address is opened again', async () => {
  const thanks = () => screen.queryByText('Payment received');
  const silverPlan = { subscription: silver() };
  await open(silverPlan, '/subscribe?payment_success=true');
  await seeAddress('/subscribe');
  expect(await screen.findByRole('button', { name: 'Current plan' })).toBeVisible();
  expect(thanks()).toBeNull();
  const address = '/subscribe?payment_success=true&payment_intent=pi_1&redirect_status=succeeded';
  await open(silverPlan, address);
  await waitFor(() => expect(thanks()).not.toBeNull());
  await open(silverPlan, address);
  await seeAddress('/subscribe');
  expect(await screen.findByRole('button', { name: 'Current plan' })).toBeVisible();
  expect(thanks()).toBeNull();
});

it('shows the plans in place of a payment that nobody named', async () => {
  await open({ user: null }, '/payment-redirect');
  await seeAddress('/subscribe');
  expect(await plan('Silver')).toBeVisible();
});

it('names a payment that did not go through, and lets no larger plan be chosen until it is made', async () => {
  const { socket } = await open({ subscription: PAST_DUE });
  expect(await screen.findByText(/Your last payment of €9.99 did not go through./)).toBeVisible();
  expect(within(await plan('Gold')).getByRole('button')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Use another card' })).toHaveAttribute('href', '/subscribe?method=new');
  expect(screen.getByText(/Discount codes work for your first plan only/)).toBeVisible();
  const live = await socket();
  live.receive('subscription:changed', { subscription: silver() });
  await waitFor(() => expect(screen.queryByText(/did not go through/)).toBeNull());
  expect(within(await plan('Silver')).getByRole('button', { name: 'Current plan' })).toBeDisabled();
  expect(within(await plan('Gold')).getByRole('button', { name: 'Choose Gold' })).toBeEnabled();
});

it('lets nothing be chosen while a payment is being processed, and leads back to an order that is not paid', async () => {
  const order = { plan: 'silver', amount: 999, discount: null, reason: 'payment', payUrl: null } as const;
  const none = { startedAt: null, withdrawUntil: null, nextPayment: null, paymentMethod: null };
  const free = { plan: 'free', limit: 3, currentPeriodEnd: null } as const;
  const { socket } = await open({
    subscription: { ...silver({ ...none, pending: { ...order, reason: 'processing' } }), ...free },
  });
  expect(await screen.findByText(/Silver.*being processed/)).toBeVisible();
  expect(within(await plan('Gold')).getByRole('button', { name: 'Choose Gold' })).toBeDisabled();
  const live = await socket();
  live.receive('subscription:changed', { subscription: { ...silver({ ...none, pending: order }), ...free } });
  expect(await screen.findByRole('link', { name: 'Continue your order of Silver' })).toHaveAttribute(
    'href',
    '/subscribe?plan=silver',
  );
  expect(screen.queryByText(/not paid for yet/)).toBeNull();
});

it('sends an order by invoice after the answer to the one that was prepared, which would replace it', async () => {
  let prepare: (answer: Served) => void = () => undefined;
  const methods: Served = { json: { success: true, paymentMethods: ['eps', 'card'] } };
  const orders = (body: unknown): Served | Promise<Served> =>
    Object(body).selectedPaymentMethod === 'eps'
      ? failure('unavailable')
      : new Promise((resolve) => {
          prepare = resolve;
        });
  const { user, calls } = await open(
    {
      answers: { 'GET /api/subscription/payment-methods': methods, 'POST /api/subscription/create': ({ body }) => orders(body) },
    },
    '/subscribe?plan=silver',
  );
  const sent = () => calls.filter(({ path }) => path.endsWith('/create')).map(({ body }) => Object(body).selectedPaymentMethod);
  await user.click(await screen.findByRole('radio', { name: /^Pay an invoice/ }));
  expect(sent()).toEqual([undefined]);
  await user.click(screen.getByRole('button', { name: /^Order with obligation to pay/ }));
  expect(sent()).toEqual([undefined]);
  prepare({ json: { success: true, billingType: 'payment', clientSecret: 'pi_1_secret_1', amount: 999, message: 'Pay' } });
  await waitFor(() => expect(sent()).toEqual([undefined, 'eps']));
});

it('leads to the instruction on withdrawal before an order, in a tab of its own', async () => {
  await open({ answers: { 'POST /api/subscription/create': failure('unavailable') } }, '/subscribe?plan=silver');
  const link = await screen.findByRole('link', { name: 'instructions on withdrawal' });
  expect(link).toHaveAttribute('href', '/right-of-withdrawal');
  expect(link).toHaveAttribute('target', '_blank');
});

it('says before an order how much of a former plan counts in the new one', async () => {
  const made = { json: { success: true, billingType: 'payment', clientSecret: 'pi_1_secret_1', amount: 999, message: 'Pay.' } };
  const answers = { 'POST /api/subscription/create': made };
  const note = '12 sessions of your former plan count until March 1, 2031, in this plan, too.';
  const used = { usageCount: 12, usageKeptUntil: '2031-03-01T10:00:00.000Z' };
  await open({ answers, subscription: used }, '/subscribe?plan=silver');
  expect(await screen.findByText(note)).toBeVisible();
  // What counts in the free plan alone is nothing to warn of.
  await open({ answers, subscription: { ...used, usageKeptUntil: null } }, '/subscribe?plan=silver');
  expect(await screen.findByText('Due now')).toBeVisible();
  expect(screen.queryByText(/former plan/)).toBeNull();
});

it('says what was declared about an order that is being processed', async () => {
  await open({ subscription: processing('withdraw') });
  expect(await screen.findByText(/^You have withdrawn from the Silver plan\./)).toBeVisible();
  await open({ subscription: processing('cancel') });
  expect(await screen.findByText(/^You have cancelled the Silver plan\./)).toBeVisible();
  expect(screen.queryByText(/Your plan starts as soon as/)).toBeNull();
});

it('lets nothing be chosen while a payment is disputed', async () => {
  await open({ subscription: disputed() }, '/subscribe?plan=gold');
  expect(await screen.findByText(/^Your bank is looking into a payment\./)).toBeVisible();
  for (const [name, button] of [
    ['Bronze', 'Choose Bronze'],
    ['Silver', 'Current plan'],
    ['Gold', 'Choose Gold'],
  ] as const)
    expect(within(await plan(name)).getByRole('button', { name: button })).toBeDisabled();
});

describe('where the tax depends on the country', () => {
  const made = { json: { success: true, billingType: 'payment', clientSecret: 'pi_1_secret_1', amount: 999, message: 'Pay.' } };
  const config = { payments: { ...PAYMENTS.payments, tax: true } };
  const order = async (languages: string[], answers: Answers = {}) => {
    const opened = await open({ config, languages, answers: { [CREATE]: made, ...answers } }, '/subscribe?plan=silver');
    const sent = () => opened.calls.filter(({ path }) => path.endsWith('/create')).map(({ body }) => body);
    return { ...opened, sent };
  };
  const CREATE = 'POST /api/subscription/create';
  const country = () => screen.findByRole('combobox', { name: 'Country where you live' });

  it('an order asks for the country, and is made only with one', async () => {
    const { user, sent } = await order(['en']);
    expect(await country()).toHaveValue('');
    expect(sent()).toEqual([]);
    await user.selectOptions(await country(), 'Germany');
    await waitFor(() => expect(sent()).toEqual([{ planId: 'silver', country: 'DE' }]));
    await user.selectOptions(await country(), 'France');
    await waitFor(() => expect(sent().slice(1)).toEqual([{ planId: 'silver', country: 'FR' }]));
  });

  it('the browser’s own country is chosen already', async () => {
    const { sent } = await order(['en', 'de-AT', 'de']);
    expect(await country()).toHaveValue('AT');
    await waitFor(() => expect(sent()).toEqual([{ planId: 'silver', country: 'AT' }]));
  });

  it('where the country is not enough, the postal code is asked for once it is whole', async () => {
    const { user, sent } = await order(['en-US'], { [CREATE]: failure('location_needed') });
    const field = await screen.findByRole('textbox', { name: 'Postal code' });
    await user.type(field, '94107');
    expect(sent()).toEqual([]);
    await user.tab();
    await waitFor(() => expect(sent()).toEqual([{ planId: 'silver', country: 'US', postalCode: '94107' }]));
    await seeToast(
      'Error',
      'Please choose the country where you live. In Canada and the United States we need your postal code, too.',
    );
  });
});

it('calls the plan the most popular that is configured, and none where none is', async () => {
  await open({ config: { payments: { ...PAYMENTS.payments, popular: 'silver' } } });
  expect(within(await plan('Silver')).getByText('Most Popular')).toBeVisible();
  expect(within(await plan('Gold')).queryByText('Most Popular')).toBeNull();
  await open({ config: { payments: { ...PAYMENTS.payments, popular: null } } });
  expect(await plan('Gold')).toBeVisible();
  expect(screen.queryByText('Most Popular')).toBeNull();
});
