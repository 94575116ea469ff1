import { KEPT_MAX } from '@beside/common/advice/advice.kept.constants';
import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { KEPT_DATABASE } from '../../../lib/kept-database.ts';
import { readAs } from '../../../lib/parse.ts';
import { Contact, dayOf, isOver, KEPT_BYTES, KeptAdvice, type NewlyKept } from './kept.schema.ts';

interface Schema extends DBSchema {
  advice: { key: string; value: unknown };
  contact: { key: 'contact'; value: unknown };
}
type Database = IDBPDatabase<Schema>;

/** What is kept: the newest first; `isExpired`: it was just deleted, after too long without a contact. */
export interface KeptCopies {
  items: KeptAdvice[];
  isExpired: boolean;
}

/** Why an advice is not kept: as many are as may be; it is too long; the device has no room. */
export type NotKept = 'full' | 'too_long' | 'no_room';

/** Reads what is kept. After too long without a contact nothing is given, and all is deleted; so is what cannot be read any more. */
export async function readKept(now = Date.now()): Promise<KeptCopies> {
  const { items, isExpired } = await readValid(now);
  return { items: items.sort((a, b) => (a.keptOn < b.keptOn ? 1 : -1)), isExpired };
}

/** The same with the contact. */
async function readValid(now: number): Promise<KeptCopies & { contact: Contact | undefined }> {
  const { items, contact } = await readAll();
  const isExpired = items.length > 0 && (!contact || isOver(contact, now));
  if (!isExpired) return { items, isExpired, contact };
  await deleteKept();
  return { items: [], isExpired, contact };
}

/** Reads all rows, and deletes those of another form. */
async function readAll(): Promise<{ items: KeptAdvice[]; contact: Contact | undefined }> {
  const none = { keys: [], rows: [], contact: undefined };
  const { keys, rows, contact } = await usingExisting(none, async (database) => {
    const reading = database.transaction(['advice', 'contact']);
    const advice = reading.objectStore('advice');
    const [keys, rows, contact] = await Promise.all([
      advice.getAllKeys(),
      advice.getAll(),
      reading.objectStore('contact').get('contact'),
    ]);
    return { keys, rows, contact };
  });
  await removeKept(keys.filter((_, index) => readAs(KeptAdvice, rows[index]) === undefined));
  return { items: rows.flatMap((row) => readAs(KeptAdvice, row) ?? []), contact: readAs(Contact, contact) };
}

/**
 * Keeps an advice on this device; one that is kept already is replaced. What another user has kept is deleted.
 * @returns null, or why it is not kept
 */
export async function keep(newly: NewlyKept, owner: string, now = Date.now()): Promise<NotKept | null> {
  const advice: KeptAdvice = { ...newly, keptOn: dayOf(now) };
  if (new Blob([JSON.stringify(advice)]).size > KEPT_BYTES) return 'too_long';
  await keptBy(owner, now);
  try {
    return await using(async (database) => {
      const writing = database.transaction(['advice', 'contact'], 'readwrite');
      const [store, contacts] = [writing.objectStore('advice'), writing.objectStore('contact')];
      const ids = await store.getAllKeys();
      if (ids.length >= KEPT_MAX && !ids.includes(advice.id)) return 'full';
      await Promise.all([
        store.put(advice, advice.id),
        contacts.put({ owner, day: dayOf(now) } satisfies Contact, 'contact'),
        writing.done,
      ]);
      return null;
    });
  } catch (error) {
    // A database that was made for it would be a trace.
    if ((await readAll()).items.length === 0) await deleteKept();
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no_room';
    throw error;
  }
}

/** Deletes some of what is kept; with the last one everything. */
export async function removeKept(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const left = await usingExisting(null, async (database) => {
    const writing = database.transaction('advice', 'readwrite');
    await Promise.all(ids.map((id) => writing.store.delete(id)));
    const count = await writing.store.count();
    await writing.done;
    return count;
  });
  if (left === 0) await deleteKept();
}

/** The ids of what a user has kept here. What another one has kept is deleted. */
export async function keptBy(owner: string, now = Date.now()): Promise<string[]> {
  // Without what has expired: a contact comes too late for it.
  const { items, contact } = await readValid(now);
  if (items.length === 0 || contact?.owner === owner) return items.map(({ id }) => id);
  await deleteKept();
  return [];
}

/** Notes that the server was asked about all that is kept today. */
export async function recordContact(owner: string, now = Date.now()): Promise<void> {
  await usingExisting(undefined, async (database) => {
    const writing = database.transaction('contact', 'readwrite');
    const known = readAs(Contact, await writing.store.get('contact'));
    if (known?.owner === owner) await writing.store.put({ owner, day: dayOf(now) } satisfies Contact, 'contact');
    await writing.done;
  });
}

/** Deletes all that is kept on this device, and every trace of it. */
export async function deleteKept(): Promise<void> {
  await deleteDB(KEPT_DATABASE);
}

/** Uses the database, which is made for it. */
async function using<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const database = await open((made) => {
    made.createObjectStore('advice');
    made.createObjectStore('contact');
  });
  return closing(database, run);
}

/** Uses the database where there is one. Looking must not make it: its presence would tell that something was kept. */
async function usingExisting<T>(none: T, run: (database: Database) => Promise<T>): Promise<T> {
  if (typeof indexedDB === 'undefined') return none;
  let isMissing = false;
  const database = await open((_made, transaction) => {
    isMissing = true;
    transaction.abort();
  }).catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
  return database ? closing(database, run) : none;
}

type Upgrade = IDBPTransaction<Schema, ('advice' | 'contact')[], 'versionchange'>;

async function open(make: (made: Database, transaction: Upgrade) => void): Promise<Database> {
  return openDB<Schema>(KEPT_DATABASE, 1, {
    upgrade(made, _from, _to, transaction) {
      // Aborting rejects it, which the opening reports.
      transaction.done.catch(() => undefined);
      make(made, transaction);
    },
    blocking: (_from, _to, { target }) => target instanceof IDBDatabase && target.close(),
  });
}

/** Closes it after one use: an open one could not be deleted. */
async function closing<T>(database: Database, run: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await run(database);
  } finally {
    database.close();
  }
}
