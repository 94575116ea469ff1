import type { HelpView } from '@beside/common/safety/safety.views';
import type pg from 'pg';
import type { Transaction } from '../database/transaction.ts';

/** A stored text of a thread. */
export interface ThreadText {
  id: number;
  sessionId: string;
  message: string;
  messageType: string;
  help: HelpView | null;
  createdAt: Date;
}

/**
 * A conversation about a row of another feature, as that row's owner uses it: its texts are found by the owner's search, are part of its download
 * and its export, and go with it.
 */
export interface Thread {
  /** All messages of these rows' threads, the oldest first. */
  ofSessions(db: Transaction, sessionIds: string[]): Promise<ThreadText[]>;
  /** Messages of one thread after an id, the oldest first. */
  after(db: Transaction, sessionId: string, id: number, most: number): Promise<ThreadText[]>;
  byIds(db: Transaction, ids: number[]): Promise<ThreadText[]>;
  /** Those of these rows in whose threads something was written at a moment or later. */
  writtenSince(db: Transaction, sessionIds: string[], since: Date): Promise<string[]>;
  /** What replies are about that belong to a row's thread. */
  subjectsOf(sessionId: string): string[];
  /** Makes a visitor's messages a user's, with the rows that they are about. In the transaction that signs the user in. */
  claim(transaction: Transaction, userId: string, sessionIds: string[]): Promise<void>;
  /** Its part of a row in the owner's export. */
  export(pool: pg.Pool, sessionId: string): Promise<object>;
}
