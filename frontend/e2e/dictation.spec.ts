import type { Page } from '@playwright/test';
import { field, openHome } from './steps/ask.ts';
import { composer, createSession, openSession } from './steps/couples.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

/** Replaces the browser's recogniser by one that hears what the test says. */
async function fakeEar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ear = { running: false, asks: false, lang: '', current: null as Recogniser | null };
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
        if (!ear.asks) this.onstart?.();
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
        /** The browser asks for the microphone, until it is allowed. */
        ask: () => Object.assign(ear, { asks: true }),
        allow: () => ear.current?.onstart?.(),
        fail(error: string) {
          ear.current?.onerror?.({ error });
          ear.current?.stop();
        },
        state: () => ({ running: ear.running, lang: ear.lang }),
      },
    });
  });
}

const hear = (page: Page, ...results: string[]) => page.evaluate((said) => Reflect.get(window, 'ear').hear(said), results);
const fail = (page: Page, error: string) => page.evaluate((code) => Reflect.get(window, 'ear').fail(code), error);
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

test('a situation is dictated to the caret, within the limit, and the note is shown once', async ({ page }) => {
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

  await field(page).fill('x'.repeat(4_990));
  await dictate(page).click();
  await hear(page, 'more than ten letters');
  await expect(field(page)).toHaveValue(`${'x'.repeat(4_990)} more than`);
  // Leaving ends it.
  await page.getByRole('link', { name: 'Couples' }).first().click();
  await expect.poll(() => ear(page)).toMatchObject({ running: false });
});

test('a message is dictated, and sending it ends the dictation', async ({ page }) => {
  await fakeEar(page);
  const path = await createSession(page);
  await openSession(page, path);
  await dictate(page).click();
  await agree(page);
  await hear(page, 'Shall we talk');
  await expect(composer(page)).toHaveValue('Shall we talk');
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  expect(await ear(page)).toMatchObject({ running: false });
  await hear(page, 'Shall we talk now');
  await expect(composer(page)).toHaveValue('');
  await expect(dictate(page)).toBeVisible();
});

test('a failure is told, and what was said stays', async ({ page }) => {
  await fakeEar(page);
  await page.addInitScript(() => localStorage.setItem('beside.dictation', '1'));
  await openHome(page);
  for (const [code, words] of [
    ['not-allowed', 'The microphone is not available.'],
    ['no-speech', 'Nothing was heard.'],
    ['network', 'could not reach its speech service'],
  ] as const) {
    await dictate(page).click();
    await hear(page, 'Kept');
    await fail(page, code);
    await seeToast(page, 'Dictation stopped', words);
    await expect(dictate(page)).toBeVisible();
  }
  await expect(field(page)).toHaveValue('Kept Kept Kept');
});

test('it says that it listens once the browser may', async ({ page }) => {
  await fakeEar(page);
  await page.addInitScript(() => localStorage.setItem('beside.dictation', '1'));
  await openHome(page);
  await page.evaluate(() => Reflect.get(window, 'ear').ask());
  await dictate(page).click();
  const stop = page.getByRole('button', { name: 'Stop dictating' });
  const said = page.getByRole('status').filter({ hasText: 'Listening. Speak now.' });
  await expect(stop).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'ear').allow());
  await expect(said).toHaveCount(1);
  await stop.click();
  await expect(said).toHaveCount(0);
});

test('the language is the page’s', async ({ page }) => {
  await fakeEar(page);
  await page.addInitScript(() => {
    localStorage.setItem('beside.dictation', '1');
    localStorage.setItem('beside.language', 'zh');
  });
  await page.goto('/');
  await page.getByRole('button', { name: '语音输入' }).click();
  expect(await ear(page)).toEqual({ running: true, lang: 'zh-CN' });
  await hear(page, '我很', '难过。');
  await expect(page.getByRole('textbox')).toHaveValue('我很难过。');
});

test('a browser that cannot listen has no button', async ({ page }) => {
  await page.addInitScript(() => void Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined }));
  await openHome(page);
  await expect(dictate(page)).toHaveCount(0);
});
