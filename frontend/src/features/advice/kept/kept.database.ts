import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { KEPT_DATABASE } from '../../../lib/kept-database.ts';
import { readAs } from '../../../lib/parse.ts';
import { Contact, dayOf, isOver, KEPT_BYTES, KEPT_LIMIT, KeptAdvice, type NewlyKept } from './kept.schema.ts';

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

/** Why an advice is not kept: as many are as may be; it is too long; the device has no room; somebody has signed out meanwhile. */
export type NotKept = 'full' | 'too_long' | 'no_room';

/** Reads what is kept. After too long without a contact nothing is given, and all is deleted. */
export async function readKept(now = Date.now()): Promise<KeptCopies> {
  if (!(await exists())) return { items: [], isExpired: false };
  const [rows, contact] = await using(async (database) => {
    const reading = database.transaction(['advice', 'contact']);
    return Promise.all([reading.objectStore('advice').getAll(), reading.objectStore('contact').get('contact')]);
  });
  const known = readAs(Contact, contact);
  if (rows.length > 0 && (!known || isOver(known, now))) {
    await deleteKept();
    return { items: [], isExpired: true };
  }
  const items = rows.flatMap((row) => readAs(KeptAdvice, row) ?? []);
  return { items: items.sort((a, b) => (a.keptOn < b.keptOn ? 1 : -1)), isExpired: false };
}

/**
 * Keeps an advice on this device; one that is kept already is replaced. What another user has kept is deleted.
 * @returns null, or why it is not kept
 */
export async function keep(newly: NewlyKept, owner: string, now = Date.now()): Promise<NotKept | null> {
  const advice: KeptAdvice = { ...newly, keptOn: dayOf(now) };
  if (new Blob([JSON.stringify(advice)]).size > KEPT_BYTES) return 'too_long';
  await recordContact(owner, now);
  try {
    return await using(async (database) => {
      const writing = database.transaction(['advice', 'contact'], 'readwrite');
      const [store, contacts] = [writing.objectStore('advice'), writing.objectStore('contact')];
      const ids = await store.getAllKeys();
      if (ids.length >= KEPT_LIMIT && !ids.includes(advice.id)) return 'full';
      await Promise.all([
        store.put(advice, advice.id),
        contacts.put({ owner, day: dayOf(now) } satisfies Contact, 'contact'),
        writing.done,
      ]);
      return null;
    });
  } catch (error) {
    if (error instanceof DOMException) return 'no_room';
    throw error;
  }
}

/** Deletes some of what is kept; with the last one everything. */
export async function removeKept(ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !(await exists())) return;
  const left = await using(async (database) => {
    const writing = database.transaction('advice', 'readwrite');
    await Promise.all(ids.map((id) => writing.store.delete(id)));
    const count = await writing.store.count();
    await writing.done;
    return count;
  });
  if (left === 0) await deleteKept();
}

/**
 * Notes that the server answers this user today. What another user has kept is deleted.
 * @returns the ids of what is kept
 */
export async function recordContact(owner: string, now = Date.now()): Promise<string[]> {
  // Too late for what has expired.
  const { items } = await readKept(now);
  if (items.length === 0) return [];
  const isTheirs = await using(async (database) => {
    const writing = database.transaction('contact', 'readwrite');
    const known = readAs(Contact, await writing.store.get('contact'));
    if (known?.owner === owner) await writing.store.put({ owner, day: dayOf(now) } satisfies Contact, 'contact');
    await writing.done;
    return known?.owner === owner;
  });
  if (isTheirs) return items.map(({ id }) => id);
  await deleteKept();
  return [];
}

/** Deletes all that is kept on this device, and every trace of it. */
export async function deleteKept(): Promise<void> {
  await deleteDB(KEPT_DATABASE);
}

/** Looking must not create it: its presence would tell that something was kept. */
async function exists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  // Older browsers cannot tell.
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === KEPT_DATABASE);
}

/** Opens the database for one use: an open one could not be deleted. */
async function using<T>(run: (database: Database) => Promise<T>): Promise<T> {
  const database: Database = await openDB<Schema>(KEPT_DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore('advice');
      created.createObjectStore('contact');
    },
    blocking: () => database.close(),
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
}
