import type { Page } from '@playwright/test';
import { ask, openHome, seeAdvice } from './steps/ask.ts';
import { composer, createSession, log, openSession, say, seeAnswers } from './steps/couples.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

/** What the page gave the voice. */
interface Spoken {
  text: string;
  rate: number;
  pitch: number;
  volume: number;
  voice: string;
}

/** Replaces the browser's voice by one that the test moves on. */
async function spyOnVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: Spoken[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    let cancelled = 0;
    const voices = [
      { name: 'Microsoft Aria Online (Natural)', lang: 'en-US', localService: false },
      { name: 'Anna', lang: 'de-DE', localService: true },
    ];
    class Utterance {
      lang = '';
      voice: { name: string } | null = null;
      rate = 1;
      pitch = 1;
      volume = 1;
      onstart?: () => void;
      onend?: () => void;
      onerror?: (event: { error: string }) => void;
      constructor(public text: string) {}
    }
    const fake = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: Utterance) {
        const { text, rate, pitch, volume, voice } = utterance;
        spoken.push({ text, rate, pitch, volume, voice: voice?.name ?? '' });
        current = utterance as unknown as SpeechSynthesisUtterance;
        utterance.onstart?.();
      },
      cancel() {
        cancelled += 1;
        current = null;
      },
      pause() {},
      resume() {},
    });
    Object.defineProperty(window, 'speechSynthesis', { value: fake, configurable: true });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
    Object.assign(window, {
      voice: {
        spoken: () => spoken,
        cancelled: () => cancelled,
        next: () => (current as unknown as Utterance | null)?.onend?.(),
        fail: () => (current as unknown as Utterance | null)?.onerror?.({ error: 'synthesis-failed' }),
        marked: () => [...(CSS.highlights.get('spoken') ?? [])].map(String).join(),
      },
    });
  });
}

const command = (page: Page, name: 'next' | 'fail') => page.evaluate((each) => Reflect.get(window, 'voice')[each](), name);
const spoken = (page: Page): Promise<Spoken[]> => page.evaluate(() => Reflect.get(window, 'voice').spoken());
const marked = (page: Page): Promise<string> => page.evaluate(() => Reflect.get(window, 'voice').marked());
const cancelled = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'voice').cancelled());

async function openAdvice(page: Page): Promise<void> {
  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
}

const bare = (text: string) => text.replace(/\s+/g, '');

test('a whole advice is read aloud, sentence by sentence, and the sentence is marked', async ({ page }) => {
  await spyOnVoice(page);
  await openAdvice(page);
  await page.getByRole('button', { name: 'Read Aloud' }).click();
  const stop = page.getByRole('button', { name: 'Stop Reading' });
  await expect(stop).toBeVisible();
  const said = [];
  for (let sentence = 0; await stop.isVisible(); sentence += 1) {
    const all = await spoken(page);
    const last = all.at(-1);
    said.push(last?.text ?? '');
    // Long sentences are spoken in parts, and marked as a whole.
    expect(bare(await marked(page))).toContain(bare(last?.text ?? 'nothing'));
    expect(last).toMatchObject({ rate: 0.68, pitch: 0.85, volume: 0.92, voice: 'Microsoft Aria Online (Natural)' });
    expect(sentence).toBeLessThan(80);
    await command(page, 'next');
  }
  const sections = page.locator('[data-spoken]');
  expect(bare(said.join(''))).toBe(bare(await sections.evaluate((element) => element.textContent ?? '')));
  expect(said[0]).toBe('Understanding Your Situation');
  expect(await marked(page)).toBe('');
  await expect(page.getByRole('button', { name: 'Read Aloud' })).toBeVisible();
});

test('pressing again stops, and so does leaving the page; a failure is told', async ({ page }) => {
  await spyOnVoice(page);
  await openAdvice(page);
  const read = page.getByRole('button', { name: 'Read Aloud' });
  await read.click();
  await page.getByRole('button', { name: 'Stop Reading' }).click();
  await expect(read).toBeVisible();
  expect(await cancelled(page)).toBeGreaterThan(0);
  expect(await marked(page)).toBe('');

  await read.click();
  await command(page, 'fail');
  await seeToast(page, 'Error Reading Text');
  await expect(read).toBeVisible();

  await read.click();
  const before = await cancelled(page);
  await page.getByRole('link', { name: 'Couples' }).first().click();
  await expect(page).toHaveURL(/\/couples$/);
  // The address changes a moment before the page does.
  await expect.poll(() => cancelled(page)).toBeGreaterThan(before);
  expect(await marked(page)).toBe('');
});

test('the advice is read in the language in which it is shown', async ({ page }) => {
  await spyOnVoice(page);
  await openAdvice(page);
  await page.evaluate(() => localStorage.setItem('beside.language', 'de'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Original anzeigen' })).toBeVisible();
  await page.getByRole('button', { name: 'Vorlesen' }).click();
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatchObject({ text: 'Deine Situation verstehen', voice: 'Anna' });
  // The original is another text, in another language and without headings of it.
  await page.getByRole('button', { name: 'Original anzeigen' }).click();
  await page.getByRole('button', { name: 'Vorlesen' }).click();
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatchObject({ voice: 'Microsoft Aria Online (Natural)' });
});

test('a message is read aloud, with its sentence beside the button; another one replaces it', async ({ page }) => {
  await spyOnVoice(page);
  const path = await createSession(page);
  await openSession(page, path);
  for (const count of [1, 2]) {
    await say(page, `What do you think about this, @counsellor? We talk of it for the time number ${count}.`);
    await seeAnswers(page, count);
  }
  const answers = log(page).getByRole('article', { name: /^Counsellor, \d/ });
  await answers.first().getByRole('button', { name: 'Read this message aloud' }).click();
  await expect(answers.first().getByText(/^Reading aloud, sentence 1 of \d+$/)).toBeVisible();
  expect((await spoken(page)).at(-1)).toMatchObject({ rate: 0.72, pitch: 0.85, volume: 0.92 });
  expect(bare(await marked(page))).toContain(bare((await spoken(page)).at(-1)?.text ?? 'nothing'));
  await command(page, 'next');
  await expect(answers.first().getByText(/^Reading aloud, sentence 2 of \d+$/)).toBeVisible();

  await answers.last().getByRole('button', { name: 'Read this message aloud' }).click();
  await expect(answers.first().getByText('Reading aloud')).toBeHidden();
  await expect(answers.last().getByText(/^Reading aloud, sentence 1 of \d+$/)).toBeVisible();
  await expect.poll(async () => (await spoken(page)).length).toBe(3);
  await command(page, 'fail');
  await seeToast(page, 'Error Reading Message');
  await expect(composer(page)).toBeVisible();
});

test('a browser without a voice says so, and one without highlights reads all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
  });
  await openAdvice(page);
  await page.getByRole('button', { name: 'Read Aloud' }).click();
  await seeToast(page, 'Text-to-Speech Not Supported', "Your browser doesn't support text-to-speech functionality.");

  await spyOnVoice(page);
  await page.addInitScript(() => void Object.defineProperty(CSS, 'highlights', { value: undefined }));
  await page.reload();
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Read Aloud' }).click();
  await command(page, 'next');
  await expect.poll(async () => (await spoken(page)).length).toBe(2);
});
