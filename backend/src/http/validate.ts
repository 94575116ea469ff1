import { getMetadataStorage, type ValidationError, validate } from 'class-validator';
import { AppError } from '../lib/app-error.ts';

/** A class whose decorators say what its fields may be. */
export type Dto<T extends object> = new () => T;

/**
 * Checks what a caller sent against a DTO class, for calls and events alike. Fields that the class does not know are dropped unread;
 * a field that is null counts as absent.
 * @returns an instance with the known fields alone
 * @throws AppError 400 `validation_failed`, whose `errors` maps each field to its messages
 */
export async function parseInput<T extends object>(dto: Dto<T>, input: unknown): Promise<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new AppError('validation_failed', 'A JSON object is expected');
  }
  const fields = fieldsOf(dto);
  const instance = Object.assign(
    new dto(),
    Object.fromEntries(
      Object.entries(input)
        .filter(([name, value]) => fields.has(name) && value !== null)
        .map(([name, value]) => [name, storable(value)]),
    ),
  );
  const faults = await validate(instance);
  if (faults.length > 0) {
    throw new AppError('validation_failed', 'Please check what you entered', { errors: byField(faults) });
  }
  return instance;
}

const known = new Map<unknown, Set<string>>();

function fieldsOf(dto: new () => object): Set<string> {
  const fields =
    known.get(dto) ??
    new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(dto, '', false, false)
        .map(({ propertyName }) => propertyName),
    );
  known.set(dto, fields);
  return fields;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair: the first is dropped, the second replaced. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

function byField(faults: ValidationError[]): Record<string, string[]> {
  // Without nested objects, each fault names the rules that are broken.
  return Object.fromEntries(faults.map(({ property, constraints }) => [property, Object.values(constraints ?? {})]));
}
