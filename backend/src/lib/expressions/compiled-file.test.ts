import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readCompiled, writeCompiled } from './compiled-file.ts';
import { compilePatterns, Prefilter } from './prefilter.ts';

const folder = mkdtempSync(join(tmpdir(), 'beside-compiled-'));
const file = pathToFileURL(join(folder, 'patterns'));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = [
  { lengths: [4, 2], expressions: [{ source: 'orchards?', bit: 1 }] },
  { lengths: [2], expressions: [{ source: '果园', bit: 1 }] },
];

it('returns what was compiled of the same patterns', async () => {
  await writeCompiled(file, sources);
  const compiled = await readCompiled(file, sources);
  expect(compiled).toEqual(sources.map(compilePatterns));
  const [spaced, unspaced] = (compiled ?? []).map((each) => new Prefilter(each));
  expect([spaced?.scan('in the orchard'), spaced?.scan('in the garden'), unspaced?.scan('在果园')]).toEqual([1, 0, 1]);
});

it('returns nothing of other patterns, of a damaged or cut file, or without one', async () => {
  await writeCompiled(file, sources);
  expect(await readCompiled(file, sources.slice(1))).toBeNull();
  const whole = readFileSync(file);
  for (const at of [0, 40, whole.length - 1]) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(await readCompiled(file, sources)).toBeNull();
  }
  for (const length of [0, 10, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, length));
    expect(await readCompiled(file, sources)).toBeNull();
  }
  rmSync(file);
  expect(await readCompiled(file, sources)).toBeNull();
});
