import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { subscribe } from './steps/subscription.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';

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

test.use({ allowed: /ERR_FAILED/ });

test('a plan that begins elsewhere adds its invoice to an empty list, which downloads it as a PDF', async ({ page }) => {
  await registerByApi(page);
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await openInvoices(page);
  await live;
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  await seeAccessible(page);
  await subscribe(page, 'silver');
  await expect(page.getByRole('article')).toContainText('€9.99');
  const [{ id } = { id: '' }] = await listed(page);

  // A list that fails offers another try.
  await page.route('**/api/invoices/list', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('nothing was charged');
  await seeAccessibleHere(page);
  await page.getByRole('button', { name: 'Try again' }).click();

  const invoice = page.getByRole('article').filter({ hasText: `No. ${id.slice(-8)}` });
  await expect(invoice).toContainText('Paid on');
  await expect(invoice).toContainText('Silver, ');
  await expect(invoice).toContainText('€9.99');
  await expect(invoice.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);
  await expect(invoice.getByRole('link', { name: /^View Invoice/ })).toHaveAttribute('href', /^http/);
  await expect(page.getByText('The Silver plan costs €9.99 a month; the next invoice comes on')).toBeVisible();
  await seeAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    invoice.getByRole('button', { name: /^Download PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`invoice-${id.slice(-8)}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
