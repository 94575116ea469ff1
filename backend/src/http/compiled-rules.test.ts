import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IsOptional, IsString, Matches, ValidateNested, validateSync } from 'class-validator';
import { expect, it } from 'vitest';
import { compileRules } from './compiled-rules.ts';

const COMMON = join(import.meta.dirname, '../../../common/src');
/** What fields are filled with: valid for some, and almost valid or odd for others. */
const VALUES: unknown[] = [
  ...[undefined, null, true, false, 0, 1, 7, -1, 2.5, 1e9, Number.NaN],
  ...['', ' ', 'a', 'Clara', 'clara@example.com', 'de', 'de-AT', 'en', 'ES', 'user', 'GOLD', '2024-02-30', '1990-05-17'],
  ...['0f8fad5b-d9cb-469f-a165-70867728950e', 'A'.repeat(20), 'a'.repeat(3000), 'https://example.com', '#aabbcc', 'secret 1'],
  ...[[], ['de'], ['a', 1], [null], {}, { text: 'a' }, new Date(0), () => undefined],
];
const ROUNDS = 400;

/** Numbers in the same order at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const isClass = (value: unknown): value is new () => object => typeof value === 'function' && value.name.endsWith('Dto');
const files = readdirSync(COMMON, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.dto.ts'));
const modules: object[] = await Promise.all(files.map((file) => import(join(COMMON, file))));
const dtos = modules.flatMap((module) => Object.values(module).filter(isClass));

it.each(dtos.map((dto) => [dto.name, dto] as const))('%s is judged as the library judges it', (_name, dto) => {
  const { fields, isValid } = compileRules(dto);
  const next = numbers(fields.length + 1);
  const differing: object[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const instance = new dto();
    for (const field of fields) Reflect.set(instance, field, VALUES[next(VALUES.length)]);
    if (isValid(instance) !== (validateSync(instance).length === 0)) differing.push(instance);
  }
  expect(differing).toEqual([]);
});

it('has compared what is valid, too', () => {
  expect(dtos.length).toBeGreaterThan(30);
  const valid = dtos.filter((dto) => {
    const { fields, isValid } = compileRules(dto);
    return VALUES.some((value) => isValid(Object.assign(new dto(), Object.fromEntries(fields.map((name) => [name, value])))));
  });
  expect(valid.length).toBeGreaterThan(10);
});

class Inner {
  text?: string;
}
class Outer {
  inner?: Inner;
  note?: string;
  notes?: string[];
}
IsString()(Inner.prototype, 'text');

it('leaves to the library what it does not know', async () => {
  expect(compileRules(Inner).isValid(Object.assign(new Inner(), { text: 'a' }))).toBe(true);
  // A class without rules is an unknown value.
  expect(compileRules(Outer)).toMatchObject({ fields: [] });
  expect(compileRules(Outer).isValid(new Outer())).toBe(false);
  IsOptional()(Outer.prototype, 'note');
  Matches(/^a/, { each: true })(Outer.prototype, 'notes');
  expect(compileRules(Outer).isValid(Object.assign(new Outer(), { notes: ['a', 'ab'] }))).toBe(true);
  expect(compileRules(Outer).isValid(Object.assign(new Outer(), { notes: ['a', 'b'] }))).toBe(false);
  ValidateNested()(Outer.prototype, 'inner');
  expect(compileRules(Outer).isValid(Object.assign(new Outer(), { inner: new Inner(), notes: ['a'] }))).toBe(false);
});
