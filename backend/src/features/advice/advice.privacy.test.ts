import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adviceRequest, generate, nextEvent } from '../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../testing/model-double.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { useApp } from '../../testing/use-app.ts';

const { database, model, app } = await useApp();

const made = async () => {
  const owner = app.browser();
  const { body } = await generate(owner, adviceRequest());
  return { owner, id: (body as { session: { id: string } }).session.id };
};

describe('a stranger', () => {
  it('cannot read or delete an advice, nor tell it from a missing one', async () => {
    const { owner, id } = await made();
    const stranger = app.browser();
    await stranger.call('POST', '/api/visitor');
    for (const someone of [stranger, app.browser()]) {
      for (const method of ['GET', 'DELETE']) {
        const theirs = await someone.call(method, `/api/advice/${id}`);
        const nobodys = await someone.call(method, `/api/advice/${randomUUID()}`);
        expect([theirs.status, theirs.body]).toEqual([404, nobodys.body]);
      }
    }
    expect((await owner.call('GET', `/api/advice/${id}`)).status).toBe(200);
  });

  it('cannot watch or stop a request, and receives nothing of it', async () => {
    const owner = app.browser();
    const stranger = app.browser();
    await Promise.all([owner.call('POST', '/api/visitor'), stranger.call('POST', '/api/visitor')]);
    const sockets = [await stranger.socket(), await app.browser().socket()];
    const received: string[] = [];
    for (const socket of sockets) socket.onAny((event: string) => received.push(event));
    const request = adviceRequest();
    const { requestId } = request;
    // Watched before the request exists: it waits, and is refused once the request is another's.
    const refusals = sockets.map((socket) => socket.emitWithAck('advice:watch', { requestId }));
    const own = await owner.socket();
    const ready = nextEvent(own, 'advice:ready');
    const watched = own.emitWithAck('advice:watch', { requestId });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    model.play(async (played) => {
      played.send('{"understanding": "You');
      await held;
      played.answer(JSON.stringify(GOOD_ADVICE).slice(22));
    });
    const answer = generate(owner, request);
    expect(await watched).toMatchObject({ success: true });
    const stops = sockets.map((socket) => socket.emitWithAck('advice:stop', { requestId }));
    release();
    expect((await answer).status).toBe(200);
    await ready;
    const refusal = { success: false, code: 'not_found', message: 'Not found' };
    expect(await Promise.all([...refusals, ...stops])).toEqual(Array(4).fill(refusal));
    expect(received).toEqual([]);
  });

  it('cannot take over a requestId', async () => {
    const request = adviceRequest();
    const owner = app.browser();
    const { body } = await generate(owner, request);
    expect((await generate(app.browser(), request)).status).toBe(409);
    expect((await generate(owner, request)).body).toEqual(body);
  });

  it('cannot write from another site, nor open a socket from one', async () => {
    const { owner, id } = await made();
    for (const origin of ['https://evil.example', 'null', `${app.url}.evil.example`]) {
      expect((await owner.call('DELETE', `/api/advice/${id}`, undefined, { Origin: origin })).status).toBe(403);
      expect((await owner.call('POST', '/api/advice/generate', adviceRequest(), { Origin: origin })).status).toBe(403);
      await expect(owner.socket({ Origin: origin })).rejects.toThrow();
    }
    expect((await owner.call('POST', '/api/visitor', undefined, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await owner.call('GET', `/api/advice/${id}`)).status).toBe(200);
    await expect(owner.socket({ Origin: app.url })).resolves.toBeDefined();
  });
});

describe('invalid input', () => {
  it.each<[string, string | undefined, Record<string, string>, number, string]>([
    ['text in place of JSON', 'hello', {}, 400, 'validation_failed'],
    ['plain text', '{"description":"a long enough text"}', { 'Content-Type': 'text/plain' }, 400, 'validation_failed'],
    ['a form', 'description=abc', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400, 'validation_failed'],
    ['an array', '[]', {}, 400, 'validation_failed'],
    ['a JSON string', '"x"', {}, 400, 'validation_failed'],
    ['null', 'null', {}, 400, 'validation_failed'],
    ['nothing', undefined, {}, 400, 'validation_failed'],
    ['a megabyte', JSON.stringify({ description: 'x'.repeat(1_000_000) }), {}, 413, 'too_large'],
    ['deep JSON', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, {}, 400, 'validation_failed'],
    ['an unknown charset', '{}', { 'Content-Type': 'application/json; charset=klingon' }, 400, 'validation_failed'],
    ['a prototype', '{"__proto__":{"description":"polluted enough"},"constructor":1}', {}, 400, 'validation_failed'],
  ])('as a body (%s) is answered with a JSON error, and nothing is stored', async (_name, body, headers, status, code) => {
    const browser = app.browser();
    const before = (await app.db.pool.query('select 1 from replies')).rowCount;
    const answer = await browser.call('POST', '/api/advice/generate', body, headers);
    expect([answer.status, answer.body.success, answer.body.code]).toEqual([status, false, code]);
    expect((await app.db.pool.query('select 1 from replies')).rowCount).toBe(before);
    expect(browser.cookie).toBe('');
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/advice'],
    ['PUT', '/api/advice/generate'],
    ['GET', '/api/advice/not-a-uuid'],
    ['GET', '/api/advice/%ff'],
    ['GET', "/api/advice/1' or '1'='1"],
  ])('as a path (%s %s) is a JSON 404', async (method, path) => {
    const { status, body } = await app.browser().call(method, path);
    expect([status, body]).toEqual([404, { success: false, code: 'not_found', message: 'Not found' }]);
  });

  it('on a socket is answered or dropped, and closes no other socket', async () => {
    const browser = app.browser();
    const socket = await browser.socket();
    const plain: {
      emitWithAck(event: string, ...payload: unknown[]): Promise<unknown>;
      emit(event: string, ...payload: unknown[]): unknown;
    } = socket;
    for (const payload of [undefined, null, 7, 'x', [], {}, { requestId: 'x' }, { requestId: { a: 1 } }]) {
      expect(await plain.emitWithAck('advice:watch', payload)).toMatchObject({ success: false, code: 'validation_failed' });
    }
    plain.emit('advice:watch');
    plain.emit('advice:watch', { requestId: randomUUID() });
    plain.emit('no:such:event', 'x'.repeat(1000));
    const flooder = await browser.socket();
    const closed = new Promise((resolve) => flooder.once('disconnect', resolve));
    const flood: typeof plain = flooder;
    flood.emit('advice:watch', { requestId: 'x'.repeat(200_000) });
    await closed;
    expect(socket.connected).toBe(true);
  });

  it('past the rate limit gets a time to try again, over REST and on the socket', async () => {
    const strict = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, env: { RATE_LIMIT_FACTOR: '0.02' } });
    const browser = strict.browser();
    const answers = [];
    for (let call = 0; call < 3; call++) answers.push(await browser.call('POST', '/api/advice/generate', {}));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const socket = await browser.socket();
    const refusals = [];
    for (let call = 0; call < 7; call++) refusals.push(await socket.emitWithAck('advice:watch', { requestId: 'x' }));
    expect(refusals.at(-1)).toMatchObject({ success: false, code: 'too_many_requests' });
    await strict.close();
  });
});
