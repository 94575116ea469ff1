/** A reply or stored value has an unexpected shape. */
export class ParseError extends Error {
  constructor(what: string) {
    super(`Unexpected ${what}`);
    this.name = 'ParseError';
  }
}

export type Fields = Record<string, unknown>;

/** Whether a value is an object, neither array nor null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object. Throws ParseError. */
export function fields(value: unknown, what = 'reply'): Fields {
  if (!isFields(value)) throw new ParseError(what);
  return value;
}

/** A string field. Throws ParseError. */
export function text(from: Fields, name: string): string {
  const value = from[name];
  if (typeof value !== 'string') throw new ParseError(name);
  return value;
}

/** A string field that may be absent or null. */
export function optionalText(from: Fields, name: string): string | undefined {
  const value = from[name];
  return typeof value === 'string' ? value : undefined;
}

/** A number field. Throws ParseError. */
export function number(from: Fields, name: string): number {
  const value = from[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ParseError(name);
  return value;
}

/** A boolean field. Throws ParseError. */
export function flag(from: Fields, name: string): boolean {
  const value = from[name];
  if (typeof value !== 'boolean') throw new ParseError(name);
  return value;
}

/** A field with one of the allowed values. Throws ParseError. */
export function oneOf<T extends string>(from: Fields, name: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === from[name]);
  if (found === undefined) throw new ParseError(name);
  return found;
}
