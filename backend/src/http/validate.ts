import { fieldName } from '@beside/common/field-name';
import { type ValidationError, validate } from 'class-validator';
import { AppError } from '../lib/app-error.ts';
import { type CompiledRules, compileRules } from './compiled-rules.ts';

/** A DTO class: its decorators are the rules of its fields. */
export type Dto<T extends object> = new () => T;

/**
 * Checks input against a DTO class, for calls and events alike. Drops fields that the class does not know;
 * null counts as absent.
 * @returns an instance with the known fields alone
 * @throws AppError 400 `validation_failed`, whose `errors` maps each field to its message
 */
export async function parseInput<T extends object>(dto: Dto<T>, input: unknown): Promise<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new AppError('validation_failed', 'A JSON object is expected');
  }
  const rules = rulesOf(dto);
  const instance = new dto();
  for (const name of rules.fields) {
    const value: unknown = Object.hasOwn(input, name) ? Reflect.get(input, name) : null;
    if (value !== null) Reflect.set(instance, name, storable(value));
  }
  if (rules.isValid(instance)) return instance;
  const faults = await validate(instance);
  if (faults.length > 0) {
    throw new AppError('validation_failed', 'Please check what you entered', { errors: byField(faults) });
  }
  return instance;
}

const compiled = new Map<unknown, CompiledRules>();

function rulesOf(dto: new () => object): CompiledRules {
  const rules = compiled.get(dto) ?? compileRules(dto);
  compiled.set(dto, rules);
  return rules;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair: drop the first, replace the second. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

/** Of several rules that one value breaks, the first of these says what is wrong: our own, then the type, from which the others follow. */
const FIRST = ['checked', 'isString', 'isArray', 'isObject', 'isBoolean', 'isInt', 'isUuid'];

/** One message for each field. Nested objects are not used, so each fault names its rules. */
function byField(faults: ValidationError[]): Record<string, string[]> {
  return Object.fromEntries(faults.map((fault) => [fault.property, [messageOf(fault)]]));
}

function messageOf({ property, value, constraints = {} }: ValidationError): string {
  const field = fieldName(property);
  const rule = FIRST.find((name) => name in constraints) ?? Object.keys(constraints)[0];
  const message = (rule && constraints[rule]) || property;
  const rest = new RegExp(`^(?:each value in )?${property}\\b(.*)`, 's').exec(message)?.[1];
  // A text of our own, not the library's.
  if (rest === undefined) return message;
  if (value === undefined) return `${field} is required`;
  if (rest.includes('regular expression')) return `${field} is not valid`;
  return field + rest.replace(' one of the following values:', ' one of:').replace('an integer number', 'a whole number');
}
