import type { Transaction } from '../../../database/transaction.ts';
import { type AuditRecord, audit } from '../admin.statements.ts';
import { hashOf } from './admin.audit.ts';

/** Entries that are read at once. */
const BATCH = 1000;
/** Faults that are named; after a cut, all entries might be. */
const FAULTS_MAX = 20;

/** An entry whose hash was noted elsewhere, for example in the daily line of the log. */
export interface KnownHash {
  id: number;
  hash: string;
}

export interface Verification {
  /** Entries that were read. */
  entries: number;
  /** The newest entry's hash. */
  hash: string;
  /** What is wrong, in English; empty when nothing is. */
  faults: string[];
}

/**
 * Reads the whole audit log, and checks that each entry is what its hash says, that each follows the one before it, and that the newest one
 * is that of the head. Whoever rewrites all hashes with the head is found by a hash that was noted elsewhere.
 */
export async function verifyAudit(pool: Transaction, known: readonly KnownHash[] = []): Promise<Verification> {
  // Before the entries: those that are written meanwhile do not look like a cut.
  const head = await audit.head(pool);
  const faults: string[] = [];
  const waiting = new Map(known.map(({ id, hash }) => [id, hash]));
  let last = { id: 0, hash: '' };
  let entries = 0;
  /** Before the smallest number that the column takes. */
  let after = -(2 ** 31) - 1;
  let atHead = '';
  const check = (entry: AuditRecord & { hash: string }): void => {
    if (entry.id < 1) {
      faults.push(`${named(entry.id, entry.id)} put in: the first entry is 1`);
      return;
    }
    if (entry.id !== last.id + 1) faults.push(missing(last.id + 1, entry.id - 1));
    else if (entry.previousHash !== last.hash)
      faults.push(`Entry ${entry.id} does not follow entry ${last.id}: one of them was put in its place`);
    if (hashOf(entry) !== entry.hash) faults.push(`Entry ${entry.id} was edited: it is not what its hash says`);
    const noted = waiting.get(entry.id);
    if (noted !== undefined && noted !== entry.hash) faults.push(`Entry ${entry.id} is not the one whose hash was noted`);
    waiting.delete(entry.id);
    if (entry.id === head?.entryId) atHead = entry.hash;
  };
  for (;;) {
    const rows = await audit.after(pool, after, BATCH);
    for (const entry of rows) {
      check(entry);
      after = entry.id;
      if (entry.id > 0) last = entry;
    }
    entries += rows.length;
    if (rows.length < BATCH || faults.length >= FAULTS_MAX) break;
  }
  const now = await audit.head(pool);
  if (faults.length < FAULTS_MAX) {
    if (!head) faults.push('The head of the log is missing');
    else if (head.entryId > last.id) faults.push(`${missing(last.id + 1, head.entryId)}: the log was cut`);
    else if (head.hash !== atHead) faults.push(`The head does not name the hash of entry ${head.entryId}`);
    // The head grows with each entry, in one transaction.
    if (now && last.id > now.entryId) faults.push(`${named(now.entryId + 1, last.id)} put in: the head names none of it`);
    for (const id of waiting.keys()) faults.push(`Entry ${id}, whose hash was noted, is missing`);
  }
  return { entries, hash: last.hash, faults: faults.slice(0, FAULTS_MAX) };
}

const named = (from: number, to: number): string => (from >= to ? `Entry ${from} was` : `Entries ${from} to ${to} were`);
const missing = (from: number, to: number): string => `${named(from, to)} taken out`;
