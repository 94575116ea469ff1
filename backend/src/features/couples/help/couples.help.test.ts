import type { CouplesRole } from '@beside/common/couples/couples.constants';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import {
  type Couple,
  createCouple,
  createSession,
  join,
  nextPush,
  openPage,
  poll,
  post,
  roomIn,
  say,
} from '../../../testing/couples.ts';
import { CERTAIN_TEXT, POSSIBLE_TEXT } from '../../../testing/danger-texts.ts';
import { NO_DANGER, type Played } from '../../../testing/model-double.ts';
import { useApp } from '../../../testing/use-app.ts';
import { NEUTRAL_REPLY } from '../counsellor/couples.texts.ts';

const { app, model, database } = await useApp();

/** Harmless words, which only the model finds more in. */
const WORDS = 'We were at the lake with the children.';
const ANSWER = 'Thank you both. What would make this week easier?';
const FOUND = { level: 'possible', kind: 'abuse' } as const;
const TRACE = /"help":\{|couples:help|abuse|possible|certain|danger|whose/;

interface Line {
  role: string;
  content: string;
}

/** A model that judges each reply so, and keeps its prompts. */
function judging(judgement: object | null): Line[][] {
  const asked: Line[][] = [];
  model.play((request) => {
    asked.push(request.body.messages);
    request.answer(judgement ? `${JSON.stringify({ danger: judgement })}\n${ANSWER}` : ANSWER);
  });
  return asked;
}

const words = (lines: Line[] | undefined): string[] =>
  (lines ?? []).filter(({ role }) => role === 'user').flatMap(({ content }) => JSON.parse(content).message ?? []);

/** Both partners' pages, each watched from its opening. */
async function pagesOf({ token, creator, partner }: Couple) {
  const [hers, his] = [await openPage(creator.browser, token), await openPage(partner, token)];
  return { hers, his };
}

/** A page's pushes, without what names the time or the session. */
const seenBy = ({ frames }: Awaited<ReturnType<typeof openPage>>): string => JSON.stringify(frames);

beforeEach(() => {
  model.judge((request) => request.answer(JSON.stringify(NO_DANGER)));
});

describe('danger that the counsellor’s model finds', () => {
  const cases: [CouplesRole, string, string][] = [
    ['partner1', 'possible', 'partner1'],
    // Named is the one who is written about.
    ['partner1', 'certain', 'partner2'],
    ['partner2', 'possible', 'partner2'],
  ];
  for (const [writer, level, whose] of cases) {
    it(`is for the writer alone: ${level}, of ${writer}, said to be ${whose}`, async () => {
      const asked = judging({ level, kind: 'abuse', whose });
      const couple = await createCouple(app);
      const { hers, his } = await pagesOf(couple);
      const browsers = { partner1: couple.creator.browser, partner2: couple.partner };
      const [own, other] = writer === 'partner1' ? [hers, his] : [his, hers];
      const otherRole = writer === 'partner1' ? 'partner2' : 'partner1';
      const tab = await openPage(browsers[writer], couple.token);
      await poll(browsers[otherRole], couple.token);

      const [helped, inTab] = [nextPush(own.socket, 'couples:help'), nextPush(tab.socket, 'couples:help')];
      const done = nextPush(other.socket, 'couples:done');
      const sent = await say(own.socket, couple.token, `${WORDS} @counsellor`);
      const { help } = await helped;
      expect(help).toEqual({ level, kind: 'abuse', country: null, upToId: sent.id });
      expect((await inTab).help).toEqual(help);
      expect((await done).message.message).toBe(ANSWER);
      // A reload, and a poll.
      expect((await openPage(browsers[writer], couple.token)).room).toMatchObject({ help });
      expect(roomIn(await poll(browsers[writer], couple.token)).help).toMatchObject({ level, kind: 'abuse' });

      // The other sees the words and the reply, and no trace of the finding.
      const theirs = await poll(browsers[otherRole], couple.token);
      const opened = await openPage(browsers[otherRole], couple.token);
      const everything = [seenBy(other), JSON.stringify([theirs.body, opened.room])];
      expect(everything.join()).toContain(WORDS);
      expect(everything.join()).not.toMatch(TRACE);
      expect([roomIn(theirs).help, opened.room]).toEqual([null, expect.objectContaining({ help: null })]);
      expect([(await poll(app.browser(), couple.token)).status]).toEqual([404]);

      // Later prompts read it only where it was possible; with care in both.
      const next = nextPush(other.socket, 'couples:done');
      await say(other.socket, couple.token, 'And now, @counsellor?');
      await next;
      expect(words(asked[1])[0]).toBe(level === 'certain' ? '…' : `${WORDS} @counsellor`);
      const careful = (at: number): boolean => /as gentle as you can/.test(asked[at]?.[0]?.content ?? '');
      expect([careful(0), careful(1)]).toEqual([false, true]);
    });
  }

  it('is for the one who is named where both have written, and for nobody where none is', async () => {
    const couple = await createCouple(app);
    const { hers, his } = await pagesOf(couple);
    const both = async (): Promise<void> => {
      const done = nextPush(hers.socket, 'couples:done');
      await say(hers.socket, couple.token, WORDS);
      await say(his.socket, couple.token, 'I only worry, @counsellor');
      await done;
    };
    judging({ level: 'certain', kind: 'abuse', whose: null });
    await both();
    const found = () => database.query(`select seat, level from couples_help where "sessionId" = ${couple.id}`);
    expect(await found()).toEqual([]);
    const helped = nextPush(hers.socket, 'couples:help');
    judging({ level: 'possible', kind: 'abuse', whose: 'partner1' });
    await both();
    await helped;
    expect(await found()).toEqual([{ seat: 'partner1', level: 'possible' }]);
    expect(seenBy(his)).not.toMatch(TRACE);
  });

  it('is never shown to one partner for the other’s words; also a reply without words, or that fails, keeps it', async () => {
    const couple = await createCouple(app);
    const { hers, his } = await pagesOf(couple);
    const talk = async (who: typeof hers, words: string, end: 'couples:done' | 'couples:failed' = 'couples:done') => {
      const ended = nextPush(who.socket, end);
      await say(who.socket, couple.token, words);
      await ended;
    };
    const found = () => database.query(`select seat, level from couples_help where "sessionId" = ${couple.id} order by id`);
    judging({ level: 'certain', kind: 'abuse', whose: 'partner1' });
    await talk(hers, `${WORDS} @counsellor`);
    const hersAlone = [{ seat: 'partner1', level: 'certain' }];
    // Her words, left out by now, are named again where he alone has written.
    for (const whose of ['partner1', null]) {
      judging({ level: 'possible', kind: 'abuse', whose });
      await talk(his, 'What is for dinner, @counsellor?');
    }
    expect(await found()).toEqual(hersAlone);
    expect(roomIn(await poll(couple.partner, couple.token)).help).toBeNull();
    expect(seenBy(his)).not.toMatch(TRACE);
    // A lighter finding leaves the graver one in sight, up to the later message. A sign is no left-out message.
    model.play((request) => request.answer(JSON.stringify({ danger: { level: 'possible', kind: 'child', whose: 'partner1' } })));
    await say(hers.socket, couple.token, '@counsellor …');
    await nextPush(his.socket, 'couples:done');
    await talk(hers, '…');
    expect(await found()).toHaveLength(3);
    expect(roomIn(await poll(couple.creator.browser, couple.token)).help).toMatchObject({ level: 'certain', kind: 'abuse' });
    expect(JSON.stringify(his.frames)).toContain(NEUTRAL_REPLY.en);
    // What the small question finds outlives a reply that fails.
    model.play((request) => request.refuse(400));
    model.judge((request) => request.answer('{"level":"possible","kind":"abuse","whose":"partner2"}'));
    await talk(his, 'I am the one who is afraid, @counsellor', 'couples:failed');
    expect((await found()).at(-1)).toEqual({ seat: 'partner2', level: 'possible' });
    // An account that is deleted meanwhile leaves a seat for which nothing is stored.
    const begun = Promise.withResolvers<Played>();
    model.play(begun.resolve);
    await say(his.socket, couple.token, 'And now, @counsellor?');
    const request = await begun.promise;
    await database.query(`update couples_sessions set "partner2Id" = null, "partner2VisitorId" = null where id = ${couple.id}`);
    const done = nextPush(hers.socket, 'couples:done');
    request.answer(`${JSON.stringify({ danger: { ...FOUND, whose: 'partner2' } })}\n${ANSWER}`);
    await done;
    expect(await found()).toHaveLength(4);
  });

  it('changes neither the partner’s tag nor what they are pushed, and shows nothing of itself in what is written live', async () => {
    /** What the partner receives of a talk, apart from names of things. */
    const seen = async (judgement: object): Promise<{ pushes: string; statuses: number[] }> => {
      model.play(async (request) => {
        for (const piece of `${JSON.stringify({ danger: judgement })}\n${ANSWER}`.match(/.{1,9}/gs) ?? []) request.send(piece);
        request.finish();
      });
      const couple = await createCouple(app);
      const { hers, his } = await pagesOf(couple);
      const done = nextPush(his.socket, 'couples:done');
      await say(hers.socket, couple.token, `${WORDS} @counsellor`);
      await done;
      await expect.poll(async () => (await poll(couple.partner, couple.token)).status).toBe(200);
      const first = await poll(couple.partner, couple.token);
      const tag = { 'If-None-Match': first.headers.get('etag') ?? '' };
      const same = await poll(couple.partner, couple.token, '', tag);
      // That the partner has joined may be pushed late, and says nothing of it.
      const joined = his.frames.filter(({ event }) => event === 'couples:session');
      expect(JSON.stringify(joined)).not.toMatch(TRACE);
      const events = his.frames.filter(({ event }) => event !== 'couples:delta' && event !== 'couples:session');
      const live = his.frames.filter(({ event }) => event === 'couples:delta').map(({ push }) => Reflect.get(push, 'text'));
      expect(ANSWER.startsWith(live.join(''))).toBe(true);
      const shape = [events.map(({ event, push }) => [event, Object.keys(push)]), Object.keys(first.body)];
      return { pushes: JSON.stringify(shape), statuses: [first.status, same.status] };
    };
    const calm = await seen(NO_DANGER);
    const found = await seen({ level: 'certain', kind: 'self_harm', whose: 'partner1' });
    expect(found).toEqual(calm);
    expect(calm.statuses).toEqual([200, 304]);
  });

  it('is asked about apart where the model judges nothing, without what is left out; an answer that fails is none', async () => {
    const asked: string[] = [];
    model.judge((request) => {
      asked.push(request.body.messages[1]?.content ?? '');
      request.answer('{"level":"possible","kind":"child","whose":"partner2"}');
    });
    judging(null);
    const couple = await createCouple(app);
    const { hers, his } = await pagesOf(couple);
    await say(hers.socket, couple.token, CERTAIN_TEXT);
    const helped = nextPush(his.socket, 'couples:help');
    await say(his.socket, couple.token, 'The boy is quiet since March, @counsellor');
    expect((await helped).help).toMatchObject({ level: 'possible', kind: 'child' });
    expect(JSON.parse(asked[0] ?? '{}').written).toEqual([
      { by: 'partner1', text: '…' },
      { by: 'partner2', text: 'The boy is quiet since March, @counsellor' },
    ]);
    expect(seenBy(hers)).not.toContain('"child"');
    model.judge((request) => request.refuse(500));
    const done = nextPush(his.socket, 'couples:done');
    await say(his.socket, couple.token, 'Well, @counsellor?');
    expect((await done).message.message).toBe(ANSWER);
  });

  it('is hidden for good by its reader, exported to them alone, and erased with their account', async () => {
    judging({ level: 'possible', kind: 'abuse', whose: 'partner2' });
    const { token, id, creator } = await createSession(app);
    const partner = await signUp(app);
    await join(partner.browser, token);
    const { socket } = await openPage(partner.browser, token);
    const helped = nextPush(socket, 'couples:help');
    await say(socket, token, `${WORDS} @counsellor`);
    const { upToId } = (await helped).help;
    const exported = async (browser: typeof partner.browser) => (await browser.call('GET', '/api/auth/export')).body;
    expect(Reflect.get(await exported(partner.browser), 'couplesHelp')).toMatchObject([{ level: 'possible', kind: 'abuse' }]);
    const hers = await exported(creator.browser);
    expect(Reflect.get(hers, 'couplesHelp')).toEqual([]);
    expect(JSON.stringify(hers)).not.toMatch(/"level"|abuse/);

    const hide = (browser: typeof partner.browser) => browser.call('POST', `/api/couples/hide-help/${token}`, { upToId });
    expect([(await hide(app.browser())).status, (await hide(creator.browser)).status]).toEqual([404, 200]);
    expect(roomIn(await poll(partner.browser, token)).help).toMatchObject({ upToId });
    expect((await hide(partner.browser)).status).toBe(200);
    expect(roomIn(await poll(partner.browser, token)).help).toBeNull();
    const again = nextPush(socket, 'couples:help');
    await say(socket, token, 'And my telephone, @counsellor');
    expect((await again).help.upToId).toBeGreaterThan(upToId);
    // Hidden beside the acknowledgement, before the model has judged: what it finds in the same message stays hidden.
    const done = nextPush(socket, 'couples:done');
    const { id: last } = await say(socket, token, 'He has my keys');
    await partner.browser.call('POST', `/api/couples/hide-help/${token}`, { upToId: last });
    await post(creator.browser, token, 'Well, @counsellor');
    await done;
    expect(roomIn(await poll(partner.browser, token)).help).toBeNull();
    const count = (table: string) => database.query(`select count(*)::int as count from ${table} where "sessionId" = ${id}`);
    const left = async () => [...(await count('couples_help')), ...(await count('couples_help_hidden'))];
    expect(await left()).toEqual([{ count: 3 }, { count: 2 }]);
    const removed = await partner.browser.call('DELETE', '/api/auth/delete-account');
    expect(removed.status).toBe(200);
    expect(await left()).toEqual([{ count: 0 }, { count: 1 }]);
  });
});

describe('possible danger that the screening finds', () => {
  it('is delivered and read, answered with care, and shown to all pages of its writer', async () => {
    const asked = judging(NO_DANGER);
    const couple = await createCouple(app);
    const { hers, his } = await pagesOf(couple);
    const tab = await openPage(couple.creator.browser, couple.token);
    const done = nextPush(his.socket, 'couples:done');
    const inTab = nextPush(tab.socket, 'couples:help');
    const payload = { token: couple.token, clientMessageId: crypto.randomUUID(), message: POSSIBLE_TEXT, country: 'NL' };
    const answer = await hers.socket.emitWithAck('couples:send', payload);
    expect(answer).toMatchObject({ success: true, help: { level: 'possible', kind: 'self_harm', country: 'NL' } });
    expect((await inTab).help).toMatchObject({ level: 'possible', country: 'NL' });
    // A lost answer is asked for again.
    expect(await hers.socket.emitWithAck('couples:send', payload)).toEqual(answer);
    await done;
    expect(words(asked[0])).toEqual([POSSIBLE_TEXT]);
    expect(asked[0]?.[0]?.content).toMatch(/as gentle as you can/);
    expect(asked[0]?.[0]?.content).not.toMatch(/people to talk to/);
    expect(seenBy(his)).not.toMatch(TRACE);
  });
});
