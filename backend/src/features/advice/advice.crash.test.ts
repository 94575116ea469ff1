import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { adviceRequest, generate, nextEvent } from '../../testing/advice-requests.ts';
import { GOOD_ADVICE, type ModelDouble, type Played, startModelDouble } from '../../testing/model-double.ts';
import { type Answer, Browser } from '../../testing/test-browser.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startNode, type TestNode } from '../../testing/test-node.ts';

let database: TestDatabase;
let model: ModelDouble;
const nodes: TestNode[] = [];

const node = async (cluster: boolean): Promise<TestNode> => {
  const started = await startNode({
    databaseUrl: database.url,
    modelUrl: model.url,
    redisUrl: cluster ? inject('redisUrl') : undefined,
  });
  nodes.push(started);
  return started;
};

beforeAll(async () => {
  database = await cloneDatabase();
  model = await startModelDouble();
});
afterAll(async () => {
  await Promise.all(nodes.map((each) => each.kill('SIGKILL')));
  await model.close();
  await database.close();
});

const whole = JSON.stringify(GOOD_ADVICE);
const complete = (played: Played): void => {
  played.answer(whole);
};
/** A model that never finishes its first answers, and finishes the later ones. */
const stuckAtFirst = (stuck: number): { all: Promise<void> } => {
  const before = model.calls();
  let reach: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    reach = resolve;
  });
  model.play((played, call) => {
    if (call - before > stuck) return complete(played);
    played.send(whole.slice(0, 60));
    if (call - before === stuck) reach();
  });
  return { all };
};

/** Asks again, under the same id, while the database does not answer in time: on a busy machine ten at once may wait too long for a connection. */
async function untilAnswered(browser: Browser, request: object): Promise<Answer> {
  for (;;) {
    const answer = await generate(browser, request);
    if (answer.body.code !== 'unavailable') return answer;
  }
}

describe('kill -9', () => {
  it('of the writing node: the other finishes, the watcher sees the whole, and it is stored once', async () => {
    const [writer, other] = await Promise.all([node(true), node(true)]);
    const browser = new Browser(writer.url, '203.0.113.1');
    await browser.call('POST', '/api/visitor');
    const elsewhere = browser.at(other.url);
    const request = adviceRequest();
    const stuck = stuckAtFirst(1);
    const lost = generate(browser, request).catch(() => 'lost');
    await stuck.all;
    const socket = await elsewhere.socket();
    expect(await socket.emitWithAck('advice:watch', { requestId: request.requestId })).toMatchObject({ success: true, run: 1 });
    const ready = nextEvent<{ session: { advice: string } }>(socket, 'advice:ready');
    await writer.kill('SIGKILL');
    expect(await lost).toBe('lost');
    expect(JSON.parse((await ready).session.advice)).toEqual(GOOD_ADVICE);
    expect((await generate(elsewhere, request)).status).toBe(200);
    expect((await elsewhere.call('GET', '/api/usage/anonymous')).body).toMatchObject({ usageCount: 1 });
    expect((await database.query('select 1 from advice_sessions')).length).toBe(1);
    socket.disconnect();
  });

  it('of the only node during ten generations: it restarts, and each request ends in one stored advice', async () => {
    const before = (await database.query('select 1 from advice_sessions')).length;
    const first = await node(false);
    const people = Array.from({ length: 10 }, (_, index) => ({
      browser: new Browser(first.url, `203.0.113.${100 + index}`),
      request: adviceRequest(),
    }));
    await Promise.all(people.map(({ browser }) => browser.call('POST', '/api/visitor')));
    const stuck = stuckAtFirst(10);
    const lost = people.map(({ browser, request }) => untilAnswered(browser, request).catch(() => 'lost'));
    await stuck.all;
    await first.kill('SIGKILL');
    expect(new Set(await Promise.all(lost))).toEqual(new Set(['lost']));
    const second = await node(false);
    const answers = await Promise.all(people.map(({ browser, request }) => untilAnswered(browser.at(second.url), request)));
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual(Array(10).fill(200));
    expect((await database.query('select 1 from advice_sessions')).length - before).toBe(10);
    expect(await database.query(`select 1 from replies where status in ('queued', 'running')`)).toEqual([]);
  });

  it('SIGTERM lets running replies end, and refuses nobody an answer', async () => {
    const only = await node(false);
    const browser = new Browser(only.url, '203.0.113.200');
    let finish: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      model.play((played) => {
        played.send(whole.slice(0, 60));
        finish = () => {
          played.answer(whole.slice(60));
        };
        resolve();
      });
    });
    const answer = generate(browser, adviceRequest());
    await reached;
    const ended = only.kill('SIGTERM');
    finish();
    expect((await answer).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
