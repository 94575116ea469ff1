import type { Browser, Page } from '@playwright/test';
import { expect } from './test.ts';
import { registerByApi, type User } from './user.ts';

/** Opens the account page of a user, and waits until it is complete. */
export async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page.getByText('sessions used', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
}

/** Registers a user and opens the account page. */
export async function openNewAccount(page: Page): Promise<User> {
  const user = await registerByApi(page);
  await openAccount(page);
  return user;
}

/** Signs the same user in in another browser. */
export async function inAnotherBrowser(browser: Browser, baseURL: string | undefined, user: User): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  const { email, password } = user;
  const reply = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(reply.status()).toBe(200);
  return page;
}

/** Fills in the three fields of the password form, and sends it. */
export async function changePassword(page: Page, current: string, fresh: string, again = fresh): Promise<void> {
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Current password', { exact: true }).fill(current);
  await form.getByLabel('New password', { exact: true }).fill(fresh);
  await form.getByLabel('Confirm new password', { exact: true }).fill(again);
  await form.getByRole('button', { name: 'Change password' }).click();
}

/** The value of a labelled fact on the account page. */
export const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
