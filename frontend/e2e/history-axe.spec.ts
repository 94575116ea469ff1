import { LANGUAGE_NAMES, LANGUAGES } from '@beside/common/language/language.constants';
import { seeAdvice } from './steps/ask.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { createSession } from './steps/couples.ts';
import { askByApi, askForHelp, cards, chip, openHistory, searchField } from './steps/history.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { choose } from './steps/menus.ts';
import { expect, test } from './steps/test.ts';
import { registerByApi } from './steps/user.ts';
import { visit } from './steps/visit.ts';

const LONG = `${'Donaudampfschifffahrt'.repeat(12)} https://example.com/${'a'.repeat(200)} 👩‍❤️‍👨${'👍🏽'.repeat(30)}`;

test('axe finds nothing in any state, and going back finds the same cards at the same place', async ({ page }) => {
  await page.goto('/history?tab=couples');
  await expect(page.getByRole('heading', { name: 'Sign in to see your history' })).toBeVisible();
  await seeAccessible(page);
  await createSession(page);
  await page.goto('/history?tab=couples');
  await expect(cards(page)).toHaveCount(1);
  await seeAccessible(page);
  await askByApi(page, LONG);
  await askForHelp(page, 25);
  await page.getByRole('tab', { name: 'Individual Advice' }).click();
  await expect(cards(page)).toHaveCount(12);
  // Help quotes nobody.
  await expect(cards(page).first().getByRole('heading')).toHaveText('Help for a hard time');
  await expect(page.getByText('kill myself')).toHaveCount(0);
  await seeAccessible(page);
  await searchField(page).fill('time 19');
  await expect(cards(page)).toHaveCount(1);
  await seeAccessibleHere(page);
  await searchField(page).fill('nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing found for “nowhere”' })).toBeVisible();
  await seeAccessible(page);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  for (const count of [24, 26]) {
    await page.getByRole('button', { name: 'Load More History' }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  const card = cards(page).nth(20);
  await card.getByRole('button', { name: /^View advice/ }).click();
  await seeAdvice(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(26);
  await expect(card).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a card shows 60 characters, the chosen filter is in view, and in no language anything is cut or scrolls sideways', async ({
    page,
  }) => {
    await registerByApi(page);
    await askByApi(page, LONG, 'personal');
    const characters = '👩‍❤️‍👨 we two, and a word of it: '.padEnd(90, 'abcdefghi ');
    await askByApi(page, characters, 'education');
    await askForHelp(page, 13);
    await openHistory(page, '?category=education');
    await expect(chip(page, 'Education').locator('..')).toBeInViewport({ ratio: 1 });
    const heading = (await cards(page).getByRole('heading').innerText()).replace(/…$/, '');
    expect([...new Intl.Segmenter().segment(heading)].length).toBe(60);
    expect(characters.startsWith(heading)).toBe(true);

    let menu = /^Language:/;
    for (const language of LANGUAGES) {
      const { own } = LANGUAGE_NAMES[language];
      await page.setViewportSize({ width: 1280, height: 800 });
      if (language !== 'en') await choose(page, menu, own);
      menu = new RegExp(own);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // A change of language is a new document, whose router hears of nothing before it is there.
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
      // German has the longest words; `labels.spec.ts` looks at the list in every language.
      const others = ['/history?category=bookmarked', '/history?tab=couples', `/history?q=${'x'.repeat(90)}`];
      for (const path of ['/history', ...(language === 'de' ? others : [])]) {
        await visit(page, path);
        await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
        // The narrowest for all, and the others for the page with the most.
        for (const width of path === '/history' ? [320, 360, 768, 1280] : [320]) {
          await page.setViewportSize({ width, height: 800 });
          await seeNoSideScroll(page);
          if (path !== '/history' || width !== 360) continue;
          await expect(page.getByRole('searchbox')).toHaveValue('');
          expect(await spareInSearch(), language).toBeGreaterThanOrEqual(0);
        }
      }
    }

    /** The room in the empty search field beside what it says. */
    function spareInSearch(): Promise<number> {
      return page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d');
        if (context) context.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room - (context?.measureText(field.placeholder).width ?? Number.POSITIVE_INFINITY);
      });
    }
  });
});
