import pg from 'pg';
import type { PoolOptions } from './pooler.ts';
import { server } from './server.statements.ts';

/**
 * Runs work of minutes on a connection of its own to the server itself, without the time-outs of calls.
 * @param signal cancels the statement that runs
 * @throws the work's error; once the signal is aborted, whichever that causes
 */
export async function longWork<T>(
  pool: pg.Pool,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connectionString, directUrl = connectionString }: PoolOptions = pool.options;
  const client = new pg.Client({
    connectionString: directUrl,
    application_name: 'beside long work',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  let cancelling: Promise<unknown> | undefined;
  let cancel = (): void => undefined;
  try {
    await client.connect();
    const pid = await server.processId(client);
    // A server goes on with a statement whose client has gone.
    cancel = () => {
      if (pid !== null) cancelling = server.cancel(pool, pid).catch(() => undefined);
    };
    signal?.throwIfAborted();
    signal?.addEventListener('abort', cancel);
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', cancel);
    await cancelling;
    await client.end().catch(() => undefined);
  }
}
