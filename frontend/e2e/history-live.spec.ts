import type { Page } from '@playwright/test';
import { inAnotherBrowser } from './steps/account.ts';
import { seeConnection } from './steps/connection.ts';
import { askByApi, cardOf, cards, chip, openHistory, searchField } from './steps/history.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';
import { registerByApi, signIn, signOut } from './steps/user.ts';

const HOUSE = 'My sister and I argued about the house of our mother, in front of everyone who had come.';
const BOSS = 'My manager gave my project to someone who joined last month, and told me in front of the team.';

const bookmark = (page: Page, description: string) => cardOf(page, description).getByRole('button', { name: /^Bookmark/ });
const local = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('bookmarkedSessions') ?? '[]'));

test('bookmarks follow their user to another browser, live and after a reload', async ({ page, browser, baseURL }) => {
  const user = await registerByApi(page);
  const house = await askByApi(page, HOUSE);
  const boss = await askByApi(page, BOSS, 'work');
  const other = await inAnotherBrowser(browser, baseURL, user);
  await openHistory(page);
  await other.goto('/history?category=bookmarked');
  await expect(other.getByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible();
  await seeConnection(other, 'Connected live');

  await bookmark(page, 'My sister').click();
  await expect(bookmark(page, 'My sister')).toHaveAttribute('aria-pressed', 'true');
  expect(await local(page)).toEqual([house]);
  await expect(cardOf(other, 'My sister')).toBeVisible();
  await bookmark(page, 'My manager').click();
  await expect(cards(other)).toHaveCount(2);
  await other.reload();
  await expect(cards(other)).toHaveCount(2);
  await expect.poll(() => local(other)).toEqual([boss, house]);

  await bookmark(other, 'My manager').focus();
  await other.keyboard.press('Enter');
  await expect(cards(other)).toHaveCount(1);
  await expect(cardOf(other, 'My sister')).toBeFocused();
  await expect(bookmark(page, 'My manager')).toHaveAttribute('aria-pressed', 'false');
  await other.context().close();
});

test('bookmarks of this browser are given to its user at the sign-in, and are gone after the sign-out', async ({ page }) => {
  const user = await registerByApi(page);
  const house = await askByApi(page, HOUSE);
  await page.context().clearCookies();
  await page.goto('/');
  await page.evaluate((id) => localStorage.setItem('bookmarkedSessions', JSON.stringify([id, 'broken'])), house);
  await signIn(page, user);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await (await page.request.get('/api/advice/bookmarks')).json()).ids).toEqual([house]);
  await openHistory(page);
  await expect(bookmark(page, 'My sister')).toHaveAttribute('aria-pressed', 'true');
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /bookmark/i.test(key)))).toEqual([]);
});

test.describe('a bookmark that the server refuses', () => {
  test.use({ allowed: /503/ });

  test('is taken back, with one toast', async ({ page }) => {
    await registerByApi(page);
    await askByApi(page, HOUSE);
    await openHistory(page);
    await page.route('**/bookmark', (route) => route.fulfill({ status: 503, body: 'no' }));
    await bookmark(page, 'My sister').click();
    await seeToast(page, 'The bookmark was not changed');
    await expect(bookmark(page, 'My sister')).toHaveAttribute('aria-pressed', 'false');
    expect(await local(page)).toEqual([]);
  });
});

test.describe('without a connection', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });

  test('a bookmark waits for it, in order', async ({ page, context }) => {
    await registerByApi(page);
    const house = await askByApi(page, HOUSE);
    await openHistory(page);
    await expect(bookmark(page, 'My sister')).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(true);
    await bookmark(page, 'My sister').click();
    await expect(bookmark(page, 'My sister')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-kind]')).toHaveCount(0);
    await context.setOffline(false);
    await expect.poll(async () => (await (await page.request.get('/api/advice/bookmarks')).json()).ids).toEqual([house]);
  });
});

test('another tab shows new advice, where the filter fits, and deletions, at once', async ({ page, context }) => {
  await registerByApi(page);
  await askByApi(page, HOUSE);
  const work = await context.newPage();
  const found = await context.newPage();
  await openHistory(page);
  await openHistory(found, '?q=sister');
  await work.goto('/history?category=work');
  await expect(work.getByRole('heading', { name: 'Nothing here yet: Work and career' })).toBeVisible();
  for (const tab of [page, work, found]) await seeConnection(tab, 'Connected live');

  const boss = await askByApi(page, BOSS, 'work');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('My manager');
  await expect(cards(work)).toHaveCount(1);
  await expect(cards(found)).toHaveCount(1);
  await askByApi(page, 'My sister says nothing at all since then, and I miss her every day.');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(found)).toHaveCount(2);
  await expect(cards(work)).toHaveCount(1);

  await page.request.delete(`/api/advice/${boss}`);
  await expect(work.getByRole('heading', { name: 'Nothing here yet: Work and career' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(searchField(found)).toHaveValue('sister');
});

test.describe('offline', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });

  test('a filter says that it could not be loaded, and is loaded once the connection is back', async ({ page, context }) => {
    await registerByApi(page);
    await askByApi(page, HOUSE);
    await openHistory(page);
    await context.setOffline(true);
    await chip(page, 'Family').check();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load history' })).toBeVisible();
    await context.setOffline(false);
    await expect(cards(page)).toHaveCount(1);
  });
});

test('what was missed while the connection was away is there after it is back', async ({ page, context, browser, baseURL }) => {
  const user = await registerByApi(page);
  await askByApi(page, HOUSE);
  await openHistory(page);
  await seeConnection(page, 'Connected live');
  const other = await inAnotherBrowser(browser, baseURL, user);
  await context.setOffline(true);
  await seeConnection(page, 'Offline');
  await askByApi(other, BOSS, 'work');
  await other.context().close();
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(2);
  await expect(chip(page, 'All')).toBeChecked();
});
