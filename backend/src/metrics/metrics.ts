import { createServer } from 'node:http';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsConfig } from '../config.metrics.ts';
import type { Log } from '../lib/logger.ts';
import { onMeasure } from '../lib/measures.ts';
import type { SharedRedis } from '../lib/redis.ts';
import { COMMIT, VERSION } from '../lib/version.ts';
import type { RealtimeServer } from '../realtime/server.ts';
import type { InstallationReader } from './installation.ts';

/** What is read when somebody asks for the metrics. */
export interface MetricsSources {
  io: RealtimeServer;
  /** By their names. */
  pools: Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;
  redis: Pick<SharedRedis, 'isAnswering'> | null;
  notifications: { isReceiving(withinMs: number): boolean };
  installation: InstallationReader;
  /** Tokens that the installation has spent on the model today. */
  tokensToday(): Promise<number>;
  /** What it may spend in a day; null: no cap. */
  tokensCap: number | null;
  log: Log;
}

/** Seconds: from an answer out of memory to a whole advice. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Milliseconds within which a notification of the database must have arrived. */
const RECEIVING_MS = 2000;

export interface Metrics {
  /** All of them, in Prometheus' text format. */
  read(): Promise<string>;
  contentType: string;
  /** Measures no more. */
  close(): void;
}

/**
 * Measures what the product does, from now on. Its labels are names of ours, such as a call's declaration, a reply's kind or a failure's code: never a
 * text, an address or an id.
 */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'beside_info',
    help: 'The release; always 1',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: VERSION, commit: COMMIT ?? '' }, 1);
  const ends = countWork(registers);
  readState(registers, sources);
  return {
    read: () => registry.metrics(),
    contentType: registry.contentType,
    close() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}

/** Counts what the product reports. @returns what ends it */
function countWork(registers: Registry[]): (() => void)[] {
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const calls = counter('beside_calls_total', 'Calls, by their declaration and status; 0: the caller has left', [
    'call',
    'status',
  ]);
  const callSeconds = seconds('beside_call_seconds', 'From a call’s beginning to its end', ['call']);
  const events = counter('beside_events_total', 'Events of sockets, by their declaration and the code of the answer', [
    'event',
    'code',
  ]);
  const eventSeconds = seconds('beside_event_seconds', 'From an event to its acknowledgement', ['event']);
  const replies = counter('beside_replies_total', 'Replies that ended on this node, by kind and end', ['kind', 'end']);
  const replySeconds = seconds('beside_reply_seconds', 'From a reply’s run to its stored end', ['kind']);
  const firstTokens = seconds('beside_first_token_seconds', 'From asking the model to its first token', ['kind']);
  const tokens = counter('beside_model_tokens_total', 'Tokens of this node’s requests to the model', []);
  const danger = counter('beside_danger_total', 'Messages that the screening found dangerous, by level', ['level']);
  const slow = counter('beside_slow_statements_total', 'Statements that took half a second or more', []);
  const reconciled = counter('beside_reconciled_messages_total', 'Messages whose push was lost, found in the database', ['kind']);
  const outside = counter('beside_outside_total', 'Requests to outside services, by their end', ['service', 'end']);
  return [
    onMeasure('call', ({ name, status, ms }) => {
      calls.inc({ call: name, status });
      callSeconds.observe({ call: name }, ms / 1000);
    }),
    onMeasure('event', ({ name, code, ms }) => {
      events.inc({ event: name, code });
      eventSeconds.observe({ event: name }, ms / 1000);
    }),
    onMeasure('reply', ({ kind, end, ms }) => {
      replies.inc({ kind, end });
      replySeconds.observe({ kind }, ms / 1000);
    }),
    onMeasure('firstToken', ({ kind, ms }) => firstTokens.observe({ kind }, ms / 1000)),
    onMeasure('tokens', ({ tokens: count }) => tokens.inc(count)),
    onMeasure('danger', ({ level }) => danger.inc({ level })),
    onMeasure('slowStatement', () => slow.inc()),
    onMeasure('reconciled', ({ kind, count }) => reconciled.inc({ kind }, count)),
    onMeasure('outside', ({ service, isDone }) => outside.inc({ service, end: isDone ? 'done' : 'failed' })),
  ];
}

/** Reads the state of connections and queues whenever the metrics are asked for. */
function readState(registers: Registry[], sources: MetricsSources): void {
  const { io, pools, redis, notifications, installation, tokensToday, tokensCap, log } = sources;
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    collect: (own: Gauge<L>) => void | Promise<void>,
  ) =>
    new Gauge<L>({
      ...{ name, help, labelNames, registers },
      async collect() {
        this.reset();
        try {
          await collect(this);
        } catch (error) {
          // What cannot be read is missing, since a zero would be a value; the rest is not lost with it.
          if (labelNames.length === 0) this.remove();
          log.warn({ err: error, metric: name }, 'a metric could not be read');
        }
      },
    });
  gauge('beside_sockets', 'Connected sockets', [], (own) => own.set(io.engine.clientsCount));
  gauge('beside_database_connections', 'Connections of the pools, and what waits for one', ['pool', 'state'], (own) => {
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      own.set({ pool, state: 'used' }, totalCount - idleCount);
      own.set({ pool, state: 'idle' }, idleCount);
      own.set({ pool, state: 'waiting' }, waitingCount);
    }
  });
  if (redis) gauge('beside_redis_up', 'Whether Redis answers', [], (own) => own.set(redis.isAnswering() ? 1 : 0));
  gauge('beside_notifications_up', 'Whether the database’s notifications arrive', [], (own) =>
    own.set(notifications.isReceiving(RECEIVING_MS) ? 1 : 0),
  );
  gauge('beside_queue_waiting', 'What is due and waits, of the whole installation', ['queue'], async (own) => {
    for (const [queue, { waiting }] of Object.entries((await installation()).queues)) own.set({ queue }, waiting);
  });
  gauge('beside_queue_oldest_seconds', 'For how long the oldest that is due has waited', ['queue'], async (own) => {
    for (const [queue, { oldestSeconds }] of Object.entries((await installation()).queues)) own.set({ queue }, oldestSeconds);
  });
  gauge('beside_backup_age_seconds', 'Since the newest backup; missing where none was ever made', [], async (own) => {
    const { backupAge } = await installation();
    if (backupAge === null) own.remove();
    else own.set(backupAge);
  });
  gauge('beside_model_tokens_today', 'Tokens that the whole installation has spent on the model today (UTC)', [], async (own) =>
    own.set(await tokensToday()),
  );
  if (tokensCap !== null) gauge('beside_model_tokens_cap', 'Tokens that it may spend in a day', [], (own) => own.set(tokensCap));
}

/**
 * Serves the metrics on a port of their own, which nobody outside should reach.
 * @param at port 0: one that is free
 * @returns its port, and what ends it
 */
export async function serveMetrics(metrics: Metrics, at: MetricsConfig): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    async close() {
      metrics.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
