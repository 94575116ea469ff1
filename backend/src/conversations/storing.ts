import type pg from 'pg';
import { AppError, isConnectionLost, isUnanswered, unavailable } from '../lib/app-error.ts';

/** The part of a pool that storing needs. */
export interface Writers {
  connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>>;
}

/** Nothing was sent. */
export class NoConnection extends AppError {}

/** The connection was lost after a message had been sent: it may or may not be stored. */
export class UnconfirmedStore extends AppError {
  /** Whether the database was silent, rather than its connection lost. */
  readonly isSilent: boolean;

  constructor(isSilent: boolean) {
    const { code, message, retryAfter } = unavailable();
    super(code, message, { retryAfter });
    this.isSilent = isSilent;
  }
}

/** What a failure of a commit means for its message; any other error than these two stays as it is, and nothing is stored. */
export function storeError(error: unknown): unknown {
  const isSilent = isUnanswered(error);
  return isSilent || isConnectionLost(error) ? new UnconfirmedStore(isSilent) : error;
}

/**
 * Runs one storing statement on a connection of its own.
 * @throws NoConnection, UnconfirmedStore, or the database's own refusal, after which nothing is stored
 */
export async function storeOn<T>(writers: Writers, store: (connection: Pick<pg.PoolClient, 'query'>) => Promise<T>): Promise<T> {
  const connection = await writers.connect().catch(() => {
    const { code, message, retryAfter } = unavailable();
    throw new NoConnection(code, message, { retryAfter });
  });
  let broken = false;
  try {
    return await store(connection);
  } catch (error) {
    const thrown = storeError(error);
    broken = thrown instanceof UnconfirmedStore;
    throw thrown;
  } finally {
    connection.release(broken);
  }
}
