import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { AppError } from '../lib/app-error.ts';
import { parseInput } from './validate.ts';

/*
 * Long hostile strings in every field of every input that class-validator knows. A pattern that backtracks without end hangs here;
 * `npm run soak -- --only slow-requests` shows how long each takes.
 */
const LENGTH = 5000;
const SEEDS = [
  'a',
  'a@',
  'a.',
  '@a.',
  'a-',
  '-',
  'aA1!',
  ' ',
  '\t\n',
  '0',
  '<',
  '((((',
  '\\',
  '%00',
  'e\u0301',
  '\u200b',
  'ﷺ',
  '👩‍👧',
  '\ud800',
];
const HOSTILE = SEEDS.map((seed) => `x${seed.repeat(LENGTH).slice(0, LENGTH - 2)}!`);

/** Dropped by validation, so its strings stay short. */
const NULS = '\0'.repeat(LENGTH);

/** Fields that hold long texts by design, with their most characters. Every other field refuses 5,000. */
const LONG: Record<string, number> = {
  'GenerateAdviceDto.description': 5000,
  'PostChatMessageDto.message': 5000,
  'SendChatMessageDto.message': 5000,
};

const folder = join(import.meta.dirname, '../../../common/src');
const files = globSync('**/*.dto.ts', { cwd: folder });
const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))));
const classes = modules.flatMap((module) => Object.values(module).filter(isInput));

type Input = new () => object;

function isInput(exported: unknown): exported is Input {
  return typeof exported === 'function' && fieldsOf(exported).length > 0;
}

function fieldsOf(input: unknown): string[] {
  if (typeof input !== 'function') return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

/** The fields for which validation refuses an input; none when it is accepted. */
async function refused(input: Input, body: object): Promise<string[]> {
  try {
    await parseInput(input, body);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.status === 400) return Object.keys(error.toFailure().errors ?? {});
    throw error;
  }
}

it('finds the inputs', () => {
  expect(classes.length).toBeGreaterThan(15);
  expect(classes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['RegisterDto', 'GenerateAdviceDto', 'SendCouplesMessageDto']),
  );
});

describe.each(classes.map((input): [string, Input] => [input.name, input]))('%s', (name, input) => {
  it.each(fieldsOf(input))('refuses hostile strings as its %s', async (field) => {
    const most = LONG[`${name}.${field}`] ?? LENGTH - 1;
    for (const text of HOSTILE) {
      const tooLong = most >= LENGTH ? text.repeat(2) : text;
      expect(await refused(input, { [field]: tooLong }), JSON.stringify(text.slice(0, 8))).toContain(field);
      // As a field's name and as an object's value as well.
      await refused(input, { [text]: text, [field]: { [text]: [text] } });
    }
  });

  it('refuses other types where text is wanted, and never throws', async () => {
    const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
    for (const field of fieldsOf(input))
      for (const value of [deep, NULS, Number.MAX_VALUE, -1, [], ['a'], { toString: 'a' }, { __proto__: null }])
        await expect(refused(input, { [field]: value })).resolves.toBeInstanceOf(Array);
    for (const body of [null, [], 'text', 1, deep]) await expect(refused(input, Object(body))).resolves.toBeInstanceOf(Array);
  });
});
