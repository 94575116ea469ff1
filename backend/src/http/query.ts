import type { JsonSchema } from '@beside/common/json-schema';
import { AppError } from '../lib/app-error.ts';

/** A parameter behind the `?` of a call's address. */
export interface QueryField<T = unknown> {
  /** What it is for, in a few words of English: the API's description shows it. */
  about: string;
  schema: JsonSchema;
  /**
   * @param raw what Express found: a string, several, or undefined
   * @throws AppError 400 for a value that nobody can mean
   */
  read(raw: unknown, name: string): T;
}

/** A call's parameters, by their names. */
export type QueryFields = Record<string, QueryField>;

/** What a handler receives of them. */
export type QueryOf<Fields extends QueryFields> = {
  [Name in keyof Fields]: Fields[Name] extends QueryField<infer T> ? T : never;
};

/** A parameter with a reader of its own. */
export const queryField = <T>(about: string, schema: JsonSchema, read: QueryField<T>['read']): QueryField<T> => ({
  about,
  schema,
  read,
});

/** A whole number within bounds. Absent or empty, it is the fallback. */
export function queryNumber(about: string, minimum: number, maximum: number, fallback: number): QueryField<number>;
export function queryNumber(about: string, minimum: number, maximum: number): QueryField<number | null>;
export function queryNumber(about: string, minimum: number, maximum: number, fallback?: number): QueryField<number | null> {
  return queryField(about, { type: 'integer', minimum, maximum, default: fallback }, (raw, name) => {
    const text = textOf(raw, name);
    if (text === null) return fallback ?? null;
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    throw invalidQuery(name, `${name} must be a number from ${minimum} to ${maximum}`);
  });
}

/** The id of a message: a bound of a page. Undefined where it is absent; empty is refused. */
function queryMessageId(about: string): QueryField<number | undefined> {
  return queryField(about, { type: 'integer', minimum: 0 }, (raw, name) => {
    if (raw === undefined) return undefined;
    if (typeof raw === 'string' && /^\d{1,15}$/.test(raw)) return Number(raw);
    throw invalidQuery(name, `${name} must be a message id`);
  });
}

/** The bounds of a page of messages. */
export const MESSAGE_BOUNDS = {
  after: queryMessageId('Only messages after this one'),
  before: queryMessageId('Only messages before this one'),
};

/** A parameter as text; null where it is absent or empty. @throws AppError 400 where it is given more than once */
export function textOf(raw: unknown, name: string): string | null {
  if (raw === undefined || raw === '') return null;
  if (typeof raw !== 'string') throw invalidQuery(name, `${name} must be given once`);
  return raw;
}

/** A parameter that nobody can mean. */
export const invalidQuery = (name: string, message: string): AppError =>
  new AppError('validation_failed', 'Please check what you entered', { errors: { [name]: [message] } });

/** Makes what reads a call's parameters; others are ignored. It throws AppError 400. */
export function queryReader(fields: QueryFields): (request: { query: Record<string, unknown> }) => Record<string, unknown> {
  const entries = Object.entries(fields);
  return (request) => {
    const read: Record<string, unknown> = {};
    if (entries.length === 0) return read;
    // Express reads the address anew each time.
    const { query } = request;
    for (const [name, field] of entries) read[name] = field.read(query[name], name);
    return read;
  };
}
