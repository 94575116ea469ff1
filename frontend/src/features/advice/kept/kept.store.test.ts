import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetKept, keepAdvice, useKept } from './kept.store.ts';

const ADVICE = { id: 'a', title: 'A', category: 'family', language: 'en', sections: { understanding: 'U' } } as const;
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  globalThis.indexedDB = new IDBFactory();
});

it('what was being kept goes with a sign-out, whenever that comes', async () => {
  for (const steps of [0, 1, 5, 20, 60]) {
    const keeping = keepAdvice(ADVICE, 'clara');
    for (let step = 0; step < steps; step += 1) await new Promise((done) => setImmediate(done));
    forgetKept();
    await keeping;
    await vi.waitFor(async () => expect([steps, await names()]).toEqual([steps, []]));
    expect(useKept.getState().kept?.items).toEqual([]);
  }
});

it('a browser that forbids its storage does not keep anybody from leaving', () => {
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(forgetKept).not.toThrow();
  vi.stubGlobal('indexedDB', undefined);
  expect(forgetKept).not.toThrow();
  vi.unstubAllGlobals();
});
