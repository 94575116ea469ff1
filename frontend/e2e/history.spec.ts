import { seeAdvice } from './steps/ask.ts';
import { askByApi, askForHelp, cardOf, cards, chip, openHistory, searchField } from './steps/history.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi } from './steps/user.ts';

const HOUSE = 'My sister Inés and I argued about the house of our mother, in front of everyone who had come.';
const BOSS = 'My manager gave my project to someone who joined last month, and told me in front of the team.';

test('a user finds the history in the header, filters it, and comes back to the same place', async ({ page }) => {
  await registerByApi(page);
  await askByApi(page, HOUSE);
  await askByApi(page, BOSS, 'work');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveTitle(/Your history/);
  await expect(cards(page)).toHaveCount(2);
  const card = cardOf(page, 'My sister Inés');
  await expect(card).toContainText('🏠Family');
  await expect(card).toContainText('Practical');
  await expect(card).toContainText('Just now');
  await expect(card.locator('[data-generated-by=ai]')).toContainText(/^AI.{20,100}…$/);

  await chip(page, 'Work and career').check();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/history\?category=work$/);
  await page.reload();
  await expect(chip(page, 'Work and career')).toBeChecked();
  await expect(cardOf(page, 'My manager')).toBeVisible();

  await page.getByRole('button', { name: /^View advice: My manager gave my project to someone/ }).click();
  await seeAdvice(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My manager gave my project');
  expect(await page.evaluate(() => localStorage.getItem('viewingAdvice'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/history\?category=work$/);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a search finds words in any section, marks them, and keeps the focus', async ({ page }) => {
  await registerByApi(page);
  await askByApi(page, HOUSE);
  await askByApi(page, BOSS, 'work');
  await openHistory(page);
  const field = searchField(page);
  await field.pressSequentially('i');
  await expect(page.getByRole('status').filter({ hasText: 'Type at least 2 characters.' })).toBeVisible();
  await field.pressSequentially('nes');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 session found' })).toBeVisible();
  await expect(cards(page).locator('mark')).toHaveText('Inés');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/q=ines$/);

  await page.reload();
  await expect(field).toHaveValue('ines');
  await expect(cards(page)).toHaveCount(1);
  await field.fill('nowhere to be found');
  await expect(page.getByRole('heading', { name: 'Nothing found for “nowhere to be found”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(field).toBeFocused();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/history$/);

  await field.fill('manager');
  await expect(cards(page)).toHaveCount(1);
  await chip(page, 'Family').check();
  await expect(page.getByRole('heading', { name: 'Nothing found for “manager”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(field).toHaveValue('');
  await expect(chip(page, 'All')).toBeChecked();
  await expect(cards(page)).toHaveCount(2);
});

test('a deleted session is gone after a confirmation, and the next card has the focus', async ({ page }) => {
  await registerByApi(page);
  await askByApi(page, HOUSE);
  await askByApi(page, BOSS, 'work');
  await openHistory(page);
  const remove = page.getByRole('button', { name: /^Delete: My manager/ });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await remove.click();
  await expect(cards(page)).toHaveCount(2);
  await expect(remove).toBeFocused();

  page.on('dialog', (dialog) => void dialog.accept());
  await remove.click();
  await seeToast(page, 'Session Deleted');
  await expect(cards(page)).toHaveCount(1);
  await expect(cardOf(page, 'My sister')).toBeFocused();
  await page.getByRole('button', { name: /^Delete: My sister/ }).click();
  await expect(page.getByRole('heading', { name: 'No advice sessions yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your history' })).toBeFocused();
  await expect(page.locator('[data-kind]')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No advice sessions yet' })).toBeVisible();
});

test.describe('more than one page', () => {
  test.use({ allowed: /503/ });

  test('is loaded by the button, which keeps the focus, also after a failure', async ({ page }) => {
    await registerByApi(page);
    await askForHelp(page, 26);
    await openHistory(page);
    await expect(cards(page)).toHaveCount(12);
    // Help quotes nobody.
    await expect(cards(page).first().getByRole('heading')).toHaveText('Help for a hard time');
    await expect(page.getByText('kill myself')).toHaveCount(0);

    await page.route('**/api/advice/history?*cursor=*', (route) => route.fulfill({ status: 503, body: 'no' }), { times: 1 });
    const more = page.getByRole('button', { name: 'Load More History' });
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: 'More could not be loaded. Nothing is lost.' })).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('status').filter({ hasText: '12 more sessions loaded' })).toBeAttached();
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(26);
    await expect(more).toHaveCount(0);
    await expect(cards(page).nth(24)).toBeFocused();

    // Back from the advice shows the same cards at the same place.
    await cards(page)
      .nth(20)
      .getByRole('button', { name: /^View advice/ })
      .click();
    await seeAdvice(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(26);
    await expect(cards(page).nth(20)).toBeInViewport();
  });
});

test('the chat about an advice unfolds in its card, one at a time', async ({ page }) => {
  await registerByApi(page);
  await askByApi(page, HOUSE);
  await askByApi(page, BOSS, 'work');
  await openHistory(page);
  const chat = page.getByRole('region', { name: /chat/i });
  const toggle = page.getByRole('button', { name: /^Chat: My sister/ });
  await toggle.click();
  await expect(chat).toHaveCount(1);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await chat.getByRole('textbox').fill('How do I begin the letter?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('How do I begin the letter?')).toBeVisible();
  await page.getByRole('button', { name: /^Chat: My manager/ }).click();
  await expect(cardOf(page, 'My manager').getByRole('region')).toBeVisible();
  await expect(chat).toHaveCount(1);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect(chat).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Chat: My manager/ })).toBeFocused();
});
