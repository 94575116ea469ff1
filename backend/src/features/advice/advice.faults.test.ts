import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { adviceRequest, generate, nextEvent } from '../../testing/advice-requests.ts';
import { POSSIBLE_TEXT } from '../../testing/danger-texts.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { useApp } from '../../testing/use-app.ts';

const { database, model, app } = await useApp();

/** A node that gives a silent model up soon. */
const hasty = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, env: { MODEL_TIMEOUT_MS: '400' } });
afterAll(() => hasty.close());

const good = JSON.stringify(GOOD_ADVICE);

describe('a model that fails', () => {
  it.each<[string, (request: Played, call: number) => void, string]>([
    ['answers 500', (request) => request.refuse(500), 'model_failed'],
    ['answers 429', (request) => request.refuse(429), 'model_failed'],
    ['answers 401', (request) => request.refuse(401), 'model_failed'],
    ['refuses', (request) => request.delta({ refusal: 'no' }), 'model_refused'],
    ['filters', (request) => request.answer('{"under', 'content_filter'), 'model_refused'],
    ['stalls before the first token', () => undefined, 'model_timeout'],
    ['stalls in the middle', (request) => request.send('{"understanding": "You'), 'model_timeout'],
    [
      'cuts the stream, twice',
      (request) => {
        request.send('{"understanding": "You');
        request.cut();
      },
      'model_failed',
    ],
    ['sends broken JSON, twice', (request) => request.answer('{"understanding": "You", '), 'model_failed'],
    ['ignores the format and writes prose', (request) => request.answer('Dear friend, all will be well.'), 'model_failed'],
    [
      'writes two steps instead of three',
      (request) => request.answer(JSON.stringify({ ...GOOD_ADVICE, recommendations: ['a', 'b'] })),
      'model_failed',
    ],
    ['floods', (request) => request.answer('x'.repeat(200_000)), 'model_failed'],
  ])('that %s: a clear error, the use given back, nothing stored', async (_name, part, code) => {
    model.play(part);
    const browser = (code === 'model_timeout' ? hasty : app).browser();
    const request = adviceRequest();
    const { status, body } = await generate(browser, request);
    expect([status, body.code, body.success]).toEqual([503, code, false]);
    expect(body.message).toMatch(/Nothing was counted/);
    expect((await browser.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 0 });
    const { rows } = await app.db.pool.query('select status, input from replies where id = $1', [request.requestId]);
    expect(rows).toEqual([{ status: 'failed', input: null }]);
    expect((await app.db.pool.query('select 1 from advice_sessions')).rowCount).toBe(0);
    // The same request again fails alike, without asking the model.
    const calls = model.calls();
    expect((await generate(browser, request)).body.code).toBe(code);
    expect(model.calls()).toBe(calls);
    expect((await browser.call('GET', '/healthz')).status).toBe(200);
  });
});

it('a question that cannot be stored in time is refused for now, though the use that travels with it fails as well', async () => {
  const browser = app.browser();
  const other = await app.db.pool.connect();
  try {
    await other.query('begin');
    await other.query('lock table replies in exclusive mode');
    const { status, body } = await generate(browser, adviceRequest());
    expect([status, body.code]).toEqual([503, 'unavailable']);
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect((await browser.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 0 });
});

it('what the small question finds outlives a failure: help in its place, uncounted, or beside the error', async () => {
  const browser = app.browser();
  await browser.call('POST', '/api/visitor');
  const socket = await browser.socket();
  model.play((request) => request.refuse(400, 'no', 'content_filter'));
  model.judge((request) => request.answer('{"level":"certain","kind":"abuse"}'));
  const certain = await generate(browser, { ...adviceRequest(), country: 'NL' });
  expect(certain).toMatchObject({ status: 200, body: { help: { level: 'certain', kind: 'abuse', country: 'NL' } } });
  model.judge((request) => request.answer('{"level":"possible","kind":"abuse"}'));
  const request = { ...adviceRequest(), country: 'NL' };
  const help = { level: 'possible', kind: 'abuse', country: 'NL' };
  const failed = nextEvent(socket, 'advice:failed');
  // It fails once it is watched: a watcher that comes later is answered with the failure.
  const held = new Promise<Played>((resolve) => model.play(resolve));
  const watched = socket.emitWithAck('advice:watch', { requestId: request.requestId });
  const answer = generate(browser, request);
  expect(await watched).toMatchObject({ success: true });
  (await held).refuse(400, 'no', 'content_filter');
  expect(await answer).toMatchObject({ status: 503, body: { code: 'model_refused', help } });
  expect(await failed).toMatchObject({ code: 'model_refused', help });
  expect((await browser.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 0 });
  model.judge((asked) => asked.answer('{"level":"none"}'));
});

it('asks no second question where the installation has switched it off', async () => {
  const plain = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, env: { MODEL_SECOND_QUESTION: 'off' } });
  try {
    // Without a judgement of its own: elsewhere it would be asked for.
    model.play((request) => request.answer(good));
    model.judge((request) => request.answer('{"level":"certain","kind":"abuse"}'));
    const asked = async (to: typeof app) => Object((await generate(to.browser(), adviceRequest())).body).help;
    expect([await asked(plain), await asked(app)]).toMatchObject([undefined, { level: 'certain', kind: 'abuse' }]);
  } finally {
    model.judge((request) => request.answer('{"level":"none"}'));
    await plain.close();
  }
});

it('a failure names the help for its words, also on a node that only reads it', async () => {
  const local = await startTestApp({ databaseUrl: database.url, modelUrl: model.url });
  const browser = app.browser();
  await browser.call('POST', '/api/visitor');
  const socket = await browser.at(local.url).socket();
  const held = new Promise<Played>((resolve) => model.play(resolve));
  const request = { ...adviceRequest(), description: POSSIBLE_TEXT, country: 'NL' };
  const answer = generate(browser, request);
  const played = await held;
  const failed = nextEvent(socket, 'advice:failed');
  expect(await socket.emitWithAck('advice:watch', { requestId: request.requestId })).toMatchObject({ success: true });
  played.refuse(400, 'no', 'content_filter');
  const help = { level: 'possible', kind: 'self_harm', country: 'NL' };
  expect(await failed).toMatchObject({ code: 'model_refused', help });
  expect(await answer).toMatchObject({ status: 503, body: { help } });
  await local.close();
});

describe('a model that can be worked with', () => {
  it.each<[string, (request: Played, call: number) => void]>([
    ['broke its JSON once', (request, call) => request.answer(call % 2 === 1 ? good.slice(0, 40) : good)],
    [
      'was cut once',
      (request, call) => {
        if (call % 2 === 0) return request.answer(good);
        request.send(good.slice(0, 40));
        request.cut();
      },
    ],
    ['answered 500 once', (request, call) => (call % 2 === 1 ? request.refuse(500) : request.answer(good))],
  ])('that %s is asked again, once', async (_name, part) => {
    const first = model.calls();
    model.play((request, call) => part(request, call - first));
    const { status } = await generate(app.browser(), adviceRequest());
    expect([status, model.calls() - first]).toEqual([200, 2]);
  });

  it('that wraps its JSON in a code fence is understood', async () => {
    model.play((request) => request.answer(`Here you are:\n\`\`\`json\n${good}\n\`\`\``));
    expect((await generate(app.browser(), adviceRequest())).status).toBe(200);
  });

  it('that refuses one request for its content is asked the next one in the same format', async () => {
    const formats: (string | undefined)[] = [];
    model.play((request, call) => {
      formats.push(request.body.response_format?.type);
      if (call === first + 1) return request.refuse(400, 'filtered', 'content_filter');
      request.answer(good);
    });
    const first = model.calls();
    expect((await generate(app.browser(), adviceRequest())).body.code).toBe('model_refused');
    expect((await generate(app.browser(), adviceRequest())).status).toBe(200);
    expect(formats).toEqual(['json_schema', 'json_schema']);
  });

  it('that fails in the middle is asked again, and no watcher sees the two attempts joined', async () => {
    const browser = app.browser();
    await browser.call('POST', '/api/visitor');
    const socket = await browser.socket();
    const seen: string[] = [];
    socket.on('advice:progress', ({ advice }) => seen.push(advice.understanding ?? ''));
    const first = model.calls();
    model.play((request, call) => {
      if (call - first > 1) return request.answer(good);
      request.send('{"understanding": "Quite another beginning');
      request.fail();
    });
    const request = adviceRequest();
    const watched = socket.emitWithAck('advice:watch', { requestId: request.requestId });
    expect((await generate(browser, request)).status).toBe(200);
    expect(await watched).toMatchObject({ success: true });
    expect(model.calls() - first).toBe(2);
    const whole = ['Quite another beginning', GOOD_ADVICE.understanding];
    expect(seen.every((text) => whole.some((each) => each.startsWith(text)))).toBe(true);
  });

  it('that ends its answer but not its stream is not waited for', async () => {
    model.play((request) => {
      request.send(good);
      request.end('stop');
    });
    expect((await generate(app.browser(), adviceRequest())).status).toBe(200);
  });

  it('without response_format is asked without it, also the next time', async () => {
    const local = await startTestApp({ databaseUrl: database.url, modelUrl: model.url });
    const formats: (string | undefined)[] = [];
    model.play((request) => {
      formats.push(request.body.response_format?.type);
      if (request.body.response_format) return request.refuse(400, 'response_format is not supported');
      request.send(good);
      request.finish();
    });
    expect((await generate(local.browser(), adviceRequest())).status).toBe(200);
    expect((await generate(local.browser(), adviceRequest())).status).toBe(200);
    expect(formats).toEqual(['json_schema', 'json_object', undefined, undefined]);
    await local.close();
  });
});

describe('stopping', () => {
  it('aborts the model’s request, gives the use back, and notifies the watchers', async () => {
    const browser = app.browser();
    await browser.call('POST', '/api/visitor');
    const socket = await browser.socket();
    let aborted: Promise<void> | undefined;
    model.play((request) => {
      aborted = request.aborted;
      request.send('{"understanding": "You are');
    });
    const request = adviceRequest();
    const writing = nextEvent(
      socket,
      'advice:progress',
      ({ step, advice }: { step: string; advice: object }) => step === 'generating' && 'understanding' in advice,
    );
    const failed = nextEvent<{ code: string }>(socket, 'advice:failed');
    const watched = socket.emitWithAck('advice:watch', { requestId: request.requestId });
    const answer = generate(browser, request);
    expect(await watched).toMatchObject({ success: true });
    await writing;
    expect(await socket.emitWithAck('advice:stop', { requestId: request.requestId })).toEqual({ success: true });
    await aborted;
    expect(await failed).toMatchObject({ code: 'stopped' });
    expect(await answer).toMatchObject({ status: 409, body: { code: 'stopped' } });
    expect((await browser.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 0 });
  });

  it('counts once a recommendation was shown, and says so, also where that is recorded too late', async () => {
    const query = app.db.pool.query;
    const late = vi.spyOn(app.db.pool, 'query').mockImplementation(function (this: typeof app.db.pool, ...args: unknown[]) {
      if (Object(args[0]).name === 'reply-shown') return Promise.resolve({ rows: [] });
      return Reflect.apply(query, this, args);
    });
    onTestFinished(() => late.mockRestore());
    const browser = app.browser();
    await browser.call('POST', '/api/visitor');
    const socket = await browser.socket();
    model.play((request) => request.send(good.slice(0, good.indexOf('"encouragement"'))));
    const request = adviceRequest();
    const shown = nextEvent(
      socket,
      'advice:progress',
      ({ advice }: { advice: { recommendations?: string[] } }) => (advice.recommendations ?? []).length > 0,
    );
    const failed = nextEvent(socket, 'advice:failed');
    const watched = socket.emitWithAck('advice:watch', { requestId: request.requestId });
    const answer = generate(browser, request);
    expect(await watched).toMatchObject({ success: true });
    await shown;
    expect(await socket.emitWithAck('advice:stop', { requestId: request.requestId })).toEqual({ success: true });
    const counted = { code: 'stopped', message: expect.stringContaining('It counts') };
    expect([await failed, (await answer).body, (await generate(browser, request)).body]).toMatchObject([
      counted,
      counted,
      counted,
    ]);
    expect(await socket.emitWithAck('advice:watch', { requestId: request.requestId })).toMatchObject(counted);
    expect((await browser.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 1 });
  });

  it('counts as well where the answer was asked to be too long to finish', async () => {
    const browser = app.browser();
    await browser.call('POST', '/api/visitor');
    const socket = await browser.socket();
    const request = adviceRequest();
    const shown = nextEvent(
      socket,
      'advice:progress',
      ({ advice }: { advice: { recommendations?: string[] } }) => (advice.recommendations ?? []).length > 0,
    );
    const cut = async (played: Played): Promise<void> => {
      played.send(good.slice(0, good.indexOf('"encouragement"')));
      await shown;
      played.finish('length');
    };
    model.play(cut);
    const watched = socket.emitWithAck('advice:watch', { requestId: request.requestId });
    const answer = generate(browser, request);
    expect(await watched).toMatchObject({ success: true });
    expect(await answer).toMatchObject({
      status: 503,
      body: { code: 'answer_too_long', message: expect.stringContaining('It counts') },
    });
    expect((await browser.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 1 });
  });

  it('works over REST without a socket', async () => {
    const browser = app.browser();
    await browser.call('POST', '/api/visitor');
    model.play((request) => request.send('{"understanding": "You are'));
    const request = adviceRequest();
    const answer = generate(browser, request);
    expect((await browser.call('POST', '/api/advice/stop', { requestId: request.requestId })).status).toBe(200);
    expect((await answer).body.code).toBe('stopped');
  });
});
