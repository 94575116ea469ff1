import { ADVICE_STEPS } from '@beside/common/advice/advice.constants';
import type { AdviceProgress } from '@beside/common/advice/advice.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceRequest, generate, nextEvent } from '../../testing/advice-requests.ts';
import { GOOD_ADVICE, type ModelDouble, type Played, startModelDouble } from '../../testing/model-double.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let model: ModelDouble;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  database = await cloneDatabase();
  model = await startModelDouble();
  [one, other] = (await Promise.all(
    [1, 2].map(() => startTestApp({ databaseUrl: database.url, modelUrl: model.url, cluster: true })),
  )) as [TestApp, TestApp];
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await model.close();
  await database.close();
});

const whole = JSON.stringify(GOOD_ADVICE);
const firstSection = whole.indexOf('"recommendations"');

/** A model that writes the first section, and the rest when a test lets it. */
function pausing(): { reached: Promise<Played>; release(): void } {
  let reach: (played: Played) => void = () => undefined;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<Played>((resolve) => {
    reach = resolve;
  });
  model.play(async (played) => {
    played.send(whole.slice(0, firstSection));
    reach(played);
    await released;
    played.answer(whole.slice(firstSection));
  });
  return { reached, release };
}

const visitor = async (): Promise<Browser> => {
  const browser = one.browser();
  await browser.call('POST', '/api/visitor');
  return browser;
};
const hasUnderstanding = ({ advice }: AdviceProgress): boolean => advice.understanding === GOOD_ADVICE.understanding;

describe('watching', () => {
  it('shows the three steps, and each finished section before the model goes on', async () => {
    const browser = await visitor();
    const socket = await browser.socket();
    const seen: AdviceProgress[] = [];
    socket.on('advice:progress', (progress) => seen.push(progress));
    const { release } = pausing();
    const request = adviceRequest();
    const ready = nextEvent<{ session: { advice: string } }>(socket, 'advice:ready');
    const pushed = nextEvent(socket, 'advice:progress', hasUnderstanding);
    const joined = async (): Promise<string> => {
      const ack = await socket.emitWithAck('advice:watch', { requestId: request.requestId });
      if (!ack.success) throw new Error(ack.code);
      const progress = { ...ack, requestId: request.requestId };
      if (!hasUnderstanding(progress)) await pushed;
      return ack.step;
    };
    const watching = joined();
    const answer = generate(browser, request);
    const joinedAt = await watching;
    release();
    const { body } = await answer;
    const end = await ready;
    expect(end.session).toEqual((body as { session: object }).session);
    const steps = seen.map(({ step }) => ADVICE_STEPS.indexOf(step));
    expect(steps).toEqual(steps.toSorted());
    expect([joinedAt, ...seen.map(({ step }) => step)]).toEqual(expect.arrayContaining(['generating', 'preparing']));
    expect(seen.at(-1)?.advice).toEqual(GOOD_ADVICE);
    expect(seen.every(({ requestId }) => requestId === request.requestId)).toBe(true);
  });

  it('midway, on the same node and on another: all of the text so far, then the rest; one call to the model', async () => {
    const browser = await visitor();
    const calls = model.calls();
    const { reached, release } = pausing();
    const request = adviceRequest();
    const answer = generate(browser, request);
    await reached;
    const { requestId } = request;
    const sockets = [await browser.socket(), await browser.at(other.url).socket()];
    for (const socket of sockets) {
      // The node that writes may not have read all of it yet.
      await expect
        .poll(() => socket.emitWithAck('advice:watch', { requestId }))
        .toMatchObject({
          success: true,
          step: 'generating',
          advice: { understanding: GOOD_ADVICE.understanding },
        });
    }
    const ends = sockets.map((socket) => nextEvent<{ session: object }>(socket, 'advice:ready'));
    // The same request through the other node waits for the same end.
    const again = generate(browser.at(other.url), request);
    release();
    const { body } = await answer;
    expect((await again).body).toEqual(body);
    expect(await Promise.all(ends)).toEqual([1, 2].map(() => ({ requestId, session: (body as { session: object }).session })));
    expect(model.calls() - calls).toBe(1);
    const late = await (await browser.at(other.url).socket()).emitWithAck('advice:watch', { requestId });
    expect(late).toMatchObject({ success: true, session: (body as { session: object }).session });
    for (const socket of sockets) socket.disconnect();
  });

  it('goes on after its caller disconnected', async () => {
    const browser = await visitor();
    const { reached, release } = pausing();
    const request = adviceRequest();
    const leaving = new AbortController();
    const left = fetch(`${one.url}/api/advice/generate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: browser.cookie, 'X-Forwarded-For': browser.ip },
      body: JSON.stringify(request),
      signal: leaving.signal,
    }).catch(() => 'left');
    await reached;
    leaving.abort();
    expect(await left).toBe('left');
    release();
    expect((await generate(browser, request)).status).toBe(200);
  });

  it('is stopped from another node', async () => {
    const browser = await visitor();
    const { reached } = pausing();
    const request = adviceRequest();
    const answer = generate(browser, request);
    const { aborted } = await reached;
    const socket = await browser.at(other.url).socket();
    expect(await socket.emitWithAck('advice:stop', { requestId: request.requestId })).toEqual({ success: true });
    await aborted;
    expect((await answer).body.code).toBe('stopped');
    socket.disconnect();
  });
});

describe('one use left, two nodes', () => {
  it('goes to one of fifty requests', async () => {
    model.play((played) => {
      played.answer(whole);
    });
    const browser = await visitor();
    await generate(browser, adviceRequest());
    await generate(browser, adviceRequest());
    const nodes = [browser, browser.at(other.url)];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => generate(nodes[index % 2] ?? browser, adviceRequest())),
    );
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 402).length]).toEqual([
      1, 49,
    ]);
  });
});

describe('deleting', () => {
  it('another advice while one is being written harms nothing; the deleted one is gone', async () => {
    model.play((played) => {
      played.answer(whole);
    });
    const browser = await visitor();
    const request = adviceRequest();
    const { body } = await generate(browser, request);
    const { id } = (body as { session: { id: string } }).session;
    expect((await browser.call('DELETE', `/api/advice/${id}`)).body).toEqual({ success: true });
    expect((await browser.call('GET', `/api/advice/${id}`)).status).toBe(404);
    expect((await browser.call('DELETE', `/api/advice/${id}`)).status).toBe(404);
    expect((await generate(browser, request)).status).toBe(404);
  });
});
