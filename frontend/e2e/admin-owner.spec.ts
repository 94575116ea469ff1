import { hold, idOf, openPanel } from './steps/admin.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { ADMIN_PASSWORD, beOwner, OWNER } from './steps/owner.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { newUser, registerByApi } from './steps/user.ts';
import { visit } from './steps/visit.ts';

test.use({ allowed: /(401|404) .*\/api\// });

test('the owner grants and removes admin, sets a status and deletes, all by id', async ({ page, browser }) => {
  await beOwner(page);
  const other = await (await browser.newContext({ baseURL: addressOf('PRODUCT') })).newPage();
  const user = await registerByApi(other, { ...newUser(), firstName: 'Jonas', lastName: 'Keller' });
  const id = await idOf(other);
  await page.goto('/admin/owner');

  // The admin password: eight characters at least; the dialog says how long it is.
  const password = page.getByRole('form', { name: 'Admin password' });
  await password.getByLabel('New admin password', { exact: true }).fill('short');
  await password.getByRole('button', { name: 'Update password' }).click();
  await seeToast(page, 'Invalid Password');
  await expect(password.getByText('Password must be at least 8 characters long')).toBeVisible();
  await seeAccessible(page);
  await password.getByLabel('New admin password', { exact: true }).fill(ADMIN_PASSWORD);
  const present = password.getByLabel('Present admin password, or your own', { exact: true });
  await password.getByRole('button', { name: 'Update password' }).click();
  await expect(present).toBeFocused();
  await present.fill(OWNER.password);
  await password.getByRole('button', { name: 'Update password' }).click();
  const sure = page.getByRole('dialog', { name: 'Update the admin password?' });
  await expect(sure.getByText('The new one has 15 characters.')).toBeVisible();
  await sure.getByRole('button', { name: 'Update password' }).click();
  await seeToast(page, 'Admin password updated');

  const rights = page.getByRole('form', { name: 'Admins' });
  await rights.getByRole('button', { name: 'Grant admin' }).click();
  await expect(rights.getByText('Please enter a user ID')).toBeVisible();
  await rights.getByLabel('User ID').fill(id);
  await expect(rights.getByText(`Jonas Keller, ${user.email}`)).toBeVisible();
  await rights.getByRole('button', { name: 'Grant admin' }).click();
  await seeToast(page, 'Admin Password Required');
  await rights.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await rights.getByRole('button', { name: 'Grant admin' }).click();
  const grant = page.getByRole('dialog', { name: 'Make Jonas Keller an admin?' });
  await expect(grant).toBeVisible();
  await seeAccessibleHere(page);
  await grant.getByRole('button', { name: 'Grant admin' }).click();
  await seeToast(page, 'Jonas Keller is an admin now');
  await rights.getByLabel('User ID').fill('nobody');
  await rights.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await rights.getByRole('button', { name: 'Remove admin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove admin' }).click();
  await expect(rights.getByText('There is no user with this ID.')).toBeVisible();

  const status = page.getByRole('form', { name: 'User status' });
  await status.getByLabel('User ID').fill(id);
  await status.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await status.getByRole('button', { name: 'Set user status' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set user status' }).click();
  await seeToast(page, 'The status of Jonas Keller is set');

  const danger = page.getByRole('form', { name: 'Danger zone' });
  await danger.getByLabel('User ID').fill(id);
  await danger.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await danger.getByRole('button', { name: 'Delete user' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete Jonas Keller’s account?' });
  await deletion.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(deletion.getByText('This is not what was asked for.')).toBeVisible();
  await deletion.getByLabel(`Type ${user.email} to confirm`).fill(user.email);
  await deletion.getByRole('button', { name: 'Delete for ever' }).click();
  await seeToast(page, 'The account of Jonas Keller is deleted');
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);

  // The log tells all of it, and is narrowed by an action and by a name.
  await visit(page, `/admin/audit?target=${id}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'deleted the account of' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'an admin' })).toHaveCount(1);
  await page.getByLabel('Action').selectOption('User deleted');
  await expect(page).toHaveURL(/action=user_deleted/);
  await expect(page.getByRole('listitem').filter({ hasText: 'set the status of' })).toHaveCount(0);
  // A date is typed figure by figure, and asked for once.
  const asked = new Set<string | null>();
  page.on('request', (request) => asked.add(new URL(request.url()).searchParams.get('from')));
  await page.getByLabel('From', { exact: true }).pressSequentially('01022026');
  await expect(page).toHaveURL(/from=2026-01-02/);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-01-02');
  await expect(page.getByRole('listitem').filter({ hasText: 'deleted the account of' })).toBeVisible();
  expect([...asked].filter(Boolean)).toHaveLength(1);
  await seeAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await other.context().close();
});

test('a token is shown once, works, is revoked and deleted; new entries of the log wait for a press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beOwner(page);
  const name = `Helpdesk ${crypto.randomUUID().slice(0, 6)}`;
  const log = await context.newPage();
  await openPanel(log, '/admin/audit');
  await expect(log.getByRole('list').filter({ hasText: 'Site Owner' })).toBeVisible();
  await page.goto('/admin/tokens');
  await page.getByRole('link', { name: 'New token' }).first().click();
  const form = page.getByRole('form', { name: 'New API token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await seeToast(page, 'Validation Error');
  for (const fault of ['Choose at least one permission', 'Please enter a token name', 'Please enter admin password first'])
    await expect(form.getByText(fault)).toBeVisible();
  await seeAccessible(page);
  await form.getByLabel('Find a user by name or email').fill(OWNER.email);
  await form.getByLabel('User', { exact: true }).selectOption(`Site Owner, ${OWNER.email} (owner)`);
  await form.getByLabel('Token name').fill(name);
  await form.getByRole('checkbox', { name: /admin:read/ }).check();
  await form.getByLabel('Expires after, in days').fill('0');
  await form.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText('A whole number of days, 3,650 at most')).toBeVisible();
  await form.getByLabel('Expires after, in days').fill('90');
  // The tab is left before the answer; the value waits for its reader, who cannot leave it by Back.
  const release = await hold(page, '**/api/admin/api-tokens', 'POST');
  await form.getByRole('button', { name: 'Create token' }).click();
  const tabs = page.getByRole('navigation', { name: 'Admin' });
  await tabs.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
  release();

  const shown = page.getByRole('dialog', { name: 'Copy the token now' });
  const value = await shown.getByText(/^beside_/).innerText();
  await seeAccessibleHere(page);
  await shown.getByRole('button', { name: 'Copy token' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  await page.evaluate(() => history.back());
  await expect(shown.getByText('Please confirm first that you have kept it')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await shown.getByRole('checkbox').check();
  await shown.getByRole('button', { name: 'Done' }).click();
  await tabs.getByRole('link', { name: 'API Tokens' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Active');
  await seeAccessible(page);
  expect(await page.content()).not.toContain(value);
  const call = () => fetch(`${addressOf('PRODUCT')}/api/admin/status`, { headers: { authorization: `Bearer ${value}` } });
  expect((await call()).status).toBe(200);

  await row.getByRole('button', { name: /^Revoke/ }).click();
  const revoke = page.getByRole('dialog', { name: `Revoke “${name}”?` });
  await revoke.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await revoke.getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toContainText('Revoked');
  expect((await call()).status).toBe(401);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const deletion = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await deletion.getByLabel('Admin password', { exact: true }).fill(ADMIN_PASSWORD);
  await deletion.getByRole('button', { name: 'Delete token' }).click();
  await expect(row).toHaveCount(0);

  // The other page was not moved by any of it.
  await expect(log.getByRole('listitem').filter({ hasText: 'deleted the API token' })).toHaveCount(0);
  await log.getByRole('button', { name: /new entr/ }).click();
  await expect(log.getByRole('listitem').filter({ hasText: 'deleted the API token' }).first()).toBeVisible();
});
