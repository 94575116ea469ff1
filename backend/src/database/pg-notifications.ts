import pg from 'pg';
import type { Log } from '../lib/logger.ts';
import { server } from './server.statements.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds before a lost connection is replaced. */
const RETRY_MS = 500;
/** Milliseconds between two heartbeats: a network that swallows packets does not close the connection. */
const BEAT_MS = 250;
const TIMEOUT_MS = 3000;

/** PostgreSQL's LISTEN/NOTIFY: every node receives a change with its commit, without Redis. */
export interface PgNotifications {
  /** Calls a handler for each notification of a channel, this node's own included. Resolves once the channel is listened to, or listening failed for now. */
  on(channel: string, handle: (payload: string) => void): Promise<void>;
  /** Called after a lost connection is replaced: notifications may have been missed. */
  onGap(handle: () => void): void;
  /** Whether every notification sent more than `withinMs` milliseconds ago has arrived. */
  isReceiving(withinMs: number): boolean;
  close(): Promise<void>;
}

/** Sends a notification with the transaction's commit; nothing after a rollback. At most 8,000 bytes. */
export const notify = (transaction: Transaction, channel: string, payload: object): Promise<void> =>
  server.notify(transaction, channel, JSON.stringify(payload));

/** The same for several. */
export const notifyAll = (transaction: Transaction, channel: string, payloads: readonly object[]): Promise<void> =>
  server.notifyAll(
    transaction,
    channel,
    payloads.map((payload) => JSON.stringify(payload)),
  );

/** Listens on its own connection, which it replaces whenever it is lost. Resolves once it listens, or after the first failure. */
export async function openPgNotifications(url: string, log: Log): Promise<PgNotifications> {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const gaps: (() => void)[] = [];
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;
  let lost = false;
  /** The time at which the last answered heartbeat was sent: earlier notifications arrived before its answer. */
  let receivedUpTo = 0;

  const connect = async (): Promise<void> => {
    const next = clientOf(url);
    let over = false;
    const again = (): void => {
      if (over || closed) return;
      over = true;
      clearInterval(beat);
      client = null;
      if (!lost) log.warn('notices of the database are not heard for now');
      lost = true;
      void next.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), RETRY_MS);
    };
    next.on('error', again);
    next.on('end', again);
    next.on('notification', (message) => handOn(handlers.get(message.channel) ?? [], message, log));
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      client = next;
      if (lost) for (const handle of gaps) handle();
      lost = false;
      beat = beating(next, again, (at) => {
        if (!over) receivedUpTo = at;
      });
    } catch {
      again();
    }
  };
  await connect();

  return {
    async on(channel, handle) {
      const known = handlers.get(channel);
      handlers.set(channel, [...(known ?? []), handle]);
      if (!known) await client?.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => undefined);
    },
    onGap: (handle) => void gaps.push(handle),
    isReceiving: (withinMs) => client !== null && Date.now() - receivedUpTo <= withinMs,
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      await client?.end().catch(() => undefined);
    },
  };
}

const clientOf = (url: string): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: 'beside notices',
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    // A channel may be listened to during a heartbeat.
    pipeline: true,
  });

function handOn(handlers: readonly ((payload: string) => void)[], { channel, payload }: pg.Notification, log: Log): void {
  for (const handle of handlers) {
    try {
      handle(payload ?? '');
    } catch (error) {
      // Thrown here it would end the process.
      log.error({ err: error, channel }, 'a notice could not be taken');
    }
  }
}

/** Asks a connection again and again whether it answers. @param onAnswer gets the time of the question */
function beating(client: pg.Client, onFailure: () => void, onAnswer: (at: number) => void): NodeJS.Timeout {
  let asked = false;
  return setInterval(() => {
    if (asked) return;
    asked = true;
    const at = Date.now();
    server.isAnswering(client).then(() => {
      asked = false;
      onAnswer(at);
    }, onFailure);
  }, BEAT_MS).unref();
}
