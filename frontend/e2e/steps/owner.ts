import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The owner of both products: see `harness/world.mjs`. */
export const OWNER = { email: 'owner@example.com', password: 'an orchard in the rain 3' };
export const ADMIN_PASSWORD = 'a second secret';

/** Signs this page's browser in as the owner, who has set the admin password. */
export async function beOwner(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/login', { data: OWNER })).status()).toBe(200);
  const status = await (await page.request.get('/api/admin/status')).json();
  if (status.hasAdminPassword) return;
  const reply = await page.request.post('/api/admin/create-password', {
    data: { password: ADMIN_PASSWORD, adminPassword: ADMIN_PASSWORD },
  });
  expect(reply.status()).toBe(200);
}
