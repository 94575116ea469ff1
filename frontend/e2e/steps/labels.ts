import type { Language } from '@beside/common/language/language.constants';
import type { Locator, Page } from '@playwright/test';
import { seeNoSideScroll } from './layout.ts';
import { expect } from './test.ts';

export const PHONE = { width: 360, height: 740 };
/** A folder for pictures of every screen, to be looked at. */
export const PICTURES = process.env.LABEL_PICTURES;

/** Lines that a label may take. An order button has its legal words, and wraps. */
const LINES = { tab: 1, badge: 1, button: 2 };

/** The labels that a window shows, and what is wrong with them. */
interface Labels {
  seen: number;
  faults: string[];
}

/**
 * Finds what is wrong with the labels of buttons, choices, tabs and badges as the window shows them: cut off, in more lines than they may take,
 * or broken within a word.
 */
export function lookAtLabels(page: Page): Promise<Labels> {
  return page.evaluate((most) => {
    const SELECTOR = 'button, a[class*=Button], [role=tab], [class*=Badge-badge], label:has(input[type=radio])';
    const kindOf = (element: Element): keyof typeof most => {
      if (element.matches('[role=tab]')) return 'tab';
      return element.matches('[class*=Badge-badge]') ? 'badge' : 'button';
    };
    /** The tops of a text's lines. */
    const linesOf = (range: Range): number[] => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      return [...new Set(tops)].filter((top, at, all) => at === 0 || Math.abs(top - (all[at - 1] ?? 0)) > 3);
    };
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const isCut = (text: Text, label: Element): boolean => {
      for (let box = text.parentElement; box && label.contains(box); box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) return true;
        if (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1) return true;
      }
      // A row that scrolls sideways shows the rest when it is moved.
      for (let box = label.parentElement; box; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return right > document.documentElement.clientWidth + 1 || left < -1;
    };
    const isBroken = (text: Text): boolean =>
      [...text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)].some(({ 0: word, index }) => {
        // Chinese breaks between any two characters.
        if (/\p{Script=Han}/u.test(word)) return false;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return linesOf(range).length > 1;
      });

    let seen = 0;
    const found = [...document.querySelectorAll(SELECTOR)].flatMap((label) => {
      const words = label.textContent?.trim() ?? '';
      if (words === '' || isHidden(label)) return [];
      seen += 1;
      const faults: string[] = [];
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!(node instanceof Text) || node.data.trim() === '' || !node.parentElement || isHidden(node.parentElement)) continue;
        if (isCut(node, label)) faults.push('cut');
        if (isBroken(node)) faults.push('broken within a word');
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = linesOf(range).length;
        if (lines > most[kindOf(label)]) faults.push(`${lines} lines`);
      }
      return faults.map((fault) => `${kindOf(label)} “${words.slice(0, 60)}”: ${fault}`);
    });
    return { seen, faults: found };
  }, LINES);
}

/** Checks that every label fits, once the screen has so many, and what slides in has arrived. */
export async function seeWholeLabels(page: Page, screen: string, atLeast = 2): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const look = async (): Promise<string[] | string> => {
    const { seen, faults } = await lookAtLabels(page);
    return faults.length > 0 ? faults : seen < atLeast ? `${seen} labels` : 'whole';
  };
  await expect.poll(look, { message: screen }).toBe('whole');
}

/** Waits until a screen is whole, with its usage in the header, and looks at its labels. @param last what comes late in it */
export async function seeScreen(page: Page, language: Language, screen: string, last: Locator): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(last).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/\d/);
  // Parts that load late have labels, too.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${screen}-${language}.png`, fullPage: true });
  await seeWholeLabels(page, `${screen} in ${language}`);
  // The narrowest window, where nothing may scroll sideways.
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await page.setViewportSize(PHONE);
}
