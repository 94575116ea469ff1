import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A reply or stored value has an unexpected shape. */
export class ParseError extends Error {
  constructor(what: string) {
    super(`Unexpected ${what}`);
    this.name = 'ParseError';
  }
}

/** Parses a reply or stored value by its view; other fields are dropped. Throws ParseError. */
export function parseAs<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const { success, output, issues } = safeParse(schema, value, { abortEarly: true });
  if (!success) throw new ParseError(issues[0].path?.map(({ key }) => key).join('.') ?? 'reply');
  return output;
}

/** The same for what may be of another version, or missing: undefined where it is unreadable. */
export function readAs<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> | undefined {
  const { success, output } = safeParse(schema, value, { abortEarly: true });
  return success ? output : undefined;
}

export type Fields = Record<string, unknown>;

/** Whether a value is an object, neither array nor null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string field that may be absent or null. */
export function optionalText(from: Fields, name: string): string | undefined {
  const value = from[name];
  return typeof value === 'string' ? value : undefined;
}
