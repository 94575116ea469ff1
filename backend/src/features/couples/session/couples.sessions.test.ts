import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { signIn, signUp } from '../../../testing/accounts.ts';
import {
  createCouple,
  createSession,
  join,
  nextPush,
  openPage,
  poll,
  post,
  roomIn,
  sessionIn,
} from '../../../testing/couples.ts';
import { useApp } from '../../../testing/use-app.ts';
import { WAIT } from '../../../testing/wait.ts';

const { app, database } = await useApp();
const create = '/api/couples/create-session';

describe('creating a session', () => {
  it('needs an account, before its input is checked', async () => {
    const { status, body } = await app.browser().call('POST', create, {});
    expect([status, body.code]).toEqual([401, 'not_signed_in']);
  });

  it.each([
    ['no name', {}],
    ['a blank name', { sessionName: '  ' }],
    ['a name of nothing that can be seen', { sessionName: '\u202e\u200b ' }],
    ['a name of 201 characters', { sessionName: 'x'.repeat(201) }],
    ['a blank name of one’s own', { sessionName: 'Sundays', partner1Name: ' ' }],
    ['another language', { sessionName: 'Sundays', language: 'xx' }],
  ])('refuses %s', async (_what, fields) => {
    const { browser } = await signUp(app);
    const { status, body } = await browser.call('POST', create, fields);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('gives a link that nobody can guess, in the creator’s name', async () => {
    const { browser, id } = await signUp(app);
    const answer = await browser.call('POST', create, { sessionName: ' Sundays ', isActive: 0, partner2Name: 'me' });
    expect(answer.status).toBe(201);
    const session = sessionIn(answer);
    expect(session).toMatchObject({
      sessionName: 'Sundays',
      partner1Id: id,
      partner1Name: 'Clara',
      partner2Name: null,
      isActive: true,
    });
    expect(session.sessionToken).toMatch(/^[\w-]{24}$/);
    expect(answer.body.shareUrl).toBe(`http://localhost:3000/couples/${session.sessionToken}`);
  });

  it('counts one use, stops at the limit, and makes and counts the same id once', async () => {
    const { browser } = await signUp(app);
    const used = async () =>
      Reflect.get(Object((await browser.call('GET', '/api/subscription/current')).body.subscription), 'usageCount');
    const requestId = randomUUID();
    const twice = await Promise.all([1, 2].map(() => browser.call('POST', create, { sessionName: 'Once', requestId })));
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(twice.map((answer) => sessionIn(answer).id)).size).toBe(1);
    expect(await used()).toBe(1);
    const many = await Promise.all(Array.from({ length: 12 }, () => browser.call('POST', create, { sessionName: 'Many' })));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(many.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'usage_limit_reached' });
    expect(await used()).toBe(3);
  });
});

describe('joining', () => {
  it('shows a visitor only the preview', async () => {
    const { token, creator } = await createSession(app);
    await post(creator.browser, token, 'For my partner alone');
    const { status, body } = await poll(app.browser(), token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ me: { role: 'visitor', name: null }, messages: [], messageCount: 0, presence: [], reply: null });
    expect(sessionIn({ status, body, text: '', headers: new Headers() })).toEqual({
      ...{ id: null, sessionToken: null, partner1Id: null, partner2Name: null, shareUrl: null, language: null, unanswered: null },
      ...{ sessionName: 'Sundays', partner1Name: 'Clara', isActive: true, createdAt: expect.any(String) },
    });
  });

  it('lets exactly one in of many at once', async () => {
    const { token } = await createSession(app);
    const browsers = Array.from({ length: 10 }, () => app.browser());
    const answers = await Promise.all(browsers.map((browser, index) => join(browser, token, `P${index}`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('session_full');
    const winner = browsers[answers.findIndex(({ status }) => status === 200)];
    const losers = browsers.filter((browser) => browser !== winner);
    expect((await Promise.all(losers.map((browser) => poll(browser, token)))).map(({ status }) => status)).toEqual(
      losers.map(() => 404),
    );
    expect(winner && roomIn(await poll(winner, token)).me.role).toBe('partner2');
    // The same caller keeps the seat, with any name.
    expect(winner && (await join(winner, token, 'Another')).body.me).toMatchObject({
      role: 'partner2',
      name: expect.stringMatching(/^P\d$/),
    });
  });

  it('refuses a browser without a session, takes no seat for it, and makes no session', async () => {
    const { token } = await createSession(app);
    const browser = app.browser();
    for (const [name, value] of [
      ['Origin', app.url],
      ['Sec-Fetch-Site', 'same-origin'],
    ]) {
      const headers = { [String(name)]: String(value) };
      const answer = await browser.call('POST', `/api/couples/join/${token}`, { partnerName: 'Tomás' }, headers);
      expect([answer.status, answer.body.code]).toEqual([401, 'session_required']);
    }
    expect(browser.cookie).toBe('');
    expect((await join(browser, token, 'Tomás')).status).toBe(200);
  });

  it('keeps the seat after a lost answer: the same browser joins again', async () => {
    const { token } = await createSession(app);
    const browser = app.browser();
    await browser.call('POST', '/api/visitor');
    const { cookie } = browser;
    await browser.call('POST', `/api/couples/join/${token}`, { partnerName: 'Tomás' });
    // Nothing of the answer arrived, not even a cookie.
    browser.cookie = cookie;
    const again = await browser.call('POST', `/api/couples/join/${token}`, { partnerName: 'Tomás' });
    expect([again.status, again.body.me]).toEqual([200, { role: 'partner2', name: 'Tomás' }]);
    expect((await post(browser, token, 'I am in')).status).toBe(201);
  });

  it('makes no session for a program whose link leads nowhere', async () => {
    const program = app.browser();
    expect((await program.call('POST', `/api/couples/join/${'A'.repeat(24)}`, { partnerName: 'Tomás' })).status).toBe(404);
    expect(program.cookie).toBe('');
  });

  it('lets a program join without a cookie, and gives it its session with the answer', async () => {
    const { token } = await createSession(app);
    const program = app.browser();
    const joined = await program.call('POST', `/api/couples/join/${token}`, { partnerName: 'Tomás' });
    expect([joined.status, joined.body.me]).toEqual([200, { role: 'partner2', name: 'Tomás' }]);
    expect(program.cookie).not.toBe('');
    expect((await post(program, token, 'I am in')).status).toBe(201);
  });

  it('strips direction marks from names, and puts them on one line', async () => {
    const { browser } = await signUp(app);
    const names = { sessionName: 'Sun\u202edays\n at \u2067home\u2069', partner1Name: '\u202aMaya\u202c' };
    const session = sessionIn(await browser.call('POST', create, names));
    expect(session).toMatchObject({ sessionName: 'Sundays at home', partner1Name: 'Maya' });
    const { body } = await join(app.browser(), String(session.sessionToken), 'To\u202em\tás');
    expect(body.me).toMatchObject({ name: 'Tom ás' });
  });

  it('uses a user’s own name, and keeps their seat on every device', async () => {
    const { token } = await createSession(app);
    const partner = await signUp(app);
    expect((await join(partner.browser, token)).body.me).toEqual({ role: 'partner2', name: 'Clara' });
    const elsewhere = app.browser();
    await signIn(elsewhere, partner.email);
    expect(roomIn(await poll(elsewhere, token)).me.role).toBe('partner2');
    await partner.browser.call('POST', '/api/auth/logout');
    expect((await poll(partner.browser, token)).status).toBe(404);
  });

  it('moves a browser’s seat to the account that it signs in to', async () => {
    const { partner, token } = await createCouple(app);
    const user = await signUp(app, partner);
    const elsewhere = app.browser();
    await signIn(elsewhere, user.email);
    expect(roomIn(await poll(elsewhere, token)).me).toEqual({ role: 'partner2', name: 'Tomás' });
  });

  it('frees the seat when the creator tried the link, and had written nothing', async () => {
    const { token, creator } = await createSession(app);
    const own = app.browser();
    await join(own, token, 'Me');
    await signIn(own, creator.email);
    expect(roomIn(await poll(own, token)).me.role).toBe('partner1');
    expect((await join(app.browser(), token, 'Tomás')).status).toBe(200);
  });

  it('is refused once the session has ended; its creator keeps their seat', async () => {
    const { token, creator, id } = await createSession(app);
    expect((await join(creator.browser, token, 'Me again')).body.me).toMatchObject({ role: 'partner1' });
    await creator.browser.call('POST', `/api/couples/end/${id}`);
    const { status, body } = await join(app.browser(), token, 'Late');
    expect([status, body.code]).toEqual([409, 'session_ended']);
    expect((await join(app.browser(), 'A'.repeat(24), 'Lost')).status).toBe(404);
  });

  it('notifies the waiting creator at once', async () => {
    const { token, creator } = await createSession(app);
    const { socket } = await openPage(creator.browser, token);
    const pushed = nextPush(socket, 'couples:session');
    await join(app.browser(), token, 'Tomás');
    expect((await pushed).session).toMatchObject({ partner2Name: 'Tomás', shareUrl: null });
  });
});

describe('ending and deleting', () => {
  it('at once do not deadlock', async () => {
    const couples = await Promise.all(Array.from({ length: 6 }, () => createCouple(app)));
    const statuses = await Promise.all(
      couples.flatMap(({ id, creator, partner }) => [
        partner.call('POST', `/api/couples/end/${id}`),
        creator.browser.call('DELETE', `/api/couples/history/${id}`),
        creator.browser.call('POST', `/api/couples/end/${id}`),
      ]),
    );
    expect(statuses.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual([]);
  });

  it('holds in the very next call of either partner, before any notification', async () => {
    const { id, token, creator, partner } = await createCouple(app);
    const other = await createSession(app);
    await Promise.all([poll(creator.browser, token), poll(partner, token), poll(other.creator.browser, other.token)]);
    const emit = pg.Client.prototype.emit;
    const held = vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, event, ...args) {
      return event === 'notification' || emit.call(this, event, ...args);
    });
    try {
      const joined = app.browser();
      await join(joined, other.token, 'Ana');
      expect(sessionIn(await poll(other.creator.browser, other.token)).partner2Name).toBe('Ana');
      await partner.call('POST', `/api/couples/end/${id}`);
      const [mine, theirs] = await Promise.all([poll(creator.browser, token), poll(partner, token)]);
      expect([sessionIn(mine).isActive, sessionIn(theirs).isActive]).toEqual([false, false]);
      await creator.browser.call('DELETE', `/api/couples/history/${id}`);
      const gone = await Promise.all([poll(creator.browser, token), poll(partner, token)]);
      expect(gone.map(({ status }) => status)).toEqual([404, 404]);
      await expect.poll(() => held.mock.calls.some(([event]) => event === 'notification'), WAIT).toBe(true);
    } finally {
      held.mockRestore();
    }
  });

  it('closes it for writing, for both, and keeps it readable', async () => {
    const { token, creator, partner, id } = await createCouple(app);
    await post(partner, token, 'Before');
    const { socket } = await openPage(creator.browser, token);
    const pushed = nextPush(socket, 'couples:session', ({ session }) => !session.isActive);
    expect((await partner.call('POST', `/api/couples/end/${id}`)).status).toBe(200);
    await pushed;
    const late = await post(creator.browser, token, 'After');
    expect([late.status, late.body.code]).toEqual([409, 'session_ended']);
    const room = roomIn(await poll(partner, token));
    expect([room.session.isActive, room.messages.map(({ message }) => message)]).toEqual([false, ['Before']]);
  });

  it('is allowed to the creator alone, and leaves no trace for either', async () => {
    const { token, creator, partner, id } = await createCouple(app);
    await post(creator.browser, token, 'Gone with it');
    const { socket } = await openPage(partner, token);
    expect((await partner.call('DELETE', `/api/couples/history/${id}`)).status).toBe(403);
    const pushed = nextPush(socket, 'couples:session', ({ deleted }) => deleted === true);
    expect((await creator.browser.call('DELETE', `/api/couples/history/${id}`)).status).toBe(200);
    await pushed;
    expect((await poll(partner, token)).status).toBe(404);
    expect((await poll(creator.browser, token)).status).toBe(404);
    expect((await post(partner, token, 'More')).status).toBe(404);
    const left = await database.query(
      `select (select count(*) from couples_messages where "sessionId" = ${id})::int as messages,
              (select count(*) from replies where subject = 'couples:${id}')::int as replies`,
    );
    expect(left).toEqual([{ messages: 0, replies: 0 }]);
  });

  it('happens with its creator’s account; a deleted partner’s words stay, without the link to them', async () => {
    const { token, creator, partner } = await createCouple(app);
    const guest = await signUp(app, partner);
    await post(guest.browser, token, 'I was here');
    await guest.browser.call('DELETE', '/api/auth/delete-account', { password: 'correct horse battery' });
    const room = roomIn(await poll(creator.browser, token));
    expect(room.messages.map(({ senderName, message }) => [senderName, message])).toEqual([['Tomás', 'I was here']]);
    expect(await database.query(`select "senderId" from couples_messages where message = 'I was here'`)).toEqual([
      { senderId: null },
    ]);
    expect((await poll(app.browser(), token)).status).toBe(404);
    await creator.browser.call('DELETE', '/api/auth/delete-account', { password: 'correct horse battery' });
    expect(await database.query(`select 1 from couples_messages where message = 'I was here'`)).toEqual([]);
  });
});

describe('history', () => {
  it('needs an account', async () => {
    expect((await app.browser().call('GET', '/api/couples/history')).status).toBe(401);
  });

  it('lists a user’s own sessions, created and joined, the newest first, page by page', async () => {
    const one = await signUp(app);
    await database.query(
      `insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name")
       select 'seeded-token-' || g || '-' || md5(random()::text), 'Session ' || g, '${one.id}', 'Clara' from generate_series(1, 14) g`,
    );
    await createSession(app);
    const joined = await createSession(app, { sessionName: 'Joined' });
    await join(one.browser, joined.token);
    const first = (await one.browser.call('GET', '/api/couples/history')).body;
    const second = (await one.browser.call('GET', `/api/couples/history?cursor=${first.nextCursor}`)).body;
    const names = [first, second].flatMap(({ sessions }) =>
      Array.isArray(sessions) ? sessions.map(({ sessionName }) => sessionName) : [],
    );
    expect(names).toEqual(['Joined', ...Array.from({ length: 14 }, (_, index) => `Session ${14 - index}`)]);
    expect([Object(first.sessions)[0].role, Object(first.sessions)[1].role, second.nextCursor]).toEqual([
      'partner2',
      'partner1',
      null,
    ]);
    expect((await one.browser.call('GET', '/api/couples/history?cursor=x')).status).toBe(400);
  });
});
