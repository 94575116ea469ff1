import type { JsonSchema } from '@beside/common/json-schema';
import { getMetadataStorage } from 'class-validator';
import type { Dto } from './validate.ts';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** What each decorator says, by its name. Our own ones carry it. */
const SAYS: Record<string, (constraints: Rule['constraints']) => JsonSchema> = {
  arrayMaxSize: ([maxItems]) => ({ type: 'array', maxItems }),
  arrayMinSize: ([minItems]) => ({ type: 'array', minItems }),
  arrayUnique: () => ({ type: 'array', uniqueItems: true }),
  checked: ([schema]) => schema,
  isArray: () => ({ type: 'array' }),
  isBoolean: () => ({ type: 'boolean' }),
  isIn: ([values]) => ({ type: 'string', enum: values }),
  isInt: () => ({ type: 'integer' }),
  isLength: ([minLength, maxLength]) => ({ type: 'string', minLength, maxLength }),
  isObject: () => ({ type: 'object' }),
  isString: () => ({ type: 'string' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  matches: ([pattern]) => ({ type: 'string', pattern: sourceOf(pattern) }),
  max: ([maximum]) => ({ maximum }),
  min: ([minimum]) => ({ minimum }),
};

function sourceOf({ source, flags }: RegExp): string {
  if (flags) throw new Error(`JSON Schema has no flags for ${source}`);
  return source;
}

/**
 * An input's rules as JSON Schema.
 * @throws Error for a rule that this function cannot read, and for two rules that say the same thing differently
 */
export function inputSchema(dto: Dto<object>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const optional = new Set<string>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false)) {
    const field = `${dto.name}.${rule.propertyName}`;
    const property = properties[rule.propertyName] ?? {};
    properties[rule.propertyName] = property;
    if (rule.name === 'isOptional') {
      optional.add(rule.propertyName);
      continue;
    }
    const says = SAYS[rule.name ?? ''];
    if (!says) throw new Error(`${field} has a rule that cannot be read as JSON Schema: ${rule.name ?? rule.type}`);
    const part = rule.each ? itemsOf(property) : property;
    for (const [key, value] of Object.entries(says(rule.constraints))) {
      const before = Reflect.get(part, key);
      if (before !== undefined && before !== value) throw new Error(`${field} has two rules for ${key}`);
      Reflect.set(part, key, value);
    }
  }
  for (const [name, { type, items }] of Object.entries(properties))
    if (items && type !== 'array') throw new Error(`${dto.name}.${name} has rules for its items, and may be no array`);
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.has(name)) };
}

function itemsOf(property: JsonSchema): JsonSchema {
  property.items ??= {};
  return property.items;
}
