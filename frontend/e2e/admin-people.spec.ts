import type { Page } from '@playwright/test';
import { hold, idOf, openAdmin, openPanel } from './steps/admin.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { ADMIN_PASSWORD, beOwner } from './steps/owner.ts';
import { subscribe } from './steps/subscription.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { enter, newUser, registerByApi } from './steps/user.ts';
import { visit } from './steps/visit.ts';

test.use({ allowed: /401 .*\/api\/(?:admin\/|auth\/user)|403 .*\/api\// });

test('strangers see no panel, load none of it, and come back to it after signing in', async ({ page, browser }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const user = await registerByApi(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  expect(asked.filter((path) => /admin|UsersPart|TokensTab|OwnerTab|AuditTab|OverviewTab/i.test(path))).toEqual([]);

  await visit(page, '/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have admin privileges to access this panel")).toBeVisible();
  await seeAccessibleHere(page);
  // Granted while the page is open: the panel opens by itself.
  const owner = await (await browser.newContext({ baseURL: addressOf('PRODUCT') })).newPage();
  await beOwner(owner);
  const id = await idOf(page);
  const live = page.getByText('Connected live');
  await expect(live).toBeVisible();
  await owner.request.post('/api/admin/make-admin', { data: { userId: id, password: ADMIN_PASSWORD } });
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
  // An owner's part stays shut.
  await visit(page, '/admin/tokens');
  await expect(page.getByRole('heading', { level: 2, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('Only the owner can open this part of the panel')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'API Tokens' })).toHaveCount(0);
  await owner.request.post('/api/admin/remove-admin', { data: { userId: id, password: ADMIN_PASSWORD } });
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/admin/users?q=x');
  await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await enter(page, user);
  await expect(page).toHaveURL(/\/admin\/users\?q=x$/);
  await owner.context().close();
});

test('an admin finds and edits a user, the owner gives a plan and deletes, and each sees the other’s changes', async ({
  page,
  browser,
}) => {
  const baseURL = addressOf('PRODUCT');
  await beOwner(page);
  const mark = `Q${crypto.randomUUID().slice(0, 8)}`;
  const victim = await (await browser.newContext({ baseURL })).newPage();
  await registerByApi(victim, { ...newUser(), lastName: mark });
  await subscribe(victim, 'silver');
  await victim.goto('/account');
  await expect(victim.getByText('Connected live')).toBeVisible();
  const { page: admin } = await openAdmin(browser, page, baseURL, { ...newUser(), firstName: 'Maya', lastName: mark });

  await openPanel(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(mark.toLowerCase());
  await expect(page.getByText('2 users found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${mark.toLowerCase()}`));
  const row = page.getByRole('row', { name: new RegExp(`Clara ${mark}`) });
  await expect(row).toContainText('Silver');
  await seeAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await openPanel(admin, `/admin/users?q=${mark}`);
  // Somebody else's changes wait beside what is typed.
  await row.getByRole('button', { name: `Edit Clara ${mark}` }).click();
  const mine = page.getByRole('dialog', { name: `Edit Clara ${mark}` });
  await mine.getByLabel('First name').fill('Klara');
  await expect(mine.getByLabel('Plan')).toBeDisabled();
  await admin.getByRole('button', { name: `Edit Clara ${mark}` }).click();
  const theirs = admin.getByRole('dialog', { name: `Edit Clara ${mark}` });
  await theirs.getByLabel('Date of birth').fill('1991-04-10');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await seeToast(admin, 'Admin Password Required');
  await theirs.getByLabel('Admin password', { exact: true }).fill('not the one');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs.getByText('Invalid admin password. Please check your password and try again.')).toBeVisible();
  await expect(theirs.getByLabel('Date of birth')).toHaveValue('1991-04-10');
  await theirs.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await seeToast(admin, `The changes of Clara ${mark} are saved`);
  await expect(mine.getByText('Changed meanwhile.')).toBeVisible();
  await expect(mine.getByLabel('First name')).toHaveValue('Klara');
  await seeAccessibleHere(page);
  await mine.getByRole('button', { name: 'Show the new values' }).click();
  await expect(mine.getByLabel('Date of birth')).toHaveValue('1991-04-10');
  await mine.getByLabel('First name').fill('Klara');
  await mine.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await seeToast(page, `The changes of Klara ${mark} are saved`);
  await expect(page.getByRole('button', { name: `Edit Klara ${mark}` })).toBeFocused();
  await expect(admin.getByRole('row', { name: new RegExp(`Klara ${mark}`) })).toBeVisible();

  // Invoices: marked unpaid, and paid again.
  await admin.getByRole('button', { name: `Invoices of Klara ${mark}` }).click();
  const invoices = admin.getByRole('dialog', { name: `Invoices of Klara ${mark}` });
  await expect(invoices.getByText('€9.99')).toBeVisible();
  await invoices.getByRole('button', { name: 'Mark unpaid' }).click();
  await seeToast(admin, 'Admin Password Required');
  await invoices.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await invoices.getByRole('button', { name: 'Mark unpaid' }).click();
  await expect(invoices.getByText('Uncollectible', { exact: true })).toBeVisible();
  await admin.bringToFront();
  // Without fading: a dialog that fades out does not yet hand the focus on from a row that is gone.
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await seeAccessibleHere(admin);
  await invoices.getByRole('button', { name: 'Mark paid' }).click();
  await expect(invoices.getByText('Paid', { exact: true })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('button', { name: `Invoices of Klara ${mark}` })).toBeFocused();

  // A refusal that comes after closing names its user, and leaves the next dialog alone.
  const deletion = admin.getByRole('dialog', { name: `Delete Klara ${mark}’s account?` });
  const release = await hold(admin, '**/api/admin/delete-user/*', 'DELETE');
  await admin.getByRole('button', { name: `Delete Klara ${mark}` }).click();
  await expect(deletion.getByLabel('Admin password', { exact: true })).toBeFocused();
  await deletion.getByLabel('Admin password', { exact: true }).fill('not the one');
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await expect(deletion.getByRole('button', { name: 'Deleting…' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: `Edit Maya ${mark}` }).click();
  const self = admin.getByRole('dialog', { name: `Edit Maya ${mark}` });
  await self.getByLabel('Last name').fill('X');
  release();
  await seeToast(admin, 'Deletion Failed', `Klara ${mark}`);
  await expect(self.getByLabel('Last name')).toHaveValue('X');
  await admin.keyboard.press('Escape');

  // Deleting names its consequences, and ends the user's own page at once.
  await admin.getByRole('button', { name: `Delete Klara ${mark}` }).click();
  await expect(deletion.getByRole('listitem')).toHaveCount(3);
  await expect(deletion.getByText('This is irreversible.')).toBeVisible();
  await seeAccessibleHere(admin);
  await deletion.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await seeToast(admin, `The account of Klara ${mark} is deleted`);
  await expect(victim.getByText('You are signed out')).toBeVisible();
  await expect(page.getByText('1 user found')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`Klara ${mark}`) })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: `Edit Maya ${mark}` })).toBeFocused();

  // The owner gives a plan by hand. The user's rights lead back to what was typed, and the user's own page shows the plan at once.
  await visit(admin, '/account');
  await expect(admin.getByText('Connected live')).toBeVisible();
  await page.getByRole('button', { name: `Edit Maya ${mark}` }).click();
  const gift = page.getByRole('dialog', { name: `Edit Maya ${mark}` });
  await gift.getByLabel('Plan').selectOption('Gold');
  await gift.getByRole('button', { name: 'Remove admin' }).click();
  const rights = page.getByRole('dialog', { name: `Remove admin from Maya ${mark}?` });
  await expect(rights.getByLabel('Admin password', { exact: true })).toBeFocused();
  await rights.getByRole('button', { name: 'Cancel' }).click();
  await expect(gift.getByLabel('Plan')).toHaveValue('gold');
  await gift.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await gift.getByRole('button', { name: 'Save changes' }).click();
  await seeToast(page, `The changes of Maya ${mark} are saved`);
  await expect(page.getByRole('row', { name: new RegExp(`Maya ${mark}`) })).toContainText('Gold');
  await expect(admin.getByText('Gold plan')).toBeVisible();

  // Back leads to the page before; nobody is found by nonsense, and an odd address leads to the last page.
  await fillPages(page);
  await visit(page, '/admin/users/?page=99999999999999');
  await expect(page).toHaveURL(/page=\d{1,4}$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Admin' });
  await expect(tabs.getByRole('link', { name: 'User Management' })).toHaveAttribute('aria-current', 'page');
  await visit(page, '/admin/users');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody at all 7');
  await expect(page.getByRole('heading', { name: 'No one by that name or email' })).toBeVisible();
  await victim.context().close();
  await admin.context().close();
});

/** Registers as many users as make a second page, where there are too few. */
async function fillPages(owner: Page): Promise<void> {
  const { totalCount } = await (await owner.request.get('/api/admin/users')).json();
  for (let count = totalCount; count <= 10; count += 1) {
    const user = newUser();
    const body = JSON.stringify({ ...user, confirmPassword: user.password });
    const headers = { 'content-type': 'application/json', origin: addressOf('PRODUCT') };
    expect((await fetch(`${addressOf('PRODUCT')}/api/auth/register`, { method: 'POST', headers, body })).status).toBe(201);
  }
}
