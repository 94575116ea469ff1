import { describe, expect, it, vi } from 'vitest';
import { createCouple, nextPush, openPage, poll, post, roomIn } from '../../../testing/couples.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app, model, database } = await useApp();
model.play((request) => request.answer('I hear you.'));

const tagOf = ({ headers }: { headers: Headers }): string => headers.get('etag') ?? '';

describe('a poll', () => {
  it('is answered 304 while nothing is new, and with news at once', async () => {
    const { token, creator, partner } = await createCouple(app);
    await post(creator.browser, token, 'First');
    await poll(partner, token);
    const first = await poll(partner, token);
    const last = roomIn(first).messages.at(-1)?.id;
    const same = await poll(partner, token, `?after=${last}`, { 'If-None-Match': tagOf(first) });
    expect([first.status, same.status, same.body]).toEqual([200, 304, {}]);
    // As browsers ask when a page sets the header by itself.
    const forced = await poll(partner, token, `?after=${last}`, { 'If-None-Match': tagOf(first), 'Cache-Control': 'no-cache' });
    expect(forced.status).toBe(304);
    await post(creator.browser, token, 'Second');
    const next = await poll(partner, token, `?after=${last}`, { 'If-None-Match': tagOf(first) });
    expect([next.status, roomIn(next).messages.map(({ message }) => message)]).toEqual([200, ['Second']]);
    expect(tagOf(next)).not.toBe(tagOf(first));
  });

  it('asks the database nothing while nothing is new', async () => {
    const { token, partner } = await createCouple(app);
    await poll(partner, token);
    /** The statements of twenty polls, and their answers. */
    const asking = async (): Promise<{ statuses: number[]; texts: string[] }> => {
      const first = await poll(partner, token);
      const asked = vi.spyOn(app.db.pool, 'query');
      const statuses = new Set<number>();
      for (let round = 0; round < 20; round++)
        statuses.add((await poll(partner, token, '?after=0', { 'If-None-Match': tagOf(first) })).status);
      const texts = asked.mock.calls.map((args) => JSON.stringify(args));
      asked.mockRestore();
      // The reconciler's statements are no poll's.
      const own = texts.filter((text) => /couples_(sessions|messages)/.test(text) && !text.includes('couples-reconcile'));
      return { statuses: [...statuses], texts: own };
    };
    // The notification of the join may arrive between the first polls.
    await expect.poll(asking).toEqual({ statuses: [304], texts: [] });
  });

  it('is answered from the cache only while its session lasts, and only for its whole cookie', async () => {
    const { token, creator } = await createCouple(app);
    await post(creator.browser, token, 'Between us');
    await poll(creator.browser, token);
    const thief = app.browser();
    thief.cookie = creator.browser.cookie;
    let tag = {};
    // The counsellor may answer meanwhile.
    await expect
      .poll(async () => {
        tag = { 'If-None-Match': tagOf(await poll(creator.browser, token)) };
        return (await poll(thief, token, '?after=0', tag)).status;
      })
      .toBe(304);
    // The session's id is right, and its signature is not.
    const forger = app.browser();
    forger.cookie = creator.browser.cookie.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
    expect((await poll(forger, token, '?after=0', tag)).status).toBe(404);
    await creator.browser.call('POST', '/api/auth/logout');
    const after = await poll(thief, token, '?after=0', tag);
    expect([after.status, JSON.stringify(after.body)]).toEqual([404, expect.not.stringContaining('Between us')]);
  });

  it('brings an older page with any tag', async () => {
    const { token, creator } = await createCouple(app);
    await post(creator.browser, token, 'Old');
    await poll(creator.browser, token);
    const first = await poll(creator.browser, token);
    const before = await poll(creator.browser, token, '?before=999999999', { 'If-None-Match': tagOf(first) });
    expect([before.status, roomIn(before).messages.length]).toEqual([200, 1]);
  });

  it('ignores another partner’s tag, and one of another language', async () => {
    const { token, creator, partner } = await createCouple(app);
    await poll(partner, token);
    const hers = await poll(creator.browser, token);
    expect((await poll(partner, token, '', { 'If-None-Match': tagOf(hers) })).status).toBe(200);
    expect((await poll(creator.browser, token, '?language=nl', { 'If-None-Match': tagOf(hers) })).status).toBe(200);
    expect((await poll(app.browser(), token, '', { 'If-None-Match': tagOf(hers) })).status).toBe(404);
  });

  it('counts as presence, and shows who is present', async () => {
    const { token, creator, partner } = await createCouple(app);
    const { socket } = await openPage(creator.browser, token);
    const here = nextPush(socket, 'couples:presence', ({ presence }) => presence.length === 2);
    await poll(partner, token);
    await here;
    expect(roomIn(await poll(partner, token)).presence).toEqual(['partner1', 'partner2']);
    expect((await nextPush(socket, 'couples:presence')).presence).toEqual(['partner1']);
  });

  it('shows what was read, an end, and the counsellor', async () => {
    const { token, id, creator, partner } = await createCouple(app);
    const { socket } = await openPage(creator.browser, token);
    const sent = (await post(partner, token, 'Did you see, @counsellor')).body.message;
    const read = Number(Reflect.get(Object(sent), 'id'));
    await nextPush(socket, 'couples:done');
    await socket.emitWithAck('couples:read', { token, messageId: read });
    expect(roomIn(await poll(partner, token)).reads).toEqual({ partner1: read, partner2: null });
    await expect
      .poll(() => database.query(`select "partner1Read"::int as read from couples_sessions where id = ${id}`))
      .toEqual([{ read }]);
    await creator.browser.call('POST', `/api/couples/end/${id}`);
    await expect.poll(async () => roomIn(await poll(partner, token)).session.isActive).toBe(false);
  });
});

describe('a long history', () => {
  it('comes a page at a time, the newest first, and can be caught up with from any message', async () => {
    const { token, id, creator } = await createCouple(app);
    await database.query(`insert into couples_messages ("sessionId", "senderName", message, "messageType", "senderRole")
      select ${id}, 'Clara', 'Message ' || g, 'user', 'partner1' from generate_series(1, 1130) g`);
    const numbers = (room: ReturnType<typeof roomIn>): number[] => room.messages.map(({ message }) => Number(message.slice(8)));
    await expect.poll(async () => roomIn(await poll(creator.browser, token)).messageCount).toBe(1130);
    const newest = roomIn(await poll(creator.browser, token));
    expect([numbers(newest)[0], numbers(newest).length, newest.hasMore, newest.messageCount]).toEqual([1081, 50, true, 1130]);
    const older = roomIn(await poll(creator.browser, token, `?before=${newest.messages[0]?.id}`));
    expect([numbers(older)[0], numbers(older).at(-1), older.hasMore]).toEqual([1031, 1080, true]);
    const first = newest.messages[0]?.id ?? 0;
    const beginning = roomIn(await poll(creator.browser, token, `?before=${first - 1075}`));
    expect([numbers(beginning), beginning.hasMore]).toEqual([[1, 2, 3, 4, 5], false]);
    const missed = roomIn(await poll(creator.browser, token, `?after=${first - 1080}`));
    expect([numbers(missed).length, numbers(missed)[0], missed.hasMore]).toEqual([500, 2, true]);
    // A partial page has no tag: the browser must ask on.
    expect((await poll(creator.browser, token, `?after=${first - 1080}`)).headers.get('etag')).toBeNull();
    const { room } = await openPage(creator.browser, token, { afterId: newest.messages.at(-2)?.id ?? 0 });
    expect(Object(room).messages.map(({ message }: { message: string }) => message)).toEqual(['Message 1130']);
    expect((await poll(creator.browser, token, '?after=x')).status).toBe(400);
  });
});
