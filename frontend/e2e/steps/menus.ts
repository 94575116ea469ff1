import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a button's menu. Returns the menu. */
async function openMenu(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

/** Opens a menu and chooses an option. */
export async function choose(page: Page, menu: RegExp, choice: string): Promise<void> {
  const list = await openMenu(page, menu);
  await list.getByRole('menuitemradio', { name: choice }).click();
}
