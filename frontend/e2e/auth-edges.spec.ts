import { field, openHome } from './steps/ask.ts';
import { mailedLink } from './steps/mail.ts';
import { expect, test } from './steps/test.ts';
import { newUser, registerByApi, seeSignedIn, signOut } from './steps/user.ts';

test.use({ allowed: /(400|401|403|404) .*\/api\// });

test('a password reset signs its own browser out, and says so', async ({ page }) => {
  const user = await registerByApi(page);
  await openHome(page);
  await seeSignedIn(page);
  await page.request.post('/api/auth/forgot-password', { data: { email: user.email } });
  await page.goto(await mailedLink(user.email, 'reset-password'));
  await page.getByLabel('New password', { exact: true }).fill('another garden 8');
  await page.getByLabel('Confirm new password', { exact: true }).fill('another garden 8');
  await page.getByRole('main').getByRole('form').getByRole('button').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await seeSignedIn(page, false);
  await expect(page.getByText('No reset token provided')).toBeHidden();
  await expect(page.getByText('You are signed out')).toBeHidden();
});

test('after a sign-out, Back and the skip link work', async ({ page }) => {
  await registerByApi(page);
  await openHome(page);
  await page.goto('/terms-of-service');
  await page.goto('/account');
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await page.goForward();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/\/#main$/);
});

test('a tab that missed a sign-out shows the next user no draft', async ({ page, context }) => {
  await registerByApi(page);
  await openHome(page);
  await seeSignedIn(page);
  await field(page).fill('Something that is nobody else’s business');
  await page.goto('about:blank');
  const elsewhere = await context.newPage();
  await elsewhere.request.post('/api/auth/logout');
  await registerByApi(elsewhere, newUser());
  await openHome(page);
  await seeSignedIn(page);
  await expect(field(page)).toHaveValue('');
});
