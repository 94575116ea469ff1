import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { seeToast } from './toast.ts';

/** Opens an advice, and keeps it on this device. */
export async function keepAdvice(page: Page, advice: string): Promise<void> {
  await page.goto(`/?advice=${advice}`);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this advice on this device?' });
  // The safe answer has the focus.
  await expect(dialog.getByRole('button', { name: 'Don’t keep it' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep it here' }).click();
  await seeToast(page, 'Kept on this device');
}
