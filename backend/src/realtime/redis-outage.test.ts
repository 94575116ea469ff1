import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adviceRequest, generate, nextEvent } from '../testing/advice-requests.ts';
import { freePort } from '../testing/free-port.ts';
import { GOOD_ADVICE, type ModelDouble, startModelDouble } from '../testing/model-double.ts';
import { Browser } from '../testing/test-browser.ts';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startNode, type TestNode } from '../testing/test-node.ts';

let database: TestDatabase;
let model: ModelDouble;
let redis: ChildProcess;
let nodes: TestNode[];

beforeAll(async () => {
  database = await cloneDatabase();
  model = await startModelDouble();
  const port = await freePort();
  redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  await new Promise<void>((resolve) =>
    redis.stdout?.on('data', (chunk: Buffer) => /ready to accept/i.test(chunk.toString()) && resolve()),
  );
  const options = { databaseUrl: database.url, modelUrl: model.url, redisUrl: `redis://127.0.0.1:${port}` };
  nodes = await Promise.all([startNode(options), startNode(options)]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill('SIGKILL')));
  redis.kill('SIGKILL');
  await model.close();
  await database.close();
});

it("both nodes go on when Redis dies, and a page on the other node still receives the reply's end", async () => {
  const [one, other] = nodes;
  if (!one || !other) throw new Error('two nodes are needed');
  const whole = JSON.stringify(GOOD_ADVICE);
  let release: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    model.play((played) => {
      played.send(whole.slice(0, 60));
      release = () => played.answer(whole.slice(60));
      resolve();
    });
  });
  const browser = new Browser(one.url, '203.0.113.77');
  await browser.call('POST', '/api/visitor');
  const request = adviceRequest();
  const answer = generate(browser, request);
  await reached;
  const elsewhere = browser.at(other.url);
  const socket = await elsewhere.socket();
  const watch = () => socket.emitWithAck('advice:watch', { requestId: request.requestId });
  // The node that writes may not have read the first words yet.
  await expect.poll(watch).toMatchObject({ success: true, step: 'generating' });
  const gone = new Promise((resolve) => redis.once('exit', resolve));
  redis.kill('SIGKILL');
  await gone;
  const ready = nextEvent<{ session: { advice: string } }>(socket, 'advice:ready');
  release();
  expect((await answer).status).toBe(200);
  expect(JSON.parse((await ready).session.advice)).toEqual(GOOD_ADVICE);
  const states = await Promise.all([browser, elsewhere].map((each) => each.call('GET', '/readyz')));
  expect(states.map(({ status, body }) => [status, body.degraded])).toEqual([
    [200, ['redis']],
    [200, ['redis']],
  ]);
  // Limits and sockets go on, each node for itself.
  model.play((played) => played.answer(whole));
  expect((await generate(elsewhere, adviceRequest())).status).toBe(200);
  socket.disconnect();
});
