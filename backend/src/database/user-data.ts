import type pg from 'pg';
import type { CleanUp } from './clean-up.ts';
import type { Transaction } from './transaction.ts';

/** Deletes a thing that a restored backup has brought back, by its id; it may be gone already. `all` is every folder's. */
export type EraseAgain = (transaction: Transaction, id: string, all: readonly UserData[]) => Promise<void>;

/** Whose account is erased. */
export interface ErasedUser {
  id: string;
  email: string;
  /** It was erased before, and a restored backup has brought it back: nothing refuses it now, and nobody is told. */
  isErasedAgain?: boolean;
}

/**
 * What a folder does with a user's rows. Signing in, the export, deleting an account and the nightly clean-ups call
 * these, in the order of the list in `app.features.ts`, and name no table themselves.
 */
export interface UserData {
  /** Moves a visitor's rows to a user. In the transaction that signs the user in. */
  claim?(transaction: Transaction, userId: string, visitorId: string): Promise<void>;
  /** This folder's part of a user's export: a name for each list. One that may be long is read while it is written. */
  export?(pool: pg.Pool, userId: string): Promise<Record<string, object[] | AsyncIterable<object>>>;
  /** Takes locks that must come before any row's. First in the transaction that deletes the account. */
  lock?(transaction: Transaction, userId: string): Promise<void>;
  /** Erases what no foreign key to `users` erases. In the transaction that deletes the account, before its row. */
  erase?(transaction: Transaction, user: ErasedUser): Promise<void>;
  /** What people delete by itself, by the kind with which `recordErasure` keeps it: how it is deleted again after a restore. */
  erasures?: Readonly<Record<string, EraseAgain>>;
  /** What is cleared away every night. */
  prune?: readonly CleanUp[];
}
