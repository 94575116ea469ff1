import { plainToInstance } from 'class-transformer';
import { type ValidationError, validate } from 'class-validator';
import { AppError } from '../lib/app-error.ts';

type Dto<T extends object> = new () => T;

/**
 * Checks what a caller sent against a DTO class, for calls and events alike. Fields that the class does not know are dropped.
 * @returns an instance with the known fields alone
 * @throws AppError 400 `validation_failed`, whose `errors` maps each field to its messages
 */
export async function parseInput<T extends object>(dto: Dto<T>, input: unknown): Promise<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new AppError('validation_failed', 400, 'A JSON object is expected');
  }
  const instance = plainToInstance(dto, Object.fromEntries(Object.entries(input).map(([key, value]) => [key, storable(value)])));
  const faults = await validate(instance, { whitelist: true, forbidUnknownValues: true });
  if (faults.length > 0) {
    throw new AppError('validation_failed', 400, 'Please check what you entered', { errors: byField(faults) });
  }
  return instance;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair: the first is dropped, the second replaced. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

function byField(faults: ValidationError[]): Record<string, string[]> {
  return Object.fromEntries(
    faults.map(({ property, constraints }) => [property, Object.values(constraints ?? { invalid: `${property} is not valid` })]),
  );
}
