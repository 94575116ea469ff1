import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { adviceRequest, generate } from '../../testing/advice-requests.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { useCluster } from '../../testing/use-cluster.ts';
import { SESSION_TRANSLATIONS_MAX } from './translation.sessions.ts';

const { database, model, one, other } = await useCluster();

/** The texts that the model was asked to translate, one entry a request; advice is answered as usual. */
function translating(
  answer: (request: Played, translations: object) => void | Promise<void> = (request, translations) =>
    request.answer(JSON.stringify({ translations })),
): string[] {
  const asked: string[] = [];
  model.play((request) => {
    const { texts, targetLanguage }: { texts?: Record<string, string>; targetLanguage?: string } = JSON.parse(
      request.body.messages.at(-1)?.content ?? '{}',
    );
    if (!texts) return request.answer(JSON.stringify(GOOD_ADVICE));
    asked.push(`${targetLanguage}: ${Object.values(texts).join(' | ')}`);
    const translated = Object.entries(texts).map(([key, text]) => [key, `${targetLanguage} ${text}`]);
    return answer(request, Object.fromEntries(translated));
  });
  return asked;
}

/** An owner with a stored advice. */
async function withAdvice(): Promise<{ owner: Browser; sessionId: string }> {
  const owner = one.browser();
  const { body } = await generate(owner, adviceRequest());
  return { owner, sessionId: String(Object(body.session).id) };
}

const ask = (browser: Browser, sessionId: string | undefined, translations: Record<string, string>, targetLanguage = 'Dutch') =>
  browser.call('POST', '/api/translate', { translations, targetLanguage, sessionId });

const storedFor = (sessionId: string) =>
  database.query(`select language, text from session_translations where "sessionId" = '${sessionId}' order by language, text`);

it('stores translations with their session, and asks only for the missing ones, also on another node and in capitals', async () => {
  const asked = translating();
  const { owner, sessionId } = await withAdvice();
  expect((await ask(owner, sessionId, { a: 'good', b: 'night' })).body.translations).toEqual({
    a: 'Dutch good',
    b: 'Dutch night',
  });
  const later = await ask(owner.at(other.url), sessionId.toUpperCase(), { x: 'night', y: 'new', z: ' ', u: 'good' });
  expect(later.body.translations).toEqual({ x: 'Dutch night', y: 'Dutch new', z: ' ', u: 'Dutch good' });
  await ask(owner, sessionId, { a: 'good' }, 'French');
  expect(asked).toEqual(['Dutch: good | night', 'Dutch: new', 'French: good']);
  expect(await storedFor(sessionId)).toHaveLength(4);
  // Nothing of it is in the shared table.
  expect(await database.query('select 1 from translations')).toEqual([]);
});

it('is another’s business for nobody: 404, and the model is not asked', async () => {
  const asked = translating();
  const { owner, sessionId } = await withAdvice();
  await ask(owner, sessionId, { a: 'good' });
  const stranger = one.browser();
  await stranger.call('POST', '/api/visitor');
  for (const [browser, id] of [
    [stranger, sessionId],
    [one.browser(), sessionId],
    [owner, randomUUID()],
  ] as const) {
    const { status, body } = await ask(browser, id, { a: 'good', b: 'night' });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  expect((await ask(owner, 'no id', { a: 'good' })).status).toBe(400);
  expect(asked).toHaveLength(1);
  // Without a session, nothing is answered from one, and nothing is stored.
  await ask(stranger, undefined, { a: 'good' });
  expect(asked).toHaveLength(2);
  expect(await storedFor(sessionId)).toHaveLength(1);
});

it('shares one question between two tabs, also where their texts only overlap', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = translating(async (request, translations) => {
    await held;
    request.answer(JSON.stringify({ translations }));
  });
  const { owner, sessionId } = await withAdvice();
  const tabs = [ask(owner, sessionId, { a: 'good', b: 'night' }), ask(owner, sessionId, { a: 'good', b: 'night' })];
  await expect.poll(() => asked.length).toBe(1);
  tabs.push(ask(owner, sessionId, { a: 'good', c: 'new' }));
  await expect.poll(() => asked.length).toBe(2);
  release();
  expect((await Promise.all(tabs)).map(({ body }) => body.translations)).toEqual([
    { a: 'Dutch good', b: 'Dutch night' },
    { a: 'Dutch good', b: 'Dutch night' },
    { a: 'Dutch good', c: 'Dutch new' },
  ]);
  expect(asked).toEqual(['Dutch: good | night', 'Dutch: new']);
});

it('answers alike on two nodes that asked at once: the first one stored counts', async () => {
  const releases: (() => void)[] = [];
  let number = 0;
  translating(async (request) => {
    number += 1;
    const own = number;
    await new Promise<void>((resolve) => releases.push(resolve));
    request.answer(JSON.stringify({ translations: { t0: `${own} goed` } }));
  });
  const { owner, sessionId } = await withAdvice();
  const tabs = [ask(owner, sessionId, { a: 'good' }), ask(owner.at(other.url), sessionId, { a: 'good' })];
  await expect.poll(() => releases.length).toBe(2);
  releases[1]?.();
  await expect.poll(async () => (await storedFor(sessionId)).length).toBe(1);
  releases[0]?.();
  const answers = (await Promise.all(tabs)).map(({ body }) => body.translations);
  expect(answers).toEqual([{ a: '2 goed' }, { a: '2 goed' }]);
});

it('goes on after its caller has given up, so that the next try finds it', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = translating(async (request, translations) => {
    await held;
    request.answer(JSON.stringify({ translations }));
  });
  const { owner, sessionId } = await withAdvice();
  const tab = new AbortController();
  const given = fetch(`${one.url}/api/translate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: owner.cookie, 'X-Forwarded-For': owner.ip },
    body: JSON.stringify({ translations: { a: 'good' }, targetLanguage: 'Dutch', sessionId }),
    signal: tab.signal,
  });
  await expect.poll(() => asked.length).toBe(1);
  tab.abort();
  await expect(given).rejects.toThrow();
  release();
  await expect.poll(() => storedFor(sessionId)).toEqual([{ language: 'Dutch', text: 'Dutch good' }]);
  await ask(owner, sessionId, { a: 'good' });
  expect(asked).toHaveLength(1);
});

it('stores no refused translation, so that a later try may succeed', async () => {
  translating((request) => request.answer('{"translations": {"t0": "Bel haar"}}'));
  const { owner, sessionId } = await withAdvice();
  expect((await ask(owner, sessionId, { a: 'Call 988' })).body.translations).toEqual({ a: 'Call 988' });
  expect(await storedFor(sessionId)).toEqual([]);
  translating();
  expect((await ask(owner, sessionId, { a: 'Call 988' })).body.translations).toEqual({ a: 'Dutch Call 988' });
});

it('is deleted with its session, and leaves nothing when the session is deleted meanwhile', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = translating();
  const { owner, sessionId } = await withAdvice();
  await ask(owner, sessionId, { a: 'good' });
  const late = translating(async (request, translations) => {
    await held;
    request.answer(JSON.stringify({ translations }));
  });
  const answer = ask(owner, sessionId, { b: 'night' });
  await expect.poll(() => late.length).toBe(1);
  expect((await owner.call('DELETE', `/api/advice/${sessionId}`)).status).toBe(200);
  release();
  expect(await answer).toMatchObject({ status: 200, body: { translations: { b: 'Dutch night' } } });
  expect(asked).toHaveLength(1);
  expect(await storedFor(sessionId)).toEqual([]);
});

it('stores no more than a bound, and still translates', async () => {
  const asked = translating();
  const { owner, sessionId } = await withAdvice();
  await database.query(
    `insert into session_translations select '${sessionId}', 'filler ' || n, 'Dutch', 'x' from generate_series(2, ${SESSION_TRANSLATIONS_MAX}) n`,
  );
  const { body } = await ask(owner, sessionId, { a: 'good', b: 'night' });
  expect(body.translations).toEqual({ a: 'Dutch good', b: 'Dutch night' });
  expect(await storedFor(sessionId)).toHaveLength(SESSION_TRANSLATIONS_MAX);
  expect((await ask(owner, sessionId, { a: 'good', b: 'night' })).body).toEqual(body);
  expect(asked).toEqual(['Dutch: good | night', 'Dutch: night']);
});
