import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { anotherBrowser } from './steps/couples.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { answerBank, CARDS, choose, fact, main, order, paymentForm, plan, press, seeOwn, typeCard } from './steps/payment.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { fillRegistration, newUser, registerByApi, send } from './steps/user.ts';

// The sandbox takes no headers but Stripe's, so these pages do without an address of their own.
test.use({ extraHTTPHeaders: {}, allowed: /(400|401|402|409) .*\/(api|v1)\/|socket\.io/ });

test('a visitor sees the plans, signs up, and comes back to the chosen one; a declined card does not end it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
  await expect(plan(page, 'Bronze')).toContainText('€4.99 a month');
  await expect(plan(page, 'Silver')).toContainText('15 advice sessions a month');
  await expect(plan(page, 'Gold')).toContainText('Most Popular');
  const ways = main(page).getByRole('region', { name: 'Payment methods' }).getByRole('listitem');
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
  await expect(page.getByText('not paid for yet')).toHaveCount(0);
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
  await expect(heading).toHaveText('Thank you. You now have the Bronze plan');
  await expect(main(page)).toContainText('€4.99 a month, VAT included. You have 10 sessions until');
  await seeAccessible(page);

  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' }).click();
  await order(page);
  await answerBank(page, 'Fail');
  await seeToast(page, 'Payment Failed');
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await plan(page, 'Bronze').getByRole('button', { name: 'Keep Bronze' }).click();
  await seeToast(page, 'The Bronze plan goes on as before');
  await seeOwn(page, 'Bronze');
  await plan(page, 'Silver').getByRole('button', { name: 'Choose Silver' }).click();
  await order(page);
  await answerBank(page, 'Complete');
  await seeOwn(page, 'Silver');
});

test('a plan by invoice is paid on its own page, to which the plans and the invoices lead', async ({ page }) => {
  await registerByApi(page);
  await choose(page, 'Silver');
  await page.getByRole('radio', { name: 'Pay an invoice with eps' }).check();
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
