import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { createJobs } from '../database/jobs.ts';
import { createLog } from '../lib/logger.ts';
import { isTraced, tracePlace } from '../lib/tracing.ts';
import { adviceRequest, generate } from '../testing/advice-requests.ts';
import { createCouple, nextPush, openPage, post, say } from '../testing/couples.ts';
import { GOOD_ADVICE } from '../testing/model-double.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { startNode } from '../testing/test-node.ts';
import { useCluster } from '../testing/use-cluster.ts';
import { WAIT } from '../testing/wait.ts';
import { startTracing, type Tracing } from './tracer.ts';

const { database, model, one, other } = await useCluster();
model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));
const receiver = await startOtlpReceiver();
const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=open%20sesame' };
let tracing: Tracing | null = null;
afterAll(async () => {
  await tracing?.close();
  receiver.close();
});

/** Switches tracing on, as the start of a node does. */
function trace(): void {
  const { tracing: config } = loadConfig(settings);
  if (!config) throw new Error('Tracing is not configured');
  tracing = startTracing(config, createLog('silent'));
}

/** The spans of the one trace that a span with this name began, once it has what is waited for. */
async function traceOf(name: string, has: (spans: ReceivedSpan[]) => boolean): Promise<ReceivedSpan[]> {
  return vi.waitFor(async () => {
    await tracing?.flush();
    const first = receiver.spans.findLast((span) => span.name === name && span.parent === null);
    const spans = receiver.spans.filter((span) => span.trace === first?.trace);
    expect(spans.map((span) => span.name)).toSatisfy(() => has(spans));
    return spans;
  }, WAIT);
}

/** The names from the first span to one, each under the one before. */
function pathTo(spans: ReceivedSpan[], name: string): string[] {
  const path: string[] = [];
  for (let at = spans.find((span) => span.name === name); at; at = spans.find((span) => span.id === at?.parent))
    path.unshift(at.name);
  return path;
}

/** What comes from Redis at the other node, as it comes. */
function heard(): object[] {
  const adapter = other.io.of('/').adapter;
  const onMessage: unknown = Reflect.get(adapter, 'onMessage');
  const messages: object[] = [];
  Object.assign(adapter, {
    onMessage(message: object) {
      messages.push(message);
      if (typeof onMessage === 'function') Reflect.apply(onMessage, adapter, [message]);
    },
  });
  return messages;
}
const messages = heard();
const fieldsOf = (text: string): string[] =>
  Object.keys(messages.find((message) => JSON.stringify(message).includes(text)) ?? {}).toSorted();

it('nothing is traced, loaded or carried unless an endpoint is set', async () => {
  for (const env of [{}, { OTEL_SERVICE_NAME: 'beside' }, { ...settings, OTEL_SDK_DISABLED: 'true' }])
    expect(loadConfig(env).tracing).toBeNull();
  expect([isTraced(), tracePlace()]).toEqual([false, null]);
  const { creator, partner, token } = await createCouple(one);
  const [hers, his] = [await openPage(creator.browser, token), await openPage(partner.at(other.url), token)];
  const arrived = nextPush(his.socket, 'couples:message');
  await say(hers.socket, token, 'Nobody follows this.');
  await arrived;
  expect(fieldsOf('Nobody follows this.')).toEqual(['data', 'nsp', 'type', 'uid']);

  // What a start reads: the bundle's first files, and all that they import at once.
  const bundle = join(import.meta.dirname, '../../bundle');
  const textOf = (file: string): string => readFileSync(join(bundle, file), 'utf8');
  const [product = ''] = /product-[\w-]+\.js/.exec(textOf('main.js')) ?? [];
  const read = new Set([product]);
  for (const file of read)
    for (const [, next = ''] of textOf(file).matchAll(/^(?:import|export)[^'"]*['"]\.\/([\w.-]+\.js)['"]/gm)) read.add(next);
  expect(read.size).toBeGreaterThan(1);
  for (const file of read) expect(/opentelemetry\.js\.api|v1\/traces"/.test(textOf(file)), file).toBe(false);
  // It is in the bundle, so its absence above says something.
  const late = [...textOf(product).matchAll(/import\(['"]\.\/([\w.-]+\.js)['"]\)/g)].map(([, file = '']) => file);
  expect(late.some((file) => textOf(file).includes('OTLPTraceExporter'))).toBe(true);
});

it("a message is one trace, from its sender's socket through PostgreSQL and Redis to the other node", async () => {
  trace();
  const { creator, partner, token } = await createCouple(one);
  const [hers, his] = [await openPage(creator.browser, token), await openPage(partner.at(other.url), token)];
  const arrived = nextPush(his.socket, 'couples:message');
  await say(hers.socket, token, 'Follow me.');
  expect(Object.keys(await arrived).toSorted()).toEqual(['message', 'sessionId']);
  const spans = await traceOf('couples:send', (all) => all.some(({ name }) => name === 'receive couples:message'));
  expect(pathTo(spans, 'couples-store-one')).toEqual(['couples:send', 'store', 'store batch', 'couples-store-one']);
  expect(pathTo(spans, 'receive couples:message')).toEqual(['couples:send', 'push couples:message', 'receive couples:message']);
  expect(spans.filter(({ hasFailed }) => hasFailed)).toEqual([]);
  expect(spans[0]?.resource).toMatchObject({ 'service.name': 'beside', 'service.instance.id': expect.any(String) });
  expect(receiver.headers[0]?.['x-key']).toBe('open sesame');
  // A node of an earlier release reads the same fields as ever.
  expect(fieldsOf('Follow me.')).toEqual(['data', 'nsp', 'trace', 'type', 'uid']);
});

it('a call, and the run of a reply with its requests to the model, are traces with their statements', async () => {
  const { creator, token } = await createCouple(one);
  await post(creator.browser, token, 'By a call.');
  const call = await traceOf('POST /api/couples/message', (all) => all.some(({ name }) => name === 'couples-store-one'));
  expect(pathTo(call, 'couples-store-one')).toEqual(['POST /api/couples/message', 'store', 'store batch', 'couples-store-one']);
  expect(call.find(({ parent }) => parent === null)?.attributes).toEqual({ 'http.response.status_code': 201 });
  await generate(creator.browser, adviceRequest());
  const reply = await traceOf('reply advice', (all) => all.some(({ parent }) => parent === null));
  expect(pathTo(reply, 'model request')).toEqual(['reply advice', 'model request']);
  expect(reply.find(({ name }) => name === 'model request')?.attributes['beside.tokens']).toBeGreaterThan(0);
  expect(reply.find(({ parent }) => parent === null)?.attributes).toEqual({ 'beside.end': 'done' });
});

it("a job's run is a trace, whatever wrote the job", async () => {
  const jobs = await createJobs(database.url, createLog('silent'), { connections: 2 });
  const worked = Promise.withResolvers<void>();
  jobs.register('follow-this', async () => worked.resolve());
  await jobs.start();
  await jobs.add(one.db.pool, 'follow-this', { to: 'clara@example.com' });
  await worked.promise;
  const spans = await traceOf('job follow-this', (all) => all.length > 0);
  expect(spans).toMatchObject([{ kind: 5, hasFailed: false, attributes: {} }]);
  await jobs.stop();
});

it('a call that a trusted proxy follows stands in its trace', async () => {
  const trace = 'f'.repeat(31);
  await one.browser().call('GET', '/api/usage/anonymous', undefined, { traceparent: `00-${trace}1-00f067aa0ba902b7-01` });
  await vi.waitFor(async () => {
    await tracing?.flush();
    const found = receiver.spans.find((span) => span.trace === `${trace}1` && span.parent === '00f067aa0ba902b7');
    expect(found?.name).toBe('GET /api/usage/anonymous');
  }, WAIT);
});

it('no span holds a text, an address, a name, a token or an id of somebody', async () => {
  const { creator, partner, token } = await createCouple(one);
  const page = await openPage(creator.browser, token);
  const texts = ['A secret of the two of us', 'What he said on the stairs'];
  const { clientMessageId } = await say(page.socket, token, texts[0] ?? '');
  await post(partner, token, texts[1] ?? '');
  // Refused and failed ones as well.
  await post(partner, 'no such token', texts[1] ?? '');
  await page.socket.emitWithAck('couples:send', Object({ token, message: 7 }));
  await creator.browser.call('POST', '/api/auth/login', { email: creator.email, password: 'A wrong password' });
  Reflect.apply(page.socket.emit, page.socket, ['an event of a stranger', 'on the stairs']);
  await generate(creator.browser, adviceRequest());
  await traceOf('POST /api/auth/login', (all) => all.length > 0);
  await traceOf('reply advice', (all) => all.length > 0);

  const all = Buffer.concat(receiver.bodies).toString('latin1');
  const { description } = Object(adviceRequest());
  const hidden = [
    ...texts,
    token,
    creator.id,
    creator.email,
    clientMessageId,
    'example.com',
    'Tomás',
    'Clara',
    'Sundays',
    'A wrong password',
  ];
  for (const each of [...hidden, 'no such token', 'stranger', 'stairs', '127.0.0.1', description].filter(Boolean))
    expect(all.includes(Buffer.from(each).toString('latin1')), each).toBe(false);
  const declared = one.declared.map(({ name }) => name);
  for (const { name, attributes, events, parent } of receiver.spans) {
    expect(name).toMatch(/^[\w .:/-]+$/);
    if (parent === null)
      expect([...declared, 'call']).toSatisfy((names: string[]) => names.includes(name) || /^(?:reply|job) [\w-]+$/.test(name));
    expect(events).toBe(0);
    for (const [key, value] of Object.entries(attributes)) {
      expect(key).toMatch(/^(?:beside\.(?:end|tokens|shared_by)|db\.system\.name|error\.type|http\.response\.status_code)$/);
      if (typeof value === 'string') expect(value).toMatch(/^[\w-]+$/);
    }
  }
});

it('a node of its own reads the environment, and sends its last spans when it is told to stop', async () => {
  const node = await startNode({
    ...{ databaseUrl: database.url, modelUrl: model.url, redisUrl: inject('redisUrl') },
    env: { ...settings, OTEL_SERVICE_NAME: 'our node', OTEL_BSP_SCHEDULE_DELAY: '3600000' },
  });
  expect((await fetch(`${node.url}/api/usage/anonymous`)).status).toBe(200);
  const isIts = ({ resource }: ReceivedSpan) => resource['service.name'] === 'our node';
  expect(receiver.spans.some(isIts)).toBe(false);
  expect(await node.kill('SIGTERM')).toBe(0);
  expect(receiver.spans.filter(isIts).map(({ name }) => name)).toContain('GET /api/usage/anonymous');
});
