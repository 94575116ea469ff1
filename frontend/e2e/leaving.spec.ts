import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAccount } from './steps/account.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { fetchAnswer } from './steps/fetch-answer.ts';
import { mailedLink, mailsTo } from './steps/mail.ts';
import { seePlan, subscribe } from './steps/subscription.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { newUser, registerByApi } from './steps/user.ts';

const REFUSED = /(400|503|ERR_FAILED).*\/api\/subscription\//;

test.use({ allowed: REFUSED });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
/** The value of a fact. */
const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();

/** Fills in the declaration's fields. */
async function declare(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Clara Almeida');
  await page.getByLabel('Email address used for the contract').fill(email);
  await page.getByLabel('Which contract').fill('My Silver plan');
}

/** Withdraws by the two steps, and returns the receipt's number. */
async function withdraw(page: Page, email: string): Promise<string> {
  await declare(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Confirm withdrawal')).toBeFocused();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(heading(page, 'We have received your withdrawal')).toBeFocused();
  return (await fact(page, 'Receipt number').textContent()) ?? '';
}

test('a plan is cancelled and goes on again, is past due, and is withdrawn from at once with a receipt', async ({ page }) => {
  const { email } = await registerByApi(page);
  await subscribe(page, 'silver');
  await openAccount(page);
  const plan = page.getByRole('region', { name: 'Silver plan' });
  await expect(plan).toContainText('€9.99 a month, VAT included. Next payment: €9.99 on');
  await expect(plan).toContainText('with Visa ending in 4242');
  await expect(plan).toContainText('Active');
  await expect(page.getByRole('region', { name: 'Available plans' }).getByRole('link', { name: 'Choose Gold' })).toHaveAttribute(
    'href',
    '/subscribe?plan=gold',
  );
  await expect(plan.getByRole('link', { name: 'Change payment method' })).toHaveAttribute('href', '/subscribe?method=new');
  await seeAccessible(page);

  await plan.getByRole('link', { name: 'Cancel plan' }).click();
  await expect(heading(page, 'Cancel your Silver plan')).toBeFocused();
  await expect(page.getByText('What stays')).toBeVisible();
  await expect(page.getByRole('link', { name: 'withdraw from the contract' })).toHaveAttribute('href', '/withdraw');
  const ends = (await fact(page, 'Ends on').textContent()) ?? '';
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(heading(page, `Your Silver plan ends on ${ends}`)).toBeFocused();
  await expect(fact(page, 'Sessions left until the end')).toHaveText('15 of 15');
  await seeAccessible(page);

  // It is stored, and the account says so.
  await page.reload();
  await expect(heading(page, `Your Silver plan ends on ${ends}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(plan).toContainText(`Your plan ends on ${ends}.`);
  await expect(plan).toContainText('Cancelled');
  await expect(plan).toContainText('No more payments will be taken.');
  await expect(plan.getByRole('link', { name: 'Cancel plan' })).toHaveCount(0);
  await expect(plan.getByRole('link', { name: 'Change payment method' })).toHaveCount(0);
  await seeAccessibleHere(page);
  await plan.getByRole('button', { name: 'Undo: keep my plan' }).click();
  await seeToast(page, 'Your plan goes on', 'The Silver plan goes on. Next payment: €9.99 on');
  await expect(plan).toContainText('Active');
  await expect(plan).toContainText('Next payment: €9.99');

  // An open payment is named where its plan is cancelled, and keeps the plan from growing.
  const pastDue = {
    since: '2031-03-01T00:00:00.000Z',
    endsAt: '2031-03-08T00:00:00.000Z',
    amount: 999,
    invoiceId: 'in_1',
    payUrl: null,
  };
  await page.route('**/api/subscription/current', async (route) => {
    const reply = await fetchAnswer(route);
    const { subscription } = await reply.json();
    const billing = { ...subscription.billing, pastDue };
    await route.fulfill({ response: reply, json: { subscription: { ...subscription, status: 'past_due', billing } } });
  });
  await page.reload();
  await expect(plan).toContainText('Your plan stays active until March 8, 2031.');
  await expect(plan.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
  const offers = page.getByRole('region', { name: 'Available plans' });
  await expect(offers).toContainText('A larger plan can be chosen once the amount still due is paid.');
  await expect(offers.getByRole('link', { name: 'Choose Gold' })).toHaveCount(0);
  await expect(offers.getByRole('link', { name: 'Choose Bronze' })).toBeVisible();
  await seeAccessibleHere(page);
  await plan.getByRole('link', { name: 'Cancel plan' }).click();
  await expect(page.getByText('€9.99 is still unpaid. If it stays unpaid, your plan ends on March 8, 2031.')).toBeVisible();
  await expect(fact(page, 'Still due')).toHaveText('€9.99');
  await expect(fact(page, 'Ends, if unpaid')).toHaveText('March 8, 2031');
  await expect(page.getByText('you have paid for')).toHaveCount(0);
  await seeAccessibleHere(page);

  // A withdrawal that cannot be read is not told as no contract.
  await page.unroute('**/api/subscription/current');
  await page.route('**/api/subscription/withdrawal', (route) => route.fulfill({ status: 503, json: {} }));
  await footer(page, 'Withdraw from contract here').click();
  await expect(heading(page, 'Withdraw from contract here')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('What you get back could not be loaded');
  await seeAccessibleHere(page);
  await page.unroute('**/api/subscription/withdrawal');

  // A user withdraws at once, sees the amount first, and keeps the receipt.
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Clara Almeida');
  await expect(page.getByLabel('Email address used for the contract')).toHaveValue(email);
  await expect(page.getByLabel('Which contract')).toHaveValue(/^Silver plan, subscribed on /);
  await expect(fact(page, 'You paid')).toHaveText('€9.99');
  await expect(fact(page, 'You get back')).toHaveText('€9.99, in the way you paid, within 14 days');
  await seeAccessible(page);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(fact(page, 'You get back')).toContainText('€9.99');
  await page.getByRole('button', { name: 'Change something' }).click();
  await page.getByLabel('Your name').fill('Clara A. Almeida');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Confirm withdrawal')).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Clara A. Almeida');
  await page.getByRole('button', { name: 'Continue' }).click();
  await seeAccessibleHere(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(heading(page, 'We have received your withdrawal')).toBeFocused();
  await expect(page.getByText('That is all you need to do.')).toBeVisible();
  await expect(fact(page, 'Name')).toHaveText('Clara A. Almeida');
  await seeAccessible(page);
  const number = (await fact(page, 'Receipt number').textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download receipt' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(number);
  expect(text).toContain('I withdraw from this contract.');
  expect(text).toMatch(/\d:\d\d:\d\d/);

  await seePlan(page, 'free');
  await page.getByRole('link', { name: 'take everything out' }).click();
  await expect(page.getByRole('region', { name: 'Free plan' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).some(({ subject }) => subject === 'Your contract has ended')).toBe(true);

  // The free plan has nothing to cancel.
  await page.goto('/account/cancel-plan');
  await expect(heading(page, 'You have no paid plan')).toBeVisible();
  await seeAccessibleHere(page);
});

test('without signing in, a cancellation and a withdrawal take effect by their mailed links', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const { email } = await registerByApi(page);
  await subscribe(page, 'gold');
  await openAccount(page);
  const visitor = await (await browser.newContext({ baseURL, extraHTTPHeaders: extraHTTPHeaders ?? {} })).newPage();

  // A cancellation says kind, reason and date.
  await visitor.goto('/');
  await footer(visitor, 'Cancel contracts here').click();
  await expect(heading(visitor, 'Cancel contracts here')).toBeFocused();
  await visitor.getByRole('radio', { name: 'For an important reason' }).check();
  await visitor.getByRole('radio', { name: 'On a date I choose' }).check();
  await declare(visitor, email);
  await visitor.getByRole('button', { name: 'Cancel now' }).click();
  await expect(visitor.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expect(visitor.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Please give the reason');
  await seeAccessible(visitor);
  await visitor.getByRole('textbox', { name: 'Reason' }).fill('We moved abroad.');
  await visitor.getByRole('radio', { name: 'As early as possible' }).check();
  await visitor.getByRole('button', { name: 'Cancel now' }).click();
  await expect(heading(visitor, 'We have received your cancellation')).toBeFocused();
  await expect(fact(visitor, 'Kind of cancellation')).toHaveText('For an important reason');
  await expect(fact(visitor, 'When it should end')).toHaveText('As early as possible');
  await seeAccessible(visitor);

  await visitor.goto(await mailedLink(email, 'cancel'));
  await expect(visitor.getByText('One of us reads your reason')).toBeVisible();
  await visitor.getByRole('button', { name: 'Confirm cancellation' }).click();
  await expect(heading(visitor, 'Your cancellation is confirmed')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Gold plan' })).toContainText('Your plan ends on');

  // A withdrawal is confirmed by its mailed link, and every address reads the same.
  await footer(visitor, 'Withdraw from contract here').click();
  await expect(visitor.getByText('We pay back what you paid')).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByLabel('Your name')).toBeFocused();
  await expect(visitor.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name');
  await seeAccessibleHere(visitor);

  const number = await withdraw(visitor, email);
  expect(number).toMatch(/^\S{8,}$/);
  const words = async () => (await visitor.locator('main').textContent())?.replace(/\d+:\d\d:\d\d [AP]M/, '');
  const known = (await words())?.replaceAll(email, 'X').replace(number, 'N');
  await visitor.goto('/withdraw');
  const stranger = newUser().email;
  const strange = await withdraw(visitor, stranger);
  expect((await words())?.replaceAll(stranger, 'X').replace(strange, 'N')).toBe(known);
  await seePlan(page, 'gold');

  await visitor.goto(await mailedLink(email, 'withdraw'));
  await expect(heading(visitor, 'Confirm your withdrawal')).toBeVisible();
  await expect(visitor).toHaveURL(/\/withdraw$/);
  await expect(visitor.getByText('Your Gold plan then ends at once, and €19.99 will be refunded to you.')).toBeVisible();
  await expect(fact(visitor, 'Receipt number')).toHaveText(number);
  await seeAccessible(visitor);
  await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(heading(visitor, 'Your withdrawal is confirmed')).toBeFocused();
  await seeAccessibleHere(visitor);
  await seePlan(page, 'free');
  await visitor.goto(await mailedLink(email, 'withdraw'));
  await expect(heading(visitor, 'Your withdrawal is confirmed')).toBeVisible();

  await visitor.goto('/withdraw?token=no-such-link-was-ever-mailed');
  await expect(heading(visitor, 'This link cannot be used')).toBeVisible();
  await seeAccessibleHere(visitor);
  await visitor.getByRole('button', { name: 'Fill in the form again' }).click();
  await expect(visitor.getByLabel('Your name')).toBeVisible();
  await visitor.context().close();
});
