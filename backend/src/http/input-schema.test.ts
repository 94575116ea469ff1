import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { BookmarksDto, GenerateAdviceDto } from '@beside/common/advice/advice.dto';
import { HasLength } from '@beside/common/has-length';
import type { JsonSchema } from '@beside/common/json-schema';
import { TranslateDto } from '@beside/common/translation/translation.dto';
import { IsEmail, IsString, Length, Matches } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { inputSchema } from './input-schema.ts';
import { type Dto, parseInput } from './validate.ts';

const folder = join(import.meta.dirname, '../../../common/src');
const modules: object[] = await Promise.all(globSync('**/*.dto.ts', { cwd: folder }).map((file) => import(join(folder, file))));
const isInput = (exported: unknown): exported is Dto<object> => typeof exported === 'function';
const inputs = modules.flatMap((module) => Object.values(module).filter(isInput));

/** Values that a schema refuses. */
function wrongFor(schema: JsonSchema): unknown[] {
  const { type, format, pattern, minLength, maxLength, minimum, maximum, enum: values, items, minItems, maxItems } = schema;
  return [
    ...(type === 'string' ? [7, true, {}] : type === 'array' ? ['text', {}] : ['text', []]),
    ...(items ? wrongFor(items).map((wrong) => [wrong]) : []),
    ...(maxItems ? [Array.from({ length: maxItems + 1 }, () => randomUUID())] : []),
    ...(minItems ? [Array.from({ length: minItems - 1 }, () => randomUUID())] : []),
    ...(schema.uniqueItems ? [Array(2).fill(randomUUID())] : []),
    ...(type === 'integer' ? [1.5] : []),
    ...(format ? ['none'] : []),
    ...(values ? ['none of them'] : []),
    ...(pattern ? [' '] : []),
    ...(minLength ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];
}

const refusal = (input: Dto<object>, body: object): Promise<string[]> =>
  parseInput(input, body).then(
    () => [],
    (error: unknown) => Object.keys(Object(error).errors),
  );

it('reads the rules of a call, and which fields may be left out', () => {
  expect(inputSchema(GenerateAdviceDto)).toEqual({
    type: 'object',
    properties: {
      description: { type: 'string', minLength: 10, maxLength: 5000, pattern: '[^\\s\\p{Cc}\\p{Cf}]' },
      category: {
        type: 'string',
        enum: ['relationships', 'work', 'personal', 'health', 'family', 'money', 'education', 'other'],
      },
      adviceStyle: { type: 'string', enum: ['practical', 'empathetic', 'analytical', 'motivational'] },
      language: { type: 'string', pattern: expect.stringContaining('[A-Za-z]{2,3}') },
      requestId: { type: 'string', format: 'uuid' },
      country: { type: 'string', pattern: '^[A-Za-z]{2}$' },
    },
    required: ['description', 'category', 'adviceStyle'],
  });
  expect(inputSchema(TranslateDto).properties?.translations).toEqual({
    type: 'object',
    additionalProperties: { type: 'string' },
  });
  expect(inputSchema(BookmarksDto).properties?.ids).toEqual({
    type: 'array',
    maxItems: 500,
    items: { type: 'string', format: 'uuid' },
  });
});

describe.each(inputs.map((input): [string, Dto<object>] => [input.name, input]))('%s', (_name, input) => {
  it('is refused where its schema says so', async () => {
    const { properties = {}, required = [] } = inputSchema(input);
    expect(Object.keys(properties)).not.toEqual([]);
    expect((await refusal(input, {})).toSorted()).toEqual(required.toSorted());
    for (const [name, schema] of Object.entries(properties)) {
      expect(schema.type, name).toBeDefined();
      for (const wrong of wrongFor(schema))
        expect(await refusal(input, { [name]: wrong }), `${name}: ${JSON.stringify(wrong)}`).toContain(name);
    }
  });
});

it('fails for a rule that it does not know', () => {
  class Unknown {}
  class Flags {}
  class Each {}
  class Twice {}
  // Applied by hand: decorators are compiled in `common` alone.
  IsEmail()(Unknown.prototype, 'address');
  Matches(/^a$/i)(Flags.prototype, 'letter');
  IsString({ each: true })(Each.prototype, 'names');
  Length(1, 5)(Twice.prototype, 'name');
  HasLength(1, 6)(Twice.prototype, 'name');
  expect(() => inputSchema(Unknown)).toThrow('Unknown.address has a rule that cannot be read as JSON Schema: isEmail');
  expect(() => inputSchema(Flags)).toThrow('no flags');
  expect(() => inputSchema(Each)).toThrow('Each.names');
  expect(() => inputSchema(Twice)).toThrow('Twice.name has two rules for maxLength');
});
