import type { Page } from '@playwright/test';
import { field, openHome } from './steps/ask.ts';
import { expect, test } from './steps/test.ts';

/** Replaces the browser's recogniser by one that hears what the test says. */
async function fakeEar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ear = { running: false, lang: '', current: null as Recogniser | null };
    class Recogniser {
      lang = '';
      continuous = false;
      interimResults = false;
      onstart: (() => void) | null = null;
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(ear, { running: true, lang: this.lang, current: this });
        this.onstart?.();
      }
      stop() {
        ear.running = false;
        this.onend?.();
      }
      abort() {
        ear.running = false;
        this.onerror?.({ error: 'aborted' });
        this.onend?.();
      }
    }
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: Recogniser, configurable: true });
    Object.assign(window, {
      ear: {
        hear: (results: string[]) => ear.current?.onresult?.({ results: results.map((transcript) => [{ transcript }]) }),
        state: () => ({ running: ear.running, lang: ear.lang }),
      },
    });
  });
}

const hear = (page: Page, ...results: string[]) => page.evaluate((said) => Reflect.get(window, 'ear').hear(said), results);
const ear = (page: Page): Promise<{ running: boolean; lang: string }> => page.evaluate(() => Reflect.get(window, 'ear').state());
const dictate = (page: Page) => page.getByRole('button', { name: 'Dictate', exact: true });

/** Reads the note of the first time. */
async function agree(page: Page): Promise<void> {
  const note = page.getByRole('dialog', { name: 'Before you dictate' });
  await expect(note).toContainText('may send the sound to its maker');
  expect(await ear(page)).toMatchObject({ running: false });
  await note.getByRole('button', { name: 'Start dictating' }).click();
  await expect(note).toBeHidden();
}

test('a situation is dictated to the caret, what is typed meanwhile stays, and leaving ends it', async ({ page }) => {
  await fakeEar(page);
  await openHome(page);
  await field(page).fill('Before. After.');
  await field(page).evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 7));
  await dictate(page).click();
  await agree(page);
  expect(await ear(page)).toEqual({ running: true, lang: 'en-US' });
  await hear(page, 'I am');
  await expect(field(page)).toHaveValue('Before. I am After.');
  await hear(page, 'I am here', ' and you');
  await expect(field(page)).toHaveValue('Before. I am here and you After.');
  // Typing stays, and the rest goes to the caret.
  await field(page).press('!');
  await hear(page, 'I am here', ' and you', 'Later');
  await expect(field(page)).toHaveValue('Before. I am here and you! Later After.');
  await page.getByRole('button', { name: 'Stop dictating' }).click();
  expect(await ear(page)).toMatchObject({ running: false });

  await dictate(page).click();
  expect(await ear(page)).toMatchObject({ running: true });
  // Leaving ends it.
  await page.getByRole('link', { name: 'Couples' }).first().click();
  await expect.poll(() => ear(page)).toMatchObject({ running: false });
});
