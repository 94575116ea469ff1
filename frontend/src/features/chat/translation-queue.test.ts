import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatTranslations } from './chat.cache.ts';
import { message, reply, SESSION } from './chat.fixtures.ts';
import { chatForgetting } from './forget.ts';
import { wantTranslation } from './translation-queue.ts';

interface Call {
  translations: Record<string, string>;
  targetLanguage: string;
  sessionId: string;
}

/** Records the calls, and translates into capitals unless they fail. */
function translator(answer: (call: Call) => Promise<Response> | Response = inCapitals): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const call: Call = JSON.parse(String(body));
    calls.push(call);
    return answer(call);
  });
  return calls;
}

function inCapitals({ translations }: Call): Response {
  const upper = Object.fromEntries(Object.entries(translations).map(([key, text]) => [key, text.toUpperCase()]));
  return new Response(JSON.stringify({ success: true, translations: upper }));
}

const translated = (id: number, language = 'de') => chatTranslations.translationOf(reply(id), language);

beforeEach(() => {
  vi.useFakeTimers();
  chatForgetting.forget();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('translates the newest first, ten a call, and names the session', async () => {
  const calls = translator();
  for (let id = 1; id <= 12; id += 1) wantTranslation(reply(id), 'de');
  await vi.advanceTimersByTimeAsync(500);
  expect(
    calls.map(({ translations }) =>
      Object.keys(translations)
        .map(Number)
        .toSorted((a, b) => b - a),
    ),
  ).toEqual([
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
    [2, 1],
  ]);
  expect(calls[0]).toMatchObject({ targetLanguage: 'German', sessionId: SESSION });
  expect([translated(12), translated(1)]).toEqual(['WORDS 12', 'WORDS 1']);
});

it('keeps a call within its characters', async () => {
  const calls = translator();
  for (const id of [1, 2, 3]) wantTranslation(message(id, { message: 'x'.repeat(9_000) }), 'de');
  await vi.advanceTimersByTimeAsync(500);
  expect(calls.map(({ translations }) => Object.keys(translations))).toEqual([['2', '3'], ['1']]);
});

it('keeps the originals when a call fails, or takes five seconds', async () => {
  translator(() => new Response('{}', { status: 503 }));
  wantTranslation(reply(1), 'de');
  await vi.advanceTimersByTimeAsync(500);
  expect(translated(1)).toBeNull();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  wantTranslation(reply(2), 'fr');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(translated(2, 'fr')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(translated(2, 'fr')).toBeNull();
});

it('asks for nothing that has left the view, and keeps nothing after a sign-out', async () => {
  let release: (() => void) | undefined;
  const calls = translator(
    (call) =>
      new Promise((resolve) => {
        release = () => resolve(inCapitals(call));
      }),
  );
  wantTranslation(reply(1), 'de')();
  wantTranslation(reply(2), 'de');
  await vi.advanceTimersByTimeAsync(100);
  expect(calls.map(({ translations }) => Object.keys(translations))).toEqual([['2']]);
  vi.stubGlobal('window', {});
  chatForgetting.forget();
  release?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(translated(2)).toBeUndefined();
});

it('a message that two places want is asked for once, and stays wanted while one of them does', async () => {
  const calls = translator();
  const takeBack = wantTranslation(reply(1), 'de');
  wantTranslation(reply(1), 'de');
  takeBack();
  await vi.advanceTimersByTimeAsync(60);
  expect(calls.map(({ translations }) => Object.keys(translations))).toEqual([['1']]);
});

it('a message whose translation is under way is not asked for again', async () => {
  let answerNow: (response: Response) => void = () => undefined;
  const calls = translator(() => new Promise((resolve) => (answerNow = resolve)));
  wantTranslation(reply(1), 'de');
  await vi.advanceTimersByTimeAsync(60);
  wantTranslation(reply(1), 'de');
  answerNow(inCapitals({ ...(calls[0] ?? { targetLanguage: '', sessionId: '' }), translations: { 1: 'words 1' } }));
  await vi.advanceTimersByTimeAsync(500);
  expect([calls.length, translated(1)]).toEqual([1, 'WORDS 1']);
});
