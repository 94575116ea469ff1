import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seeAccessible } from './steps/axe.ts';
import { order, subscribe } from './steps/subscription.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi } from './steps/user.ts';

const REFUSED = /ERR_FAILED|(404|409|503) .*\/api\/invoices\//;

interface Invoice {
  id: string;
  status: string;
}

/** What the server lists. */
async function listed(page: Page): Promise<Invoice[]> {
  return (await (await page.request.get('/api/invoices/list')).json()).invoices;
}

/** Opens the invoices, and waits for the socket that keeps them up to date. */
async function openInvoices(page: Page): Promise<void> {
  await page.goto('/invoices');
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
}

test.use({ allowed: REFUSED });

test('a visitor signs in and comes back to an empty list that leads to the plans', async ({ page }) => {
  const { email, password } = await registerByApi(page);
  await page.context().clearCookies();
  await page.goto('/invoices');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/invoices$/);
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe');
  await seeAccessible(page);
});

test('a paid invoice shows its number, amount and state, and downloads as a PDF', async ({ page }) => {
  await registerByApi(page);
  await subscribe(page, 'silver');
  const [{ id } = { id: '' }] = await listed(page);
  // A list that fails offers another try.
  await page.route('**/api/invoices/list', (route) => route.abort(), { times: 1 });
  await openInvoices(page);
  await expect(page.getByRole('alert')).toContainText('nothing was charged');
  await seeAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();

  const invoice = page.getByRole('article', { name: 'Subscription payment' });
  await expect(invoice).toContainText(`No. ${id.slice(-8).toUpperCase()}`);
  await expect(invoice).toContainText('Paid on');
  await expect(invoice).toContainText('Silver, ');
  await expect(invoice).toContainText('€9.99');
  await expect(invoice.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);
  await expect(invoice.getByRole('link', { name: /^View Invoice/ })).toHaveAttribute('href', /^http/);
  await expect(page.getByText('Silver costs €9.99 a month; the next invoice comes on')).toBeVisible();
  await seeAccessible(page);

  await page.route('**/api/invoices/download/*', (route) => route.abort(), { times: 1 });
  await invoice.getByRole('button', { name: /^Download PDF/ }).click();
  await seeToast(page, 'Download Failed');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    invoice.getByRole('button', { name: /^Download PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`invoice-${id.slice(-8).toUpperCase()}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('an open invoice is paid on its own page, and the list follows by itself', async ({ page, context }) => {
  await registerByApi(page);
  const address = await order(page, 'bronze', { selectedPaymentMethod: 'eps' });
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await openInvoices(page);
  await live;
  const invoice = page.getByRole('article');
  await expect(invoice).toContainText('Open');
  await expect(invoice).toContainText('€4.99');
  await expect(invoice).toContainText('Due on');
  await seeAccessible(page);

  await page.route('**/api/invoices/pay', (route) => route.abort(), { times: 1 });
  await invoice.getByRole('button', { name: /^Pay Now/ }).click();
  await seeToast(page, 'Payment Failed');
  const other = await context.newPage();
  await other.goto('/invoices');
  await other.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(other).toHaveURL(address);
});

test('a plan that begins elsewhere adds its invoice to an open page', async ({ page }) => {
  await registerByApi(page);
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await openInvoices(page);
  await live;
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  await subscribe(page, 'gold');
  await expect(page.getByRole('article')).toContainText('€19.99');
});
