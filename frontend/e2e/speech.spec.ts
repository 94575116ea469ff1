import type { Page } from '@playwright/test';
import { ask, openHome, seeAdvice } from './steps/ask.ts';
import { createSession, log, openSession, say, seeAnswers } from './steps/couples.ts';
import { hold, release } from './steps/model.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';

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
      text: string;
      constructor(text: string) {
        this.text = text;
      }
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
        marked: () => [...(CSS.highlights.get('spoken') ?? [])].map(String).join(),
      },
    });
  });
}

const command = (page: Page, name: 'next') => page.evaluate((each) => Reflect.get(window, 'voice')[each](), name);
const spoken = (page: Page): Promise<Spoken[]> => page.evaluate(() => Reflect.get(window, 'voice').spoken());
const marked = (page: Page): Promise<string> => page.evaluate(() => Reflect.get(window, 'voice').marked());
const cancelled = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'voice').cancelled());

async function openAdvice(page: Page): Promise<void> {
  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
}

const bare = (text: string) => text.replace(/\s+/g, '');

test('a whole advice is read aloud, sentence by sentence, and the sentence is marked until it is stopped or left', async ({
  page,
}) => {
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

  // Pressing again stops, and so does leaving the page.
  await page.getByRole('button', { name: 'Read Aloud' }).click();
  await stop.click();
  await expect(page.getByRole('button', { name: 'Read Aloud' })).toBeVisible();
  expect(await marked(page)).toBe('');
  await page.getByRole('button', { name: 'Read Aloud' }).click();
  await expect.poll(() => marked(page)).not.toBe('');
  const before = await cancelled(page);
  await page.getByRole('link', { name: 'Couples' }).first().click();
  await expect(page).toHaveURL(/\/couples$/);
  // The address changes a moment before the page does.
  await expect.poll(() => cancelled(page)).toBeGreaterThan(before);
  expect(await marked(page)).toBe('');
});

test('a message of the counsellor is marked as a machine’s, read aloud with its sentence beside the button, and exported so', async ({
  page,
}) => {
  await spyOnVoice(page);
  const path = await createSession(page);
  await openSession(page, path);
  await hold('what is fair to both', 10);
  await say(page, 'Tell us @counsellor, what is fair to both of us?');
  const growing = log(page).getByRole('article', { name: 'The counsellor is writing' });
  await expect(growing).toHaveAttribute('data-generated-by', 'ai');
  await expect(growing.locator('abbr')).toHaveText('AI');
  await release('what is fair to both');
  await seeAnswers(page, 1);
  const answers = log(page).getByRole('article', { name: /^Counsellor, \d/ });
  const own = log(page).getByRole('article').first();
  await expect(answers).toHaveAttribute('data-generated-by', 'ai');
  await expect(answers.locator('abbr')).toHaveAttribute('title', 'Written by an AI model, not by a person');
  await expect(own).not.toHaveAttribute('data-generated-by');
  await expect(own.locator('abbr')).toHaveCount(0);
  const { couplesSessions } = await (await page.request.get('/api/auth/export')).json();
  const messages: { messageType: string; generatedBy?: string }[] = couplesSessions[0].messages;
  expect(messages.map(({ generatedBy }) => generatedBy)).toEqual([undefined, 'ai']);

  await answers.getByRole('button', { name: 'Read this message aloud' }).click();
  await expect(answers.getByText(/^Reading aloud, sentence 1 of \d+$/)).toBeVisible();
  expect((await spoken(page)).at(-1)).toMatchObject({ rate: 0.72, pitch: 0.85, volume: 0.92 });
  expect(bare(await marked(page))).toContain(bare((await spoken(page)).at(-1)?.text ?? 'nothing'));
  await command(page, 'next');
  await expect(answers.getByText(/^Reading aloud, sentence 2 of \d+$/)).toBeVisible();
});
