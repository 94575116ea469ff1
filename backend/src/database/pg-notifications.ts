import pg from 'pg';
import type { Log } from '../lib/logger.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds before a lost connection is made anew. */
const RETRY_MS = 500;
/** Milliseconds between two signs of life: a network that swallows a connection says nothing by itself. */
const BEAT_MS = 250;
const TIMEOUT_MS = 3000;

/** What every node hears of a change as soon as it is committed: PostgreSQL's own notifications, which need no Redis. */
export interface PgNotifications {
  /** Has a handler called for each notice of a channel, this node's own included. Resolves once what is committed from then on is heard, or could not be for now. */
  on(channel: string, handle: (payload: string) => void): Promise<void>;
  /** Called when notices may have been missed: the connection was lost, and is there again. */
  onGap(handle: () => void): void;
  /** Whether everything that was told until so many milliseconds ago has been heard. */
  isHearing(withinMs: number): boolean;
  close(): Promise<void>;
}

/** Sends a notice with the transaction's commit; nothing when it is rolled back. At most 8,000 bytes. */
export async function notify(transaction: Transaction, channel: string, payload: object): Promise<void> {
  await transaction.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channel, JSON.stringify(payload)] });
}

/** Listens on a connection of its own, which is made anew whenever it is lost. Resolves once it hears, or has failed for the first time. */
export async function openPgNotifications(url: string, log: Log): Promise<PgNotifications> {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const gaps: (() => void)[] = [];
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;
  let lost = false;
  /** When the last sign of life was asked for that was answered: what was told before it came before the answer. */
  let heardAt = 0;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'beside notices',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      // A channel may be asked for while the sign of life is under way.
      pipeline: true,
    });
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
    next.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) {
        try {
          handle(payload ?? '');
        } catch (error) {
          // Thrown here it would end the process.
          log.error({ err: error, channel }, 'a notice could not be taken');
        }
      }
    });
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      client = next;
      if (lost) for (const handle of gaps) handle();
      lost = false;
      let asked = false;
      beat = setInterval(() => {
        if (asked) return;
        asked = true;
        const at = Date.now();
        next.query('select 1').then(() => {
          asked = false;
          if (!over) heardAt = at;
        }, again);
      }, BEAT_MS);
      beat.unref();
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
    isHearing: (withinMs) => client !== null && Date.now() - heardAt <= withinMs,
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      await client?.end().catch(() => undefined);
    },
  };
}
