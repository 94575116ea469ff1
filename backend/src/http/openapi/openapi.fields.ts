import { code, inline, table } from './openapi.html.ts';
import type { ApiDescription, Schema } from './openapi.types.ts';

/** Characters of a pattern that a reader can take in. */
const PATTERN_MAX = 60;

type Schemas = ApiDescription['components']['schemas'];

/** A schema itself, where it is a reference. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name && schemas[name]) || schema;
}

/** A value's kind in a word or two; null for one that the rows below it say. */
function kindOf(schema: Schema): string {
  const { type, format, const: only, anyOf, items } = schema;
  if (only !== undefined) return code(JSON.stringify(only));
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (type === 'array') return `list of ${items ? kindOf(items) : 'values'}`;
  const name = [type ?? (schema.enum ? 'string' : 'any value')].flat().join(' or ');
  return format ? `${name} (${format})` : name;
}

/** Its rules as phrases. */
export function rulesOf({ description, enum: values, pattern, ...schema }: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, uniqueItems } = schema;
  const between = (low: number | undefined, high: number | undefined, unit: string): string[] => {
    if (low === undefined && high === undefined) return [];
    if (high === undefined) return [`at least ${low}${unit}`];
    return [low === undefined ? `at most ${high}${unit}` : `${low} to ${high}${unit}`];
  };
  return [
    ...(values ? [`one of ${values.map((value) => code(String(value))).join(', ')}`] : []),
    ...between(minLength, maxLength, ' characters'),
    ...between(minimum, maximum, ''),
    ...between(minItems, maxItems, ' items'),
    ...(uniqueItems ? ['each once'] : []),
    ...(pattern ? [pattern.length > PATTERN_MAX ? 'see `pattern` in openapi.json' : `matches ${code(pattern)}`] : []),
    ...(description ? [inline(description)] : []),
  ];
}

/** The rows of a value's fields, each with its whole path: `session.id`, `messages[].text`. */
function rowsOf(schema: Schema, path: string, isRequired: boolean): string[][] {
  const { properties, items, anyOf, required = [], additionalProperties } = schema;
  const below: [string, Schema, boolean][] = Object.entries(properties ?? {}).map(([name, field]) => [
    path ? `${path}.${name}` : name,
    field,
    required.includes(name),
  ]);
  const itemRules = items ? rulesOf(items) : [];
  const values = typeof additionalProperties === 'object' ? additionalProperties : null;
  const kind = values && !properties ? `${kindOf(values)} by name` : kindOf(schema);
  const own = path
    ? [[code(path), [kind, ...(isRequired ? [] : ['optional']), ...rulesOf(schema), ...itemRules].join('; ')]]
    : [];
  return [
    ...own,
    ...below.flatMap(([name, field, isNeeded]) => rowsOf(field, name, isNeeded)),
    ...(items ? fieldsWithin(items, `${path}[]`) : []),
    ...(anyOf ?? []).flatMap((each) => fieldsWithin(each, path)),
    ...(values ? fieldsWithin(values, `${path}.*`) : []),
  ];
}

/** The rows below a value, without its own. */
function fieldsWithin(schema: Schema, path: string): string[][] {
  const [, ...rows] = rowsOf(schema, path, true);
  return rows;
}

/** A value's fields as a table; what is no object has no fields. */
export const fieldsTable = (caption: string, of: string, schema: Schema, schemas: Schemas): string =>
  table(caption, of, ['Field', 'Value'], rowsOf(resolve(schema, schemas), '', true));
