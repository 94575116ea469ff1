import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pause } from '../lib/pause.ts';
import { registration } from '../testing/accounts.ts';
import { adviceRequest, generate } from '../testing/advice-requests.ts';
import { mortalNode, mortalRedis } from '../testing/faults.ts';
import { startModelDouble } from '../testing/model-double.ts';
import {
  adviceConversation,
  type Conversation,
  chatConversation,
  counsellorConversation,
  PIECES,
  PiecewiseModel,
  type ReplyPage,
} from '../testing/resume-pages.ts';
import { Browser } from '../testing/test-browser.ts';
import { cloneDatabase } from '../testing/test-database.ts';

/*
 * Every way of leaving and coming back, times everything that the model writes for somebody, on two nodes that are processes. What a page
 * shows in the end is what is stored; what it shows meanwhile always begins at the beginning; and each reply is stored once. What takes long
 * is tried for one kind, another in each run; the long form: `npm run soak -- --only nodes`.
 */

const [database, double, redis] = await Promise.all([cloneDatabase(), startModelDouble(), mortalRedis()]);
const options = {
  databaseUrl: database.url,
  modelUrl: double.url,
  redisUrl: redis.url,
  env: { RATE_LIMIT_FACTOR: '1000', EMAIL_VERIFICATION: 'off' },
};
const [one, other] = await Promise.all([mortalNode(options), mortalNode(options)]);
const model = new PiecewiseModel(double);
/** Milliseconds in which the system closes a killed node's connections. */
const CLOSED_MS = 1000;
const pages: ReplyPage[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = new Browser(one.url, '203.0.113.9');
  const { status } = await browser.call('POST', '/api/auth/register', registration());
  expect(status).toBe(201);
  await database.query(`update users set "subscriptionPlan" = 'gold'`);
});
afterAll(async () => {
  for (const page of pages) page.close();
  await Promise.all([one.remove(), other.remove()]);
  await Promise.all([redis.remove(), double.close()]);
  await database.close();
});

const KINDS: Record<string, () => Promise<Conversation>> = {
  advice: async () => adviceConversation(),
  chat: async () => {
    const { body } = await generate(browser, adviceRequest());
    return chatConversation(String(Object(body.session).id));
  },
  counsellor: async () => {
    const { body } = await browser.call('POST', '/api/couples/create-session', { sessionName: 'Sundays' });
    const { sessionToken, id } = Object(body.session);
    return counsellorConversation(String(sessionToken), Number(id));
  },
};

const open = async (conversation: Conversation, at: Browser): Promise<ReplyPage> => {
  const page = await conversation.open(at);
  pages.push(page);
  return page;
};
const here = (): Browser => browser;
const there = (): Browser => browser.at(other.url);

/** A reply that is being written, held after so many pieces, with the page that asked. */
async function begin(conversation: Conversation, after: number) {
  const held = model.holdAfter(after);
  const first = await open(conversation, here());
  await conversation.ask(here());
  const { aborted } = await held.reached;
  return { first, release: held.release, aborted };
}

/** What must hold of every page in the end. */
async function agree(conversation: Conversation, count: number, ...shown: ReplyPage[]): Promise<void> {
  await expect.poll(() => conversation.stored(database)).toHaveLength(count);
  const stored = await conversation.stored(database);
  expect(new Set(stored).size).toBe(count);
  for (const text of stored) expect(model.texts).toContain(text);
  for (const page of shown) await expect.poll(page.replies).toEqual(stored);
  for (const { grown } of pages)
    for (const text of grown)
      expect(
        model.texts.some((whole) => whole.startsWith(text)),
        text,
      ).toBe(true);
}

/** Something was written before the cut, and a new page shows it within a second. */
async function seesBeginning(page: ReplyPage, after: number): Promise<void> {
  if (after > 2) await expect.poll(() => page.grown.some((text) => text.length > 0)).toBe(true);
}

type Case = (conversation: Conversation, after: number) => Promise<void>;

const CASES: Record<string, Case> = {
  async reload(conversation, after) {
    const { first, release } = await begin(conversation, after);
    first.close();
    const again = await open(conversation, here());
    await seesBeginning(again, after);
    release();
    await agree(conversation, 1, again);
  },

  async 'second tab'(conversation, after) {
    const { first, release } = await begin(conversation, after);
    const second = await open(conversation, here());
    await seesBeginning(second, after);
    release();
    await agree(conversation, 1, first, second);
  },

  async 'other node'(conversation, after) {
    const { first, release } = await begin(conversation, after);
    const elsewhere = await open(conversation, there());
    await seesBeginning(elsewhere, after);
    release();
    await agree(conversation, 1, first, elsewhere);
  },

  async 'kill -9'(conversation, after) {
    const { release, aborted } = await begin(conversation, after);
    const elsewhere = await open(conversation, there());
    await one.kill();
    const isWriterDead = await Promise.race([aborted.then(() => true), pause(CLOSED_MS).then(() => false)]);
    if (!isWriterDead) {
      // The other node had taken it up.
      await one.revive();
      await other.kill();
      await other.revive();
    }
    release();
    await agree(conversation, 1, ...(isWriterDead ? [elsewhere] : []));
    if (isWriterDead) await one.revive();
    await agree(conversation, 1, await open(conversation, here()));
  },

  async 'Redis away'(conversation, after) {
    const { first, release } = await begin(conversation, after);
    const elsewhere = await open(conversation, there());
    await redis.kill();
    release();
    await agree(conversation, 1, first, elsewhere);
    await redis.revive();
  },

  async 'stop after a reload'(conversation, after) {
    const { first, release } = await begin(conversation, after);
    first.close();
    const again = await open(conversation, here());
    await seesBeginning(again, after);
    await conversation.end(here());
    release();
    // A stopped reply is not stored; a counsellor reply, which cannot be stopped, may be.
    await expect.poll(() => database.query(`select 1 from replies where status in ('queued', 'running')`)).toEqual([]);
    await agree(conversation, (await conversation.stored(database)).length, again);
  },

  async 'twenty replies in a row'(conversation, after) {
    const first = await open(conversation, here());
    const elsewhere = await open(conversation, there());
    for (let count = 1; count <= 20; count++) {
      await conversation.ask(count % 3 ? here() : there());
      // A page that comes in the middle of some reply.
      if (count === after) await open(conversation, there());
      await expect.poll(() => conversation.stored(database), { interval: 15 }).toHaveLength(count);
    }
    await agree(conversation, 20, first, elsewhere, ...pages.slice(-1));
  },
};

const LONG = ['kill -9', 'twenty replies in a row'];
const kinds = Object.keys(KINDS);
const someKind = Math.floor(Math.random() * kinds.length);

const CELLS = Object.keys(CASES).flatMap((name) =>
  (LONG.includes(name) ? kinds.slice(someKind, someKind + 1) : kinds).map((kind): [string, string, number] => [
    name,
    kind,
    1 + Math.floor(Math.random() * (PIECES - 1)),
  ]),
);

describe('coming back to a reply', () => {
  it.each(CELLS)('%s × %s, cut after %i pieces', async (name, kind, after) => {
    const conversation = await KINDS[kind]?.();
    if (!conversation) throw new Error(kind);
    pages.length = 0;
    await CASES[name]?.(conversation, after);
    for (const page of pages) page.close();
    expect([one.endedByItself(), other.endedByItself()]).toEqual([0, 0]);
  });
});
