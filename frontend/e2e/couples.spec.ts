import {
  anotherBrowser,
  composer,
  couple,
  createSession,
  join,
  log,
  openSession,
  said,
  say,
  seeAnswers,
  seeSessionConnection,
} from './steps/couples.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi } from './steps/user.ts';

test('both partners go from the form to a counsellor reply, live', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerByApi(page);
  await page.goto('/couples');
  await expect(page.getByText('No couples sessions yet')).toBeVisible();
  const create = page.getByRole('button', { name: 'Open the room' });
  await expect(create).toHaveAccessibleDescription(/^Opening a room counts as one of your sessions this month\./);
  await create.click();
  await expect(page.getByText('Please give it a name.')).toBeVisible();
  await page.getByLabel('What should it be called?').fill('Sundays');
  await page.getByRole('button', { name: 'Open the room' }).click();

  const dialog = page.getByRole('dialog');
  const link = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await seeToast(page, 'Copied to Clipboard');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('banner')).toContainText('1 of 3');
  await dialog.getByRole('link', { name: 'Open Session' }).click();
  await expect(page.getByRole('heading', { name: 'Your room is ready, Clara' })).toBeVisible();
  // A link just shown is folded.
  const shown = page.getByRole('main').getByLabel('Link to “Sundays”');
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the link again' }).click();
  await expect(shown).toHaveValue(link);
  await expect(shown).toBeFocused();
  await expect(composer(page)).toHaveAccessibleName('Message to your partner and the counsellor');
  await seeSessionConnection(page, 'Connected live');

  const partner = await anotherBrowser(page);
  await partner.goto(new URL(link).pathname);
  await expect(partner.getByRole('dialog', { name: 'Clara invites you to “Sundays”' })).toContainText('is an AI');
  await partner.getByRole('button', { name: 'Join the session' }).click();
  await expect(partner.getByText('Please type a name')).toBeVisible();
  await partner.getByLabel('Your name').fill('Tomás');
  await partner.getByRole('button', { name: 'Join the session' }).click();
  await seeSessionConnection(partner, 'Connected live');
  expect(await partner.evaluate(() => localStorage.getItem('anonymousPartnerName'))).toBe('Tomás');

  // The invitation disappears, and each sees the other's presence.
  await expect(page.getByRole('heading', { name: 'Your room is ready, Clara' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Who is in this session' }).getByText('Here', { exact: true })).toHaveCount(2);

  await composer(partner).pressSequentially('I know');
  await expect(page.getByText('Tomás is typing')).toBeVisible();
  await composer(partner).fill('');
  await expect(page.getByText('Tomás is typing')).toHaveCount(0);

  await say(page, 'I feel like Sundays are not ours any more.');
  await expect(said(partner, 'Sundays are not ours')).toBeVisible();
  await expect(said(page, 'Sundays are not ours')).toContainText('Read');
  await say(partner, 'My father is 81, and I keep counting them.');
  await expect(said(page, 'My father is 81')).toContainText('Tomás');
  await seeAnswers(page, 1);
  await seeAnswers(partner, 1);
  // Both see the same messages in the same order.
  const words = (of: typeof page) => log(of).getByRole('article').locator('p[dir], div[dir]').allInnerTexts();
  await expect.poll(async () => (await words(partner)).join() === (await words(page)).join()).toBe(true);
  await expect(log(page).getByRole('article')).toHaveCount(3);
});

test('a partner who leaves becomes absent, and finds everything on return', async ({ page }) => {
  const partner = await anotherBrowser(page);
  const path = await couple(page, partner);
  const here = page.getByRole('list', { name: 'Who is in this session' }).getByText('Here', { exact: true });
  await expect(here).toHaveCount(2);
  await say(partner, 'I shall be back in a minute.');
  await expect(said(page, 'back in a minute')).toBeVisible();
  await partner.goto('about:blank');
  await expect(here).toHaveCount(1);
  await say(page, 'Take your time.');
  await expect(said(page, 'Take your time')).toContainText('Sent');
  await openSession(partner, path);
  await expect(said(partner, 'Take your time')).toBeVisible();
  await expect(said(page, 'Take your time')).toContainText('Read');
});

test.describe('the end', () => {
  test.use({ allowed: /404 .*\/api\/couples\// });

  test('ending stops writing on both screens, and deleting removes the session', async ({ page }) => {
    const partner = await anotherBrowser(page);
    const path = await couple(page, partner);
    await say(page, 'Something to keep.');
    await expect(said(partner, 'Something to keep.')).toBeVisible();
    await partner.getByRole('button', { name: 'End this session' }).click();
    await expect(partner.getByRole('dialog').getByRole('button', { name: 'Keep talking' })).toBeFocused();
    await partner.getByRole('button', { name: 'End the session' }).click();
    for (const each of [page, partner]) {
      await expect(each.getByText('nobody can write in it any more', { exact: false })).toBeVisible();
      await expect(composer(each)).toHaveCount(0);
      await expect(said(each, 'Something to keep.')).toBeVisible();
    }

    const other = await page.context().newPage();
    await other.goto('/couples');
    await expect(other.getByRole('listitem').filter({ hasText: 'Sundays' })).toContainText('Ended');
    other.once('dialog', (question) => question.accept());
    await other.getByRole('button', { name: 'Delete “Sundays”' }).click();
    await seeToast(other, 'Session Deleted');
    await expect(other.getByText('No couples sessions yet')).toBeVisible();
    for (const each of [page, partner]) await expect(each.getByRole('heading', { name: 'Session Not Found' })).toBeVisible();
    await other.goto(path);
    await expect(other.getByText('This couples session does not exist or has been deactivated.')).toBeVisible();
  });
});

test.describe('signed out', () => {
  test.use({ allowed: /404 .*\/api\/couples\// });

  test('a visitor is asked to sign in', async ({ page }) => {
    await page.goto('/couples/nobody-made-this-one');
    await page.getByRole('link', { name: 'Create a new session' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });
});

test('a partner signs in from the preview, and finds their own name', async ({ page }) => {
  const path = await createSession(page);
  const partner = await anotherBrowser(page);
  const user = await registerByApi(partner);
  await partner.request.post('/api/auth/logout');
  await partner.goto(path);
  await partner.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await partner.getByLabel('Email').fill(user.email);
  await partner.getByLabel('Password', { exact: true }).fill(user.password);
  await partner.getByRole('main').getByRole('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(partner.getByLabel('Your name')).toHaveValue('Clara');
  await partner.getByRole('button', { name: 'Join the session' }).click();
  await seeSessionConnection(partner, 'Connected live');
  await partner.goto('/couples');
  await expect(partner.getByRole('link', { name: 'Sundays' })).toBeVisible();
  // Only the creator can delete a session.
  await expect(partner.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

test('a draft survives a reload, and a sign-out clears it', async ({ page }) => {
  const path = await createSession(page);
  const partner = await anotherBrowser(page);
  await join(partner, path);
  await openSession(page, path);
  await composer(page).fill('Not yet sent');
  await page.reload();
  await expect(composer(page)).toHaveValue('Not yet sent');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Not yet sent');
});
