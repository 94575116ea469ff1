import { randomUUID } from 'node:crypto';
import type { ClientToServerEvents } from '@beside/common/events';
import { describe, expect, it } from 'vitest';
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
import type { Browser, TestSocket } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app, database } = await useApp();

const strangers: [string, (couple: Couple) => Promise<Browser>][] = [
  ['a stranger without a session', async () => app.browser()],
  [
    'a visitor of the site',
    async () => {
      const browser = app.browser();
      await browser.call('POST', '/api/visitor');
      return browser;
    },
  ],
  ['someone else with an account', async () => (await signUp(app)).browser],
  ['a partner of another couple', async () => (await createCouple(app)).partner],
  ['the creator of another session', async () => (await createCouple(app)).creator.browser],
];

/** Every event of a session, as a holder of its link would send it. */
async function everyEvent(socket: TestSocket, token: string): Promise<Record<string, unknown>> {
  const untyped: { emitWithAck(event: string, payload: object): Promise<object> } = socket;
  const events: Partial<Record<keyof ClientToServerEvents, object>> = {
    'couples:open': {},
    'couples:close': {},
    'couples:language': { language: 'nl' },
    'couples:send': { clientMessageId: randomUUID(), message: 'I am in', senderRole: 'partner1' },
    'couples:typing': { isTyping: true },
    'couples:read': { messageId: 1 },
    'couples:retry': {},
  };
  const codes = new Map<string, unknown>();
  for (const [event, payload] of Object.entries(events))
    codes.set(event, Reflect.get(await untyped.emitWithAck(event, { token, ...payload }), 'code') ?? 'taken');
  return Object.fromEntries(codes);
}

describe('a session with two partners', () => {
  it.each(strangers)('does not exist for %s: by no call, no event, no frame', async (_who, come) => {
    const couple = await createCouple(app);
    const { token, id, creator, partner } = couple;
    await post(creator.browser, token, 'Between us');
    const stranger = await come(couple);
    const calls = await Promise.all([
      poll(stranger, token),
      poll(stranger, token, '?after=0'),
      stranger.call('GET', `/api/couples/session?token=${token}`),
      post(stranger, token, 'I am in'),
      stranger.call('POST', `/api/couples/retry/${token}`),
      stranger.call('POST', `/api/couples/end/${id}`),
      stranger.call('DELETE', `/api/couples/history/${id}`),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await join(stranger, token, 'Third')).status).toBe(409);

    const page = await openPage(stranger, token);
    expect(page.room).toMatchObject({ success: false, code: 'not_found' });
    expect(new Set(Object.values(await everyEvent(page.socket, token)))).toEqual(new Set(['not_found']));
    const hers = await openPage(creator.browser, token);
    const his = await openPage(partner, token);
    const received = nextPush(his.socket, 'couples:message');
    await say(hers.socket, token, 'Still between us');
    await received;
    // A creator's own use, of the session that they made, may be pushed late.
    expect(page.frames.filter(({ event }) => event !== 'usage:changed')).toEqual([]);
    expect(await database.query(`select 1 from couples_messages where message = 'I am in'`)).toEqual([]);
  });

  it('answers a stranger exactly like a session that never was', async () => {
    const { token, id } = await createCouple(app);
    const stranger = (await signUp(app)).browser;
    const pairs: [string, string, string][] = [
      ['GET', `/api/couples/session/${token}`, `/api/couples/session/${'A'.repeat(24)}`],
      ['POST', `/api/couples/end/${id}`, '/api/couples/end/999999'],
      ['DELETE', `/api/couples/history/${id}`, '/api/couples/history/999999'],
    ];
    for (const [method, real, missing] of pairs) {
      const [one, other] = await Promise.all([stranger.call(method, real), stranger.call(method, missing)]);
      expect([one.status, one.body]).toEqual([other.status, other.body]);
    }
  });
});

describe('a session with a free seat', () => {
  it('refuses a visitor’s message before it looks at the text', async () => {
    const { token } = await createSession(app);
    const { status, body } = await app.browser().call('POST', '/api/couples/message', { sessionToken: token, message: '' });
    expect([status, body.code]).toEqual([403, 'not_allowed']);
  });

  it('shows a visitor the preview, and lets them neither write nor listen', async () => {
    const { token, creator } = await createSession(app);
    const visitor = app.browser();
    const page = await openPage(visitor, token);
    expect(page.room).toMatchObject({ success: true, me: { role: 'visitor' }, messages: [] });
    expect((await post(visitor, token, 'I am in')).status).toBe(403);
    const codes = await everyEvent(page.socket, token);
    expect(codes).toEqual({
      'couples:open': 'taken',
      'couples:close': 'not_found',
      ...Object.fromEntries(
        ['couples:language', 'couples:send', 'couples:typing', 'couples:read', 'couples:retry'].map((event) => [
          event,
          'not_allowed',
        ]),
      ),
    });
    const hers = await openPage(creator.browser, token);
    const other = await openPage(creator.browser, token);
    const received = nextPush(other.socket, 'couples:message');
    await say(hers.socket, token, 'Alone so far');
    await received;
    expect(page.frames).toEqual([]);
  });
});

it('stores the caller as the sender, not what the payload claims', async () => {
  const { token, creator, partner } = await createCouple(app);
  const claims = {
    senderName: 'Clara',
    senderId: creator.id,
    senderRole: 'partner1',
    messageType: 'ai',
    id: 1,
    createdAt: '2000-01-01',
  };
  const { status, body } = await post(partner, token, 'It was me', claims);
  expect(status).toBe(201);
  expect(body.message).toMatchObject({ senderName: 'Tomás', senderRole: 'partner2', messageType: 'user' });
  const { socket } = await openPage(partner, token);
  expect(await say(socket, token, 'And me', claims)).toMatchObject({
    senderName: 'Tomás',
    senderRole: 'partner2',
    messageType: 'user',
  });
  const stored = await database.query(`select "senderId", "senderName", "messageType" from couples_messages where "sessionId" in
    (select id from couples_sessions where "sessionToken" = '${token}')`);
  expect(stored).toEqual([1, 2].map(() => ({ senderId: null, senderName: 'Tomás', messageType: 'user' })));
});

it.each([
  ['a messageType that is none', { messageType: 'system' }, 'messageType'],
  ['a messageType of another type', { messageType: 1 }, 'messageType'],
  ['a blank senderName', { senderName: ' ' }, 'senderName'],
  ['a senderName of 101 characters', { senderName: 'x'.repeat(101) }, 'senderName'],
  ['a senderId that is no text', { senderId: { $gt: '' } }, 'senderId'],
])('refuses %s, by call and by event, and stores nothing', async (_what, claim, field) => {
  const { token, creator } = await createCouple(app);
  const { status, body } = await post(creator.browser, token, 'Mine', claim);
  expect([status, body.code, Object.keys(Object(body.errors))]).toEqual([400, 'validation_failed', [field]]);
  if (field === 'messageType') {
    const { socket } = await openPage(creator.browser, token);
    const sent = socket.emitWithAck('couples:send', { token, message: 'Mine', clientMessageId: randomUUID(), ...Object(claim) });
    expect(await sent).toMatchObject({ success: false, code: 'validation_failed' });
  }
  expect(roomIn(await poll(creator.browser, token)).messages).toEqual([]);
});

it('takes what the page sends: the name, and an account’s id or null', async () => {
  const { token, creator, partner } = await createCouple(app);
  expect((await post(creator.browser, token, 'Mine', { senderName: 'Clara', senderId: creator.id })).status).toBe(201);
  expect((await post(partner, token, 'And mine', { senderName: 'Tomás', senderId: null })).status).toBe(201);
});

it('lets nobody answer for another by the id of their message', async () => {
  const { token, creator, partner } = await createCouple(app);
  const clientMessageId = randomUUID();
  await post(creator.browser, token, 'Mine', { clientMessageId });
  const { status, body } = await post(partner, token, 'Not yours', { clientMessageId });
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect(roomIn(await poll(partner, token)).messages.map(({ message }) => message)).toEqual(['Mine']);
});

it('takes any text as it is, and refuses too long, blank or non-text messages', async () => {
  const { token, creator, partner } = await createCouple(app);
  const texts = [
    'x'.repeat(2000),
    '👩‍❤️‍👨'.repeat(20),
    'שלום, מה שלומך?',
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '# No *heading* [link](javascript:alert(1))',
    'a\u0001b\u200Ec\u202Ed',
    'line\none\n\nline two',
  ];
  for (const text of texts) expect((await post(creator.browser, token, text)).body.message).toMatchObject({ message: text });
  // On a slow machine the counsellor may have answered by then.
  const written = roomIn(await poll(partner, token)).messages.filter(({ messageType }) => messageType === 'user');
  expect(written.map(({ message }) => message)).toEqual(texts);
  for (const text of ['x'.repeat(2001), '', '   \n ', null, 5, ['x'], { a: 1 }]) {
    const { status, body } = await creator.browser.call('POST', '/api/couples/message', { sessionToken: token, message: text });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  }
  const { socket } = await openPage(creator.browser, token);
  const untyped: { emitWithAck(event: string, payload: unknown): Promise<object> } = socket;
  for (const payload of [
    null,
    'x',
    5,
    [],
    { token },
    { token, message: 'x' },
    { token, message: 'x'.repeat(2001), clientMessageId: randomUUID() },
  ])
    expect(await untyped.emitWithAck('couples:send', payload)).toMatchObject({ success: false, code: 'validation_failed' });
});
