import type { Browser, Page } from '@playwright/test';
import { expect } from './test.ts';
import { registerByApi, type User } from './user.ts';

/** Opens the account page of somebody who is signed in, and waits until it is complete. */
export async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page.getByText('sessions used', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
}

/** Registers somebody and opens their account page. */
export async function openNewAccount(page: Page): Promise<User> {
  const user = await registerByApi(page);
  await openAccount(page);
  return user;
}

/** The same person in another browser, which is closed with the first. */
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

/** What the page tells of the account under one of its names. */
export const fact = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
