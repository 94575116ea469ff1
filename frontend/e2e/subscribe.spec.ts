import type { Page } from '@playwright/test';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser } from './steps/couples.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { mailedLink } from './steps/mail.ts';
import {
  answerBank,
  CARDS,
  choose,
  fact,
  later,
  main,
  order,
  paymentForm,
  plan,
  press,
  pressIn,
  seeOwn,
  typeCard,
} from './steps/payment.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { fillRegistration, newUser, registerByApi, send, signIn } from './steps/user.ts';

// The sandbox takes no headers but Stripe's, so these pages do without an address of their own.
test.use({ extraHTTPHeaders: {}, allowed: /(400|401|402|409) .*\/(api|v1)\/|socket\.io/ });

/** Enters a discount code, and applies it. */
async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('a visitor sees the plans, signs up, and comes back to the chosen one; a declined card does not end it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
  await expect(plan(page, 'Bronze')).toContainText('€4.99 a month');
  await expect(plan(page, 'Silver')).toContainText('15 advice sessions a month');
  await expect(plan(page, 'Gold')).toContainText('Most Popular');
  const ways = main(page).getByRole('region', { name: 'Ways to pay' }).getByRole('listitem');
  await expect(ways).toHaveText(['iDEAL', 'Klarna', 'Bancontact', 'EPS', 'Card', /./, /./, /./, /./]);
  await page.getByRole('textbox', { name: 'Code' }).fill('FIFTH');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await seeAccessible(page);

  await plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' }).click();
  await seeToast(page, 'Authentication Required');
  await expect(page).toHaveURL(/\/auth$/);
  // It has come along into the new document.
  await seeToast(page, 'Authentication Required');
  const user = newUser();
  await page.getByRole('tab', { name: 'Create account' }).click();
  await fillRegistration(page, user);
  await send(page, 'Create account');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Silver');
  await expect(fact(page, 'Price')).toHaveText('€9.99 a month, VAT included');
  await expect(fact(page, 'Due now')).toHaveText('€9.99');
  const form = await paymentForm(page);
  await expect(form.getByRole('tab')).toHaveText(['iDEAL', 'Klarna', 'Bancontact', 'Card', /./, /./, /./]);
  await seeAccessible(page);
  await typeCard(page, CARDS.declined);
  await order(page);
  await seeToast(page, 'Payment Failed', 'Your card was declined. Nothing was charged.');
  await typeCard(page, CARDS.insufficient);
  await order(page);
  await seeToast(page, 'Payment Failed', 'insufficient funds');
  await typeCard(page, CARDS.expired);
  await order(page);
  await seeToast(page, 'Payment Failed', 'expired');
  await seeAccessibleHere(page);

  // Back, forward and a reload lose nothing, and the plans say that it can go on.
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page.getByText('not paid yet')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Continue your order of Silver' })).toBeVisible();
  await seeAccessibleHere(page);
  await page.getByRole('link', { name: 'Continue your order of Silver' }).click();
  await page.reload();
  await main(page).getByRole('checkbox').press('Space');
  await typeCard(page, CARDS.works);
  await order(page);
  await seeToast(page, 'Payment received');
  await expect(page).toHaveURL(/\/subscribe$/);
  await seeOwn(page, 'Silver');
  await expect(page.getByRole('banner')).toContainText('0 of 15 · Silver');
  const { subscription } = await (await page.request.get('/api/subscription/current')).json();
  expect(subscription).toMatchObject({ plan: 'silver', status: 'active', billing: { pending: null } });
  await seeAccessibleHere(page);
  await seeNoSideScroll(page);
});

test('discount codes: one that is used up, one above the price, and a plan that is free at first', async ({ page }) => {
  await registerByApi(page);
  await page.goto('/subscribe');
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await applyCode(page, 'usedup');
  await seeToast(page, 'Invalid Coupon', 'This code has been used up.');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('usedup');
  await seeAccessibleHere(page);
  await applyCode(page, ' hundred ');
  await expect(page.getByText('More than all: €100.00 off the first month.')).toBeVisible();
  await expect(plan(page, 'Silver')).toContainText('Before: €9.99Now: €0.00 the first month, then €9.99 a month');
  await seeAccessibleHere(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expect(plan(page, 'Silver').getByText('Before:')).toHaveCount(0);

  // It is ordered before a way to pay is kept.
  await applyCode(page, 'GIFT');
  await expect(plan(page, 'Bronze')).toContainText('€0.00');
  await plan(page, 'Bronze').getByRole('button', { name: 'Choose Bronze' }).click();
  await expect(fact(page, 'Due now')).toHaveText('€0.00');
  const current = async () => (await (await page.request.get('/api/subscription/current')).json()).subscription.plan;
  expect(await current()).toBe('free');
  await order(page);
  await expect(page.getByRole('status').filter({ hasText: 'Bronze is yours.' })).toBeFocused();
  await typeCard(page, CARDS.works);
  await press(page, 'Save this way to pay');
  await seeOwn(page, 'Bronze');
});

test('3-D Secure by the form, by a link, and for the next plan, which can be refused without harm', async ({ page }) => {
  await registerByApi(page);
  const heading = page.getByRole('heading', { level: 1 });
  // The link of a payment that nobody has tried yet.
  const { clientSecret } = await (await page.request.post('/api/subscription/create', { data: { planId: 'bronze' } })).json();
  // A link that somebody else opens shows them no form: their card would pay for this plan.
  const other = await anotherBrowser(page);
  await other.goto(`/payment-redirect?client_secret=${clientSecret}`);
  await expect(other.getByText('Only the account that placed this order can pay for it here.')).toBeVisible();
  await registerByApi(other);
  await other.reload();
  await expect(other.getByText('Only the account that placed this order can pay for it here.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Order with obligation to pay' })).toHaveCount(0);
  await other.context().close();
  await page.goto(`/payment-redirect?client_secret=${clientSecret}`);
  await expect(heading).toHaveText('Finish your payment');
  await choose(page, 'Bronze');
  await typeCard(page, CARDS.asksAlways);
  await order(page);
  await answerBank(page, 'Fail');
  await seeToast(page, 'Payment Failed');

  // It tells how the last try ended.
  await page.goto(`/payment-redirect?client_secret=${clientSecret}`);
  await expect(heading).toHaveText('Payment Failed');
  await seeAccessible(page);
  await press(page, 'Try again');
  await expect(heading).toHaveText('Finish your payment');
  await expect(fact(page, 'Due now')).toHaveText('€4.99, VAT included');
  await typeCard(page, CARDS.declined);
  await order(page);
  await seeToast(page, 'Payment Failed', 'Nothing was charged.');
  await typeCard(page, CARDS.asksAlways);
  await order(page);
  await answerBank(page, 'Complete');
  await expect(heading).toHaveText('Thank you. Bronze is yours');
  await expect(main(page)).toContainText('€4.99 a month, VAT included. You have 10 sessions until');
  await seeAccessible(page);

  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' }).click();
  await order(page);
  await answerBank(page, 'Fail');
  await seeToast(page, 'Payment Failed');
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await plan(page, 'Bronze').getByRole('button', { name: 'Keep Bronze' }).click();
  await seeToast(page, 'Bronze goes on as before');
  await seeOwn(page, 'Bronze');
  await plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' }).click();
  await order(page);
  await answerBank(page, 'Complete');
  await seeOwn(page, 'Silver');
});

test('a discounted plan: refused on a page of the bank, processed in vain, and authorised on that page', async ({ page }) => {
  await registerByApi(page);
  await page.goto('/subscribe');
  await applyCode(page, 'FIFTH3');
  await expect(page.getByText('Winter: 20% off')).toBeVisible();
  // It holds over a reload, and for the order.
  await page.reload();
  await expect(plan(page, 'Gold')).toContainText('€15.99');
  await plan(page, 'Gold').getByRole('button', { name: 'Choose Gold' }).click();
  await expect(fact(page, 'Discount')).toHaveText('Winter: 20% off for 3 months');
  await expect(fact(page, 'Due now')).toHaveText('€15.99');
  const begin = async () => {
    const form = await paymentForm(page);
    await pressIn(form, 'tab', 'iDEAL');
    const name = form.getByLabel('Full name').filter({ visible: true });
    if (await name.count()) await name.fill('Clara Almeida');
    await order(page);
    await expect(page).toHaveURL(/\/sandbox\/redirect/);
  };
  await begin();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await seeToast(page, 'Payment Failed');

  // A payment that is processed takes its time, and may fail after all.
  await page.getByRole('link', { name: 'Continue your order of Gold' }).click();
  await typeCard(page, CARDS.processFails);
  await order(page);
  await seeToast(page, 'Payment is being processed');
  await expect(plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' })).toBeDisabled();
  await seeAccessibleHere(page);
  await page.getByRole('link', { name: 'Continue your order of Gold' }).click();
  await begin();
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await seeToast(page, 'Payment received');
  await seeOwn(page, 'Gold');
  await expect(page.getByText('A discount code counts for a first plan.')).toBeVisible();
});

test('two browsers order once; an upgrade costs what was quoted, also when the other was first; a downgrade waits', async ({
  page,
}) => {
  const { email, password } = await registerByApi(page);
  const other = await anotherBrowser(page);
  expect((await other.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  await Promise.all([choose(page, 'Bronze'), choose(other, 'Bronze')]);
  await typeCard(other, CARDS.works);
  await typeCard(page, CARDS.works);
  // Both have pressed before either is paid: afterwards the other's button is disabled.
  const { promise: bothPressed, resolve: goOn } = Promise.withResolvers<void>();
  let pressed = 0;
  for (const each of [page, other])
    await each.route(/\/v1\/payment_intents\/\w+\/confirm/, async (route) => {
      pressed += 1;
      if (pressed === 2) goOn();
      await bothPressed;
      await route.continue();
    });
  await Promise.all([order(page), order(other)]);
  await seeOwn(page, 'Bronze');
  await seeOwn(other, 'Bronze');
  expect(pressed).toBe(2);
  const { invoices } = await (await page.request.get('/api/invoices/list')).json();
  expect(invoices.filter(({ status }: { status: string }) => status === 'paid')).toHaveLength(1);

  // From now on no push reaches the other one.
  await other.route(/socket\.io/, (route) => route.abort());
  await other.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await other.goto('/subscribe?plan=gold');
  await expect(fact(other, 'Due now')).toHaveText('€15.00');

  await plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' }).click();
  await expect(fact(page, 'Silver until your next payment')).toHaveText('€9.99');
  await expect(fact(page, 'Bronze, time not used')).toHaveText('-€4.99');
  await expect(fact(page, 'Due now')).toHaveText('€5.00');
  await expect(fact(page, 'Paid with')).toHaveText('Visa ending in 4242');
  await seeAccessible(page);
  await order(page);
  await seeToast(page, 'Your plan is Silver now');
  await seeOwn(page, 'Silver');

  // The other browser was promised another amount.
  await order(other);
  await expect(other.getByText('Nothing was charged. Please look at them once more.')).toBeVisible();
  await expect(fact(other, 'Due now')).toHaveText('€10.00');
  await seeAccessibleHere(other);
  await order(other);
  await seeOwn(other, 'Gold');
  // A push tells the first one.
  await seeOwn(page, 'Gold');

  await plan(page, 'Bronze').getByRole('button', { name: 'Choose Bronze' }).click();
  await expect(fact(page, 'Due now')).toHaveText('Nothing');
  await seeAccessible(page);
  await page.getByRole('button', { name: /^Change to Bronze on / }).click();
  await seeToast(page, 'Bronze starts on');
  await expect(plan(page, 'Bronze').getByRole('button')).toBeDisabled();
  await expect(plan(page, 'Gold').getByText('Your plan', { exact: true })).toBeVisible();
  await plan(page, 'Gold').getByRole('button', { name: 'Keep Gold' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep Gold');
  await page.getByRole('button', { name: 'Keep Gold' }).click();
  await seeToast(page, 'Gold goes on as before');
  await seeOwn(page, 'Gold');
});

test('a plan by invoice is paid on its own page, to which the plans and the invoices lead', async ({ page }) => {
  await registerByApi(page);
  await choose(page, 'Silver');
  await page.getByRole('radio', { name: 'Pay by invoice with eps' }).check();
  await order(page);
  await expect(page).toHaveURL(/\/invoice\//);
  const address = page.url();
  await page.goto('/subscribe');
  await expect(page.getByRole('link', { name: 'Pay invoice' })).toBeVisible();
  await page.goto('/invoices');
  const invoice = page.getByRole('article');
  await expect(invoice).toContainText('Open');
  await expect(invoice).toContainText('€9.99');
  await expect(invoice).toContainText('Due on');
  await seeAccessibleHere(page);
  await invoice.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(page).toHaveURL(address);
});

test.describe('later', () => {
  test.use({ via: 'VERIFIED' });

  test('a renewal that fails is paid by a new card', async ({ page }) => {
    const user = await registerByApi(page);
    await page.goto(await mailedLink(user.email, 'verify-email'));
    await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
    await signIn(page, user);
    await expect(page).toHaveURL(/\/$/);
    // Its first payment takes its time.
    await choose(page, 'Silver');
    await typeCard(page, CARDS.processes);
    await order(page);
    await seeToast(page, 'Payment is being processed');
    await seeOwn(page, 'Silver');
    await page.goto('/subscribe?method=new');
    await typeCard(page, CARDS.failsLater);
    await press(page, 'Save this way to pay');
    await seeToast(page, 'Your way to pay is saved');
    const card = async () =>
      (await (await page.request.get('/api/subscription/current')).json()).subscription.billing.paymentMethod.last4;
    await expect.poll(card).toBe('0341');
    await later('1 month');
    await later('1 hour');
    await expect(page.getByText('Your last payment of €9.99 did not go through.')).toBeVisible();
    await expect(plan(page, 'Gold').getByRole('button')).toBeDisabled();
    await seeAccessibleHere(page);
    await page.getByRole('link', { name: 'Use another card' }).click();
    // One that is declined as well: nobody is thanked, and the amount stays open.
    await typeCard(page, CARDS.failsLater);
    await press(page, 'Save and pay €9.99');
    await seeToast(page, 'Your way to pay is saved', 'We are trying the open amount');
    await expect(page.getByText('your payment is in')).toHaveCount(0);
    await expect(page.getByText('Your last payment of €9.99 did not go through.')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Use another card' }).click();
    await typeCard(page, CARDS.works);
    await press(page, 'Save and pay €9.99');
    await seeToast(page, 'Your way to pay is saved');
    await expect(page.getByText('did not go through')).toHaveCount(0);
    await seeOwn(page, 'Silver');
  });
});
