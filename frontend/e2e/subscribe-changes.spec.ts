import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser } from './steps/couples.ts';
import { mailedLink } from './steps/mail.ts';
import { CARDS, choose, fact, later, order, plan, press, seeOwn, typeCard } from './steps/payment.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi, signIn } from './steps/user.ts';

// The sandbox takes no headers but Stripe's, so these pages do without an address of their own.
test.use({ extraHTTPHeaders: {}, allowed: /(400|401|402|409) .*\/(api|v1)\/|socket\.io/ });

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
  await seeToast(page, 'You now have the Silver plan');
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
  await page.getByRole('button', { name: 'Switch to Bronze' }).click();
  await seeToast(page, 'The Bronze plan starts on');
  await expect(plan(page, 'Bronze').getByRole('button')).toBeDisabled();
  await expect(plan(page, 'Gold').getByText('Your plan', { exact: true })).toBeVisible();
  await plan(page, 'Gold').getByRole('button', { name: 'Keep Gold' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep Gold');
  await page.getByRole('button', { name: 'Keep Gold' }).click();
  await seeToast(page, 'The Gold plan goes on as before');
  await seeOwn(page, 'Gold');
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
    await press(page, 'Save payment method');
    await seeToast(page, 'Your payment method is saved');
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
    await seeToast(page, 'Your payment method is saved', 'We are now charging the amount still due');
    await expect(page.getByText('your payment is in')).toHaveCount(0);
    await expect(page.getByText('Your last payment of €9.99 did not go through.')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Use another card' }).click();
    await typeCard(page, CARDS.works);
    await press(page, 'Save and pay €9.99');
    await seeToast(page, 'Your payment method is saved');
    await expect(page.getByText('did not go through')).toHaveCount(0);
    await seeOwn(page, 'Silver');
  });
});
