import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { seeToast } from './toast.ts';

export interface User {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  dateOfBirth: string;
}

/** The data of a new, unique user. */
export const newUser = (): User => ({
  firstName: 'Clara',
  lastName: 'Almeida',
  email: `clara.${randomUUID().slice(0, 8)}@example.com`,
  password: 'a quiet garden 7',
  dateOfBirth: '1990-03-09',
});

/** Registers a user by the API in this page's browser. Without verification that signs the user in. */
export async function registerByApi(page: Page, user = newUser()): Promise<User> {
  const reply = await page.request.post('/api/auth/register', { data: { ...user, confirmPassword: user.password } });
  expect(reply.status()).toBe(201);
  return user;
}

/** Opens the sign-in page in a mode. */
export async function openEntry(page: Page, mode: 'Sign in' | 'Create account' = 'Sign in'): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: mode }).click();
  await expect(page.getByRole('form', { name: mode })).toBeVisible();
}

/** Fills in the registration form. */
export async function fillRegistration(page: Page, user: User): Promise<void> {
  await page.getByLabel('First name').fill(user.firstName);
  await page.getByLabel('Last name').fill(user.lastName);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Date of birth').fill(user.dateOfBirth);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(user.password);
}

/** Submits the visible form. */
export const send = (page: Page, name: string) => page.getByRole('main').getByRole('form').getByRole('button', { name }).click();

/** Opens the sign-in page, and signs in. */
export async function signIn(page: Page, user: Pick<User, 'email' | 'password'>): Promise<void> {
  await openEntry(page);
  await enter(page, user);
}

/** Signs in by the form, once it is there: the page before it stays until then, and may have fields of the same name. */
export async function enter(page: Page, { email, password }: Pick<User, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits until the page shows a user, or a visitor. */
export async function seeSignedIn(page: Page, signedIn = true): Promise<void> {
  const banner = page.getByRole('banner');
  if (signedIn) await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible();
  else await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** Signs out by the header. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await seeToast(page, 'Signed out');
}
