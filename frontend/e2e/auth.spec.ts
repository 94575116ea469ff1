import { ask, field, openHome, seeAdvice, seeUsed, seeWriting } from './steps/ask.ts';
import { seeConnection } from './steps/connection.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { enter, fillRegistration, newUser, registerByApi, seeSignedIn, send, signOut } from './steps/user.ts';
import { visit } from './steps/visit.ts';

test.use({ allowed: /401 .*\/api\// });

test('a new user is welcomed and keeps the draft, signs in again after a lost session, and signs out', async ({
  page,
  context,
}) => {
  const user = newUser();
  await openHome(page);
  await field(page).fill('Half a sentence about my brother');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await fillRegistration(page, user);
  await send(page, 'Create account');
  await seeToast(page, 'Welcome, Clara', 'Your account was created successfully.');
  await expect(page).toHaveURL(/\/$/);
  await seeSignedIn(page);
  await seeUsed(page, 0);
  await expect(field(page)).toHaveValue('Half a sentence about my brother');
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/$/);

  // A session that has expired is noticed at the next call.
  await visit(page, '/account');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeEnabled();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Klara');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await seeSignedIn(page, false);
  await enter(page, user);
  await expect(page).toHaveURL(/\/account$/);
  await seeSignedIn(page);

  // After a sign-out, Back and the skip link work.
  await visit(page, '/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await visit(page, '/account');
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await page.goForward();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  // The new page takes the focus once it is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\/#main$/);
});

test('two tabs know at once who is signed in, and the next person in the browser sees nothing of the former', async ({
  page,
  context,
}) => {
  const user = await registerByApi(page);
  await page.request.post('/api/auth/logout');
  await openHome(page);
  const other = await context.newPage();
  await openHome(other);
  await field(other).fill('Something that is nobody else’s to read');
  await seeSignedIn(other, false);

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await enter(page, user);
  await seeSignedIn(page);
  await seeSignedIn(other);
  await expect(field(other)).toHaveValue('Something that is nobody else’s to read');

  // Both are connected as that user: usage in one appears in the other.
  await seeConnection(other, 'Connected live');
  const { text, mark } = situation();
  const asked = { description: text, category: 'family', adviceStyle: 'practical', language: 'en' };
  await page.request.post('/api/advice/generate', { data: asked });
  await seeUsed(other, 1);
  await seeUsed(page, 1);

  await signOut(page);
  await seeSignedIn(page, false);
  await seeSignedIn(other, false);
  await seeToast(other, 'You are signed out');
  await expect(field(other)).toHaveValue('');
  const kept = await other.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('nobody else');

  // After it a visitor can ask, and read along.
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await hold(mark);
  await ask(page, text);
  await seeWriting(page);
  await release(mark);
  await seeAdvice(page);
  await seeUsed(page, 1);
  await page.close();

  // A tab that missed a sign-out shows the next user no draft.
  await registerByApi(other);
  await openHome(other);
  await seeSignedIn(other);
  await field(other).fill('Something that is nobody else’s business');
  await other.goto('about:blank');
  await other.request.post('/api/auth/logout');
  await registerByApi(other);
  await openHome(other);
  await seeSignedIn(other);
  await expect(field(other)).toHaveValue('');

  // On a phone the sign-out is in the menu.
  await other.setViewportSize({ width: 360, height: 740 });
  await other.getByRole('button', { name: 'Open menu' }).click();
  const menu = other.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Account' })).toBeVisible();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});
