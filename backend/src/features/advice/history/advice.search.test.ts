import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createJobs } from '../../../database/jobs.ts';
import { createLog } from '../../../lib/logger.ts';
import { foldForSearch, searchWords } from '../../../lib/search-text.ts';
import { signIn, signUp } from '../../../testing/accounts.ts';
import { adviceRequest, generate } from '../../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../../testing/model-double.ts';
import { storeAdvice } from '../../../testing/stored-advice.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';
import { WAITS_FOR_LOCK } from '../../../testing/wait.ts';
import { chatThread } from '../../chat/thread/chat.thread.ts';
import { adviceIndexing, indexStep } from './advice.indexing.ts';
import { indexText } from './advice.texts.ts';

const { app, database, model } = await useApp();
model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));
const { pool } = app.db;

const BARE = { understanding: 'Understood.', recommendations: [] };

const page = async (browser: Browser, q: string, more = '') => {
  const { status, body } = await browser.call('GET', `/api/advice/history?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  const sessions: { id: string; match?: { excerpt: string; place: string } }[] = Array.isArray(body.sessions)
    ? body.sessions
    : [];
  return { sessions, ids: sessions.map(({ id }) => id), next: body.nextCursor };
};
const find = async (browser: Browser, q: string, more = ''): Promise<string[]> => (await page(browser, q, more)).ids;
const findAll = async (browser: Browser, q: string, more = ''): Promise<string[]> => {
  const found: string[] = [];
  for (let cursor: unknown = ''; cursor !== null; ) {
    const { ids, next } = await page(browser, q, `${more}&cursor=${cursor}`);
    found.push(...ids);
    cursor = next;
  }
  return found;
};

/** Stores a message as the chat does. */
async function say(sessionId: string, message: string, indexed = true): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into chat_messages ("sessionId", message, "messageType") values ($1, $2, 'user') returning id`,
    [sessionId, message],
  );
  const id = Number(rows[0]?.id);
  if (indexed) await indexText(pool, sessionId, id, message);
  return id;
}

describe('a search', () => {
  it.each([
    ['Der Streit über die Straße in Köln', ['strasse', 'STRASSE', 'ÜBER', 'uber', 'raß', 'koln', 'ße']],
    ['Ça fait déjà l’été, mon cœur', ['ca', 'deja', "L'ÉTÉ", 'coeur', 'œu']],
    ['El niño no quiere, mañana será otro día', ['nino', 'MAÑANA', 'sera', 'ía']],
    ['Mijn zus is ijskoud tegen mĳ', ['ijs', 'ĳskoud', 'mij', 'koud tegen']],
    ['我和我妹妹从四月起没有说过话', ['妹妹', '四月', '说过话', '我妹妹从四月']],
    ['ＦＵＬＬ　ｗｉｄｔｈ', ['full', 'width', 'ＷＩＤ']],
    ['IŞIK and İstanbul', ['isik', 'ISTANBUL', 'ışık']],
    ['We laughed 😀👍🏽 at 100% of a_b c\\d', ['😀', '👍', '100%', 'a_b', 'c\\d', '\\d']],
  ])('finds %s, in any case, without its accents, and inside a word', async (description, searches) => {
    const { browser, id: userId } = await signUp(app);
    const [id = ''] = await storeAdvice(app, userId, [
      { description, advice: BARE },
      { description: 'Nothing of it.', advice: BARE },
    ]);
    for (const search of searches) expect([search, await find(browser, search)]).toEqual([search, [id]]);
    for (const search of ['%%', '__', 'a%b', 'xyz', 'streit xyz', '妹我'])
      expect([search, await find(browser, search)]).toEqual([search, []]);
  });

  it('finds any section of an advice and any message, each session once, and says where', async () => {
    const { browser, id: userId } = await signUp(app);
    const advice = { understanding: 'Quince', recommendations: ['Rhubarb', 'Medlar'], example: 'Damson', encouragement: 'Sloe' };
    const [first = '', second = ''] = await storeAdvice(app, userId, [
      { advice, minute: 2 },
      { advice: BARE, minute: 1 },
    ]);
    for (const word of ['Quince', 'rhubarb', 'medlar', 'damson', 'sloe', 'ines']) {
      const { sessions } = await page(browser, word);
      expect([word, sessions.at(-1)?.id, sessions.at(-1)?.match?.place]).toEqual([word, first, 'advice']);
    }
    await say(second, 'I had hoped for a Quïnce, and got a quarrel.');
    await say(second, 'Quince again.');
    await say(first, 'No quince, please. '.repeat(3));
    expect((await page(browser, 'quince')).sessions.map(({ id, match }) => ({ id, match }))).toEqual([
      { id: second, match: { place: 'chat', excerpt: 'I had hoped for a Quïnce, and got a quarrel.' } },
      { id: first, match: { place: 'advice', excerpt: expect.stringContaining('Quince'), generatedBy: 'ai' } },
    ]);
    // All words in one text, in any order; not one here and one there.
    expect(await find(browser, 'quarrel hoped')).toEqual([second]);
    expect(await find(browser, 'quarrel again')).toEqual([]);
  });

  it('goes together with a category, a bookmark and a cursor', async () => {
    const { browser, id: userId } = await signUp(app);
    const sessions = Array.from({ length: 20 }, (_, minute) => ({
      minute,
      category: minute % 2 ? 'work' : 'money',
      description: `${minute % 5 ? 'A boss' : 'A neighbour'} and I, ${minute}.`,
    }));
    const ids = await storeAdvice(app, userId, sessions);
    const wanted = (accept: (minute: number) => boolean) => ids.filter((_, minute) => accept(minute));
    for (const id of wanted((minute) => minute % 3 === 0)) await browser.call('PUT', `/api/advice/${id}/bookmark`);
    expect(await findAll(browser, 'boss', '&limit=3')).toEqual(wanted((minute) => minute % 5 !== 0));
    expect(await findAll(browser, 'boss', '&category=work&limit=3')).toEqual(
      wanted((minute) => minute % 5 !== 0 && minute % 2 === 1),
    );
    expect(await findAll(browser, 'boss', '&category=bookmarked&limit=2')).toEqual(
      wanted((minute) => minute % 5 !== 0 && minute % 3 === 0),
    );
    expect(await find(browser, 'boss', '&category=health')).toEqual([]);
    expect((await find(browser, '', '&limit=50')).length).toBe(20);
  });

  it("finds one's own alone, and what was a visitor's after the sign-in", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    const asked = adviceRequest({ description: 'My visiting zebra and I have quarrelled.', category: 'work' });
    const id = String(Object((await generate(visitor, asked)).body.session).id);
    await say(id, 'A giraffe came, too.');
    expect(await database.query(`select 1 from advice_texts where "sessionId" = '${id}' and "userId" is not null`)).toEqual([]);
    await signIn(visitor, user.email);
    await say(id, 'And an okapi.');
    for (const word of ['zebra', 'giraffe', 'okapi'])
      for (const more of ['', '&category=work']) expect([word, await find(visitor, word, more)]).toEqual([word, [id]]);
    expect(await find(other.browser, 'zebra')).toEqual([]);
    await visitor.call('DELETE', `/api/advice/${id}`);
    expect(await find(visitor, 'zebra')).toEqual([]);
    expect(await database.query(`select 1 from advice_texts where "sessionId" = '${id}'`)).toEqual([]);
  });

  it('is refused where nothing is left to search for', async () => {
    const { browser } = await signUp(app);
    const answer = await browser.call('GET', `/api/advice/history?q=${encodeURIComponent('\u0301\u0301\u0301')}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('a search in a long history', () => {
  const WORDS = 'wir hatten streit about the weather mañana été 我们 吵架 rings finger gather there ring'.split(' ');
  /** Repeats itself, so that a failure can be looked into. */
  const chosen = (index: number, place: number): string =>
    WORDS[(index * 7 + place * place * 3 + (index >> place)) % WORDS.length] ?? '';

  it('finds the same as a comparison with each text, whether rare or frequent, new or old', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const descriptions = Array.from({ length: 1200 }, (_, index) => {
      const rare = { 3: 'Apfelkuchen', 700: 'apfelbaum', 1190: 'Äpfel im Kuchen', 1100: '月亮代表我的心' }[index] ?? '';
      return `${Array.from({ length: 6 }, (_, place) => chosen(index, place)).join(' ')} ${rare}`;
    });
    const sessions = descriptions.map((description, index) => ({
      description,
      advice: BARE,
      minute: index >> 2,
      category: index % 10 ? 'family' : 'health',
    }));
    const ids = await storeAdvice(app, user.id, sessions);
    await storeAdvice(app, other.id, sessions.slice(0, 50));
    const texts = new Map(ids.map((id, index) => [id, [`${descriptions[index]} ${BARE.understanding}`]]));
    // Chats, so that one session has several of the newest texts.
    for (const [index, id] of ids.entries())
      for (const message of index % 40 ? [] : ['Apfelmus?', 'Streit ohne Kuchen', `${chosen(index, 9)} ${chosen(index, 8)}`]) {
        await say(id, message);
        texts.get(id)?.push(message);
      }
    const { rows } = await pool.query<{ id: string }>(
      `select id from advice_sessions where "userId" = $1 order by "createdAt" desc, id desc`,
      [user.id],
    );
    const order = rows.map(({ id }) => id);
    const searches = ['apfel', 'apfelk', 'kuchen apfel', '月亮', '的心', '我们', 'inge', 'thering', 'streit ring', 'o k', 'none'];
    for (const search of searches) {
      const words = searchWords(search);
      const isFound = (text: string): boolean => words.every((word) => foldForSearch(text).includes(word));
      const has = new Set([...texts].filter(([, all]) => all.some(isFound)).map(([id]) => id));
      for (const [more, isWanted] of [
        ['', () => true],
        ['&category=health', (id: string) => ids.indexOf(id) % 10 === 0],
      ] as const) {
        const wanted = order.filter((id) => has.has(id) && isWanted(id));
        expect([search, more, await findAll(user.browser, search, more)]).toEqual([search, more, wanted]);
      }
    }
  });
});

describe('what was stored before there was a search', () => {
  it('is found once it is indexed, chats included, and indexing again changes nothing', async () => {
    const user = await signUp(app);
    const ids = await storeAdvice(
      app,
      user.id,
      Array.from({ length: 7 }, (_, index) => ({ description: `My walrus and I, ${index}.` })),
    );
    await say(ids[2] ?? '', 'A narwhal came, too.', false);
    await database.query('delete from advice_texts');
    expect(await find(user.browser, 'walrus')).toEqual([]);
    const indexAll = async () => {
      for (let after: string | null = '00000000-0000-0000-0000-000000000000'; after !== null; )
        after = await indexStep(pool, chatThread, after, 3);
    };
    await indexAll();
    expect((await find(user.browser, 'walrus')).toSorted()).toEqual(ids.toSorted());
    expect(await find(user.browser, 'narwhal')).toEqual([ids[2]]);
    const before = await database.query('select xmin, * from advice_texts order by 2, 3');
    await indexAll();
    expect(await database.query('select xmin, * from advice_texts order by 2, 3')).toEqual(before);
  });

  it('is looked for at a start: a job is asked for if something is missing, and none otherwise', async () => {
    const jobs = () =>
      database.query(`select key from graphile_worker.jobs where task_identifier = 'advice-index' order by run_at`);
    await app.prepare();
    expect(await jobs()).toEqual([]);
    await database.query(`delete from advice_texts where "messageId" = 0`);
    await app.prepare();
    await app.prepare();
    expect(await jobs()).toEqual([{ key: 'advice-index-00000000-0000-0000-0000-000000000000' }, { key: 'advice-index-again' }]);
    const worker = await createJobs(database.url, createLog('silent'), { connections: 2 });
    adviceIndexing({ pool, thread: chatThread, jobs: worker });
    await worker.start();
    const missing = () =>
      database.query(
        `select id from advice_sessions where id not in (select "sessionId" from advice_texts where "messageId" = 0)`,
      );
    await expect.poll(missing).toEqual([]);
    await expect.poll(jobs).toEqual([{ key: 'advice-index-again' }]);
    await worker.stop();
  });
});

it('a text that is stored while its visitor signs in is theirs afterwards', async () => {
  const user = await signUp(app);
  const visitor = app.browser();
  await visitor.call('POST', '/api/visitor');
  const id = String(Object((await generate(visitor, adviceRequest())).body.session).id);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await indexText(client, id, Number.MAX_SAFE_INTEGER, `A pangolin, ${randomUUID()}`);
    const signedIn = signIn(visitor, user.email);
    await expect.poll(() => database.query(WAITS_FOR_LOCK)).not.toEqual([]);
    await client.query('commit');
    expect((await signedIn).status).toBe(200);
  } finally {
    client.release();
  }
  const rows = await database.query(`select "userId" from advice_texts where "sessionId" = '${id}'`);
  expect(rows).toEqual([{ userId: user.id }, { userId: user.id }]);
});
