import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_DATABASE } from '../../../lib/kept-database.ts';
import { deleteKept, keep, readKept, recordContact, removeKept } from './kept.database.ts';
import { KEPT_BYTES, KEPT_LIMIT, type NewlyKept } from './kept.schema.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-30T20:00:00Z');
const ID = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const advice = (number: number, more: Partial<NewlyKept> = {}): NewlyKept => ({
  id: ID(number),
  title: `Question ${number}`,
  category: 'family',
  language: 'en',
  sections: { understanding: 'You miss her.', recommendations: ['Write.'] },
  ...more,
});
const ids = async (now = NOW) => (await readKept(now)).items.map(({ id }) => id);
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('what this device keeps', () => {
  it('is read newest first, and replaced when it is kept again', async () => {
    expect(await keep(advice(1), 'clara', NOW - 2 * DAY_MS)).toBeNull();
    expect(await keep(advice(2), 'clara', NOW)).toBeNull();
    expect(await keep(advice(1, { title: 'Again' }), 'clara', NOW - DAY_MS)).toBeNull();
    const { items, isExpired } = await readKept(NOW);
    expect(items.map(({ title }) => title)).toEqual(['Question 2', 'Again']);
    expect(isExpired).toBe(false);
  });

  it('creates no database by looking, and leaves none when the last one is deleted', async () => {
    await readKept(NOW);
    await recordContact('clara', NOW);
    await removeKept([ID(1)]);
    expect(await names()).toEqual([]);
    await keep(advice(1), 'clara', NOW);
    expect(await names()).toEqual([KEPT_DATABASE]);
    await removeKept([ID(1)]);
    expect(await names()).toEqual([]);
  });

  it(`is full at ${KEPT_LIMIT}, also where two tabs keep at once, and takes none that is too long`, async () => {
    const outcomes = await Promise.all(Array.from({ length: KEPT_LIMIT + 5 }, (_, number) => keep(advice(number), 'clara', NOW)));
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(5);
    expect(await ids()).toHaveLength(KEPT_LIMIT);
    const [first = ''] = await ids();
    expect(await keep(advice(Number(first.slice(-12))), 'clara', NOW)).toBeNull();
    await removeKept(await ids());
    expect(await keep(advice(1, { sections: { understanding: 'é'.repeat(KEPT_BYTES / 2) } }), 'clara', NOW)).toBe('too_long');
    expect(await ids()).toEqual([]);
  });

  it('is gone after 14 days without a contact, before anything is shown; each contact begins them anew', async () => {
    await keep(advice(1), 'clara', NOW);
    expect(await ids(NOW + 14 * DAY_MS)).toEqual([ID(1)]);
    expect(await recordContact('clara', NOW + 14 * DAY_MS)).toEqual([ID(1)]);
    expect(await ids(NOW + 28 * DAY_MS)).toEqual([ID(1)]);
    // A contact comes too late.
    expect(await recordContact('clara', NOW + 29 * DAY_MS)).toEqual([]);
    expect(await names()).toEqual([]);
    await keep(advice(1), 'clara', NOW);
    expect(await readKept(NOW + 15 * DAY_MS)).toEqual({ items: [], isExpired: true });
    expect(await readKept(NOW + 15 * DAY_MS)).toEqual({ items: [], isExpired: false });
  });

  it("is deleted by another user's contact, and by what another user keeps", async () => {
    await keep(advice(1), 'clara', NOW);
    expect(await recordContact('ben', NOW)).toEqual([]);
    expect(await ids()).toEqual([]);
    await keep(advice(1), 'clara', NOW);
    await keep(advice(2), 'ben', NOW);
    expect(await ids()).toEqual([ID(2)]);
  });

  it('is dropped where it cannot be read, and deleted while another tab has just read it', async () => {
    await keep(advice(1), 'clara', NOW);
    await keep({ ...advice(2), category: Object('broken') }, 'clara', NOW);
    expect(await ids()).toEqual([ID(1)]);
    await Promise.all([readKept(NOW), deleteKept(), readKept(NOW)]);
    await deleteDB(KEPT_DATABASE);
    expect(await names()).toEqual([]);
  });
});
