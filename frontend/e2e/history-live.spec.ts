import type { Page } from '@playwright/test';
import { inAnotherBrowser } from './steps/account.ts';
import { seeConnection } from './steps/connection.ts';
import { askByApi, cardOf, cards, chip, openHistory, searchField } from './steps/history.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi, signOut } from './steps/user.ts';

const HOUSE = 'My sister and I argued about the house of our mother, in front of everyone who had come.';
const BOSS = 'My manager gave my project to someone who joined last month, and told me in front of the team.';

const bookmark = (page: Page, description: string) => cardOf(page, description).getByRole('button', { name: /^Bookmark/ });
const local = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('bookmarkedSessions') ?? '[]'));

test.describe('in two browsers', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });

  test('bookmarks follow their user, live and after a reload, and what was missed is there once the network is back', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
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
    await seeConnection(other, 'Connected live');
    await expect.poll(() => local(other)).toEqual([boss, house]);

    await bookmark(other, 'My manager').focus();
    await other.keyboard.press('Enter');
    await expect(cards(other)).toHaveCount(1);
    await expect(cardOf(other, 'My sister')).toBeFocused();
    await expect(bookmark(page, 'My manager')).toHaveAttribute('aria-pressed', 'false');

    await seeConnection(page, 'Connected live');
    await context.setOffline(true);
    await seeConnection(page, 'Offline');
    await askByApi(other, `${BOSS} Again.`, 'work');
    // A bookmark waits for the network.
    await bookmark(page, 'My manager').click();
    await expect(bookmark(page, 'My manager')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-kind]')).toHaveCount(0);
    await context.setOffline(false);
    await expect(cards(page)).toHaveCount(3);
    await expect(chip(page, 'All')).toBeChecked();
    await expect(cards(other)).toHaveCount(2);
    expect((await (await page.request.get('/api/advice/bookmarks')).json()).ids).toEqual([boss, house]);
    await other.context().close();
  });
});

test.describe('of one browser', () => {
  // Calls that are under way when the user signs out are refused.
  test.use({ allowed: /401 .*\/api\// });

  test('another tab shows new advice, where the filter fits, deletions, and a sign-out, at once', async ({ page, context }) => {
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

    await signOut(work);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('My sister')).toHaveCount(0);
  });
});
