import { seeAdvice } from './steps/ask.ts';
import { askByApi, cardOf, cards, chip, openHistory, searchField } from './steps/history.ts';
import { recordShifts } from './steps/layout.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi } from './steps/user.ts';

const HOUSE = 'My sister Inés and I argued about the house of our mother, in front of everyone who had come.';
const BOSS = 'My manager gave my project to someone who joined last month, and told me in front of the team.';

test('a user finds the history in the header, filters it, searches it, comes back to the same place, and deletes', async ({
  page,
}) => {
  await registerByApi(page);
  await askByApi(page, HOUSE);
  await askByApi(page, BOSS, 'work');
  const { adviceSessions } = await (await page.request.get('/api/auth/export')).json();
  const marked = { generatedBy: 'ai', advice: { understanding: expect.any(String) } };
  expect(adviceSessions).toMatchObject([marked, marked]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/Your history/);
  await expect(cards(page)).toHaveCount(2);
  const card = cardOf(page, 'My sister Inés');
  await expect(card).toContainText('Family');
  await expect(card).toContainText('Practical');
  await expect(card).toContainText('Just now');
  await expect(card.locator('[data-generated-by=ai]')).toContainText(/^AI.{20,100}…$/);

  // A search finds words in any section, marks them, and keeps the focus.
  const field = searchField(page);
  await field.pressSequentially('ines');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 session found' })).toBeVisible();
  await expect(cards(page).locator('mark')).toHaveText('Inés');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/q=ines$/);
  await page.reload();
  await expect(field).toHaveValue('ines');
  await expect(cards(page)).toHaveCount(1);
  await field.fill('');

  await chip(page, 'Work and career').check();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/history\?category=work$/);
  await page.getByRole('button', { name: /^View advice: My manager gave my project to someone/ }).click();
  await seeAdvice(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My manager gave my project');
  await page.goBack();
  await expect(page).toHaveURL(/\/history\?category=work$/);
  await expect(chip(page, 'Work and career')).toBeChecked();
  await expect(cards(page)).toHaveCount(1);
  await expect(cardOf(page, 'My manager')).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Delete: My manager/ }).click();
  await seeToast(page, 'Session Deleted');
  await expect(page.getByRole('heading', { name: 'Nothing here yet: Work and career' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing here yet: Work and career' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('six skeletons of the final size come first, and nothing moves', async ({ page }) => {
  await registerByApi(page);
  for (const time of ['first', 'second', 'third']) await askByApi(page, `${HOUSE} This is the ${time} time.`);
  // A page of a user whom this browser knows.
  await openHistory(page);
  const data = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await data.promise;
    await route.continue();
  });
  const shifts = await recordShifts(page);
  await page.reload();
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  data.resolve();
  await expect(cards(page)).toHaveCount(3);
  const { score, causes } = await shifts();
  expect(score, causes.join('\n')).toBeLessThanOrEqual(0.02);
});
