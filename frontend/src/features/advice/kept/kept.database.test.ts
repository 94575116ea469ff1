import { KEPT_MAX } from '@beside/common/advice/advice.kept.constants';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_DATABASE } from '../../../lib/kept-database.ts';
import { deleteKept, keep, keptBy, readKept, recordContact, removeKept } from './kept.database.ts';
import { KEPT_BYTES, type NewlyKept } from './kept.schema.ts';

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

  it(`is full at ${KEPT_MAX}, also where two tabs keep at once, and takes none that is too long`, async () => {
    const outcomes = await Promise.all(Array.from({ length: KEPT_MAX + 5 }, (_, number) => keep(advice(number), 'clara', NOW)));
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(5);
    expect(await ids()).toHaveLength(KEPT_MAX);
    const [first = ''] = await ids();
    expect(await keep(advice(Number(first.slice(-12))), 'clara', NOW)).toBeNull();
    await removeKept(await ids());
    expect(await keep(advice(1, { sections: { understanding: 'é'.repeat(KEPT_BYTES / 2) } }), 'clara', NOW)).toBe('too_long');
    expect(await ids()).toEqual([]);
  });

  it('is gone after 14 days without a contact, before anything is shown; each contact begins them anew', async () => {
    await keep(advice(1), 'clara', NOW);
    expect(await ids(NOW + 14 * DAY_MS)).toEqual([ID(1)]);
    expect(await keptBy('clara', NOW + 14 * DAY_MS)).toEqual([ID(1)]);
    await recordContact('clara', NOW + 14 * DAY_MS);
    expect(await ids(NOW + 28 * DAY_MS)).toEqual([ID(1)]);
    // A contact comes too late.
    expect(await keptBy('clara', NOW + 29 * DAY_MS)).toEqual([]);
    expect(await names()).toEqual([]);
    await keep(advice(1), 'clara', NOW);
    expect(await readKept(NOW + 15 * DAY_MS)).toEqual({ items: [], isExpired: true });
    expect(await readKept(NOW + 15 * DAY_MS)).toEqual({ items: [], isExpired: false });
  });

  it("is deleted by another user's contact, and by what another user keeps", async () => {
    await keep(advice(1), 'clara', NOW);
    await recordContact('ben', NOW);
    expect(await ids()).toEqual([ID(1)]);
    expect(await keptBy('ben', NOW)).toEqual([]);
    expect(await ids()).toEqual([]);
    await keep(advice(1), 'clara', NOW);
    await keep(advice(2), 'ben', NOW);
    expect(await ids()).toEqual([ID(2)]);
  });

  it('is deleted where it cannot be read any more: it counts for nothing, and leaves nothing', async () => {
    await keep(advice(1), 'clara', NOW);
    await keep({ ...advice(2), category: Object('another one') }, 'clara', NOW);
    expect(await ids()).toEqual([ID(1)]);
    await removeKept([ID(1)]);
    expect(await names()).toEqual([]);
    await keep({ ...advice(2), category: Object('another one') }, 'clara', NOW);
    expect(await keptBy('ben', NOW)).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('is gone where the last contact lies in the future: a wrong clock wrote it, and it would never end', async () => {
    await keep(advice(1), 'clara', NOW + 400 * DAY_MS);
    expect(await readKept(NOW)).toEqual({ items: [], isExpired: true });
  });

  it('is deleted while another tab reads, and reading makes no new database', async () => {
    await keep(advice(1), 'clara', NOW);
    await Promise.all([readKept(NOW), deleteKept(), readKept(NOW)]);
    await readKept(NOW);
    expect(await names()).toEqual([]);
  });

  it('leaves no database behind where nothing could be kept', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full;
    });
    expect(await keep(advice(1), 'clara', NOW)).toBe('no_room');
    vi.restoreAllMocks();
    expect(await names()).toEqual([]);
  });
});
