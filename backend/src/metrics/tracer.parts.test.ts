import express from 'express';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { batchWriter } from '../conversations/batch-writer.ts';
import { DECLARED, titleOf } from '../database/statement.ts';
import { traceCalls } from '../http/route-context.ts';
import { AppError } from '../lib/app-error.ts';
import { createLog } from '../lib/logger.ts';
import { beginSpan, inSpan, tracePlace } from '../lib/tracing.ts';
import { listen } from '../testing/listen.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { WAIT } from '../testing/wait.ts';
import { startTracing, type Tracing } from './tracer.ts';
import '../app.features.ts';

const receiver = await startOtlpReceiver();
const log = createLog('silent');
const tracingOf = (env: Record<string, string> = {}, warn = log): Tracing => {
  const { tracing } = loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env });
  if (!tracing) throw new Error('Tracing is not configured');
  return startTracing(tracing, warn);
};
let tracing = tracingOf();
afterAll(async () => {
  await tracing.close();
  receiver.close();
});

const ROOT = { parent: null } as const;
/** The received spans with a name. */
async function received(name: string): Promise<ReceivedSpan[]> {
  await tracing.flush();
  return receiver.spans.filter((span) => span.name === name);
}

describe('a span', () => {
  it('stands under what runs, also after it has waited, and nowhere once its trace has ended', async () => {
    const later = Promise.withResolvers<void>();
    let after: Promise<string | null> | undefined;
    await inSpan('first', ROOT, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      inSpan('second', {}, () => inSpan('third', {}, () => undefined));
      // As a timer that an event has set.
      after = later.promise.then(() => (beginSpan('late') ? 'a span' : tracePlace()));
    });
    later.resolve();
    expect(await after).toBeNull();
    const [[first], [second], [third]] = [await received('first'), await received('second'), await received('third')];
    expect([second?.parent, third?.parent, first?.parent]).toEqual([first?.id, second?.id, null]);
    expect(await received('late')).toEqual([]);
    expect(beginSpan('outside')).toBeNull();
  });

  it("has a failure's code, and nothing of its message", async () => {
    const failures = { app: new AppError('not_found', 'the text of somebody'), plain: new TypeError('the text of somebody') };
    for (const [name, error] of Object.entries(failures)) {
      await expect(inSpan(name, ROOT, () => Promise.reject(error))).rejects.toBe(error);
      expect(() =>
        inSpan(`${name} at once`, ROOT, () => {
          throw error;
        }),
      ).toThrow(error);
    }
    for (const [name, code] of [
      ['app', 'not_found'],
      ['plain at once', 'TypeError'],
    ] as const)
      expect((await received(name))[0]).toMatchObject({ hasFailed: true, attributes: { 'error.type': code }, events: 0 });
    expect(Buffer.concat(receiver.bodies).includes('somebody')).toBe(false);
  });
});

it('several messages in one statement: it stands in the trace of the first, and each of the others and it point at each other', async () => {
  let number = 1;
  const writer = batchWriter<{ sessionId: number; clientMessageId: string }>(1, async (messages) => {
    inSpan('insert', {}, () => undefined);
    return new Map(
      messages.map(({ sessionId, clientMessageId }) => [
        `${sessionId} ${clientMessageId}`,
        { id: number++, createdAt: new Date() },
      ]),
    );
  });
  await Promise.all(
    [1, 2, 3].map((sessionId) => inSpan(`event ${sessionId}`, ROOT, () => writer.store({ sessionId, clientMessageId: 'a' }))),
  );
  const stored = await received('store');
  const [batch] = await received('store batch');
  const [first, ...others] = [1, 2, 3].map((each) => {
    const event = receiver.spans.find(({ name }) => name === `event ${each}`);
    return stored.find(({ parent }) => parent === event?.id);
  });
  expect(await received('store batch')).toHaveLength(1);
  expect(batch).toMatchObject({ parent: first?.id, trace: first?.trace, attributes: { 'beside.shared_by': 3 } });
  expect(batch?.links).toEqual(others.map((each) => each?.id));
  for (const each of others) expect(each?.links).toEqual([batch?.id]);
  expect((await received('insert'))[0]?.parent).toBe(batch?.id);
});

it("a stranger's call does not join a trace, nor decides what is kept", async () => {
  const placeOf = async (proxies: boolean): Promise<ReceivedSpan | undefined> => {
    const web = express().set('trust proxy', proxies);
    web.use(traceCalls, (_request, response) => {
      response.locals.call = `GET /${proxies}`;
      response.end();
    });
    const { url, close } = await listen(web);
    await fetch(url, { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
    await fetch(url, { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01; drop` } });
    close();
    return vi.waitFor(async () => {
      const spans = await received(`GET /${proxies}`);
      expect(spans).toHaveLength(2);
      // What is no place begins a trace, whoever sends it.
      expect(spans[1]?.parent).toBeNull();
      return spans[0];
    }, WAIT);
  };
  expect(await placeOf(true)).toMatchObject({ trace: 'a'.repeat(32), parent: 'b'.repeat(16), kind: 2 });
  expect(await placeOf(false)).toMatchObject({ trace: expect.not.stringContaining('aaaaaaaa'), parent: null });
});

it('a sampler takes a part of all traces, and other nodes follow its decision', async () => {
  await tracing.close();
  tracing = tracingOf({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  const place = inSpan('not kept', ROOT, tracePlace);
  expect(place).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  inSpan('not kept there', { parent: place }, () => expect(beginSpan('nor what is under it')).toBeNull());
  inSpan('kept there', { parent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` }, () => undefined);
  expect(await received('kept there')).toHaveLength(1);
  expect([...(await received('not kept')), ...(await received('not kept there'))]).toEqual([]);
});

it('a collector that is away costs a line of the log, without its address, and holds no stop', async () => {
  const { url, close } = await listen(
    (request, response) => void request.resume().once('end', () => response.writeHead(400).end('who asks')),
  );
  const lines: unknown[] = [];
  await tracing.close();
  tracing = tracingOf(
    { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    Object.assign(createLog('silent'), { warn: (...line: unknown[]) => lines.push(line) }),
  );
  inSpan('lost', ROOT, () => undefined);
  await tracing.flush().catch(() => undefined);
  inSpan('lost', ROOT, () => undefined);
  await tracing.close();
  close();
  expect(lines).toEqual([['spans could not be sent, or were dropped']]);
});

it('every declared statement has a name in a trace', () => {
  expect(DECLARED.length).toBeGreaterThan(100);
  for (const { sql } of DECLARED)
    expect(titleOf(sql), sql).toMatch(/^(?:(?:insert into|update|delete from|select) [\w.]+|(?!statement)[a-z]+)$/);
  expect(titleOf('select 1 from a where b = 1 for update skip locked')).toBe('select a');
  expect(titleOf('insert into "a" (b) values (1) on conflict do update set b = 2')).toBe('insert into a');
  expect(titleOf('with old as (select 1 from c) delete from d using old')).toBe('delete from d');
});
