import { Allow, parse } from 'partial-json';
import { InvalidAnswer } from './model.types.ts';

/**
 * Reads a JSON object that may still be being written; what stands before it (a code fence, a word of introduction) is passed over.
 * @returns the object's fields so far; none when nothing of it has come yet
 */
export function readPartial(text: string): Record<string, unknown> {
  const start = text.indexOf('{');
  if (start < 0) return {};
  try {
    return asObject(parse(text.slice(start), Allow.ALL)) ?? {};
  } catch {
    return {};
  }
}

/**
 * Reads a complete JSON object out of an answer.
 * @throws InvalidAnswer when there is none
 */
export function readWhole(text: string): Record<string, unknown> {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    const whole = asObject(JSON.parse(text.slice(start, end + 1)));
    if (whole) return whole;
  } catch {
    // Said below, in our own words: the parser's quote what was written.
  }
  throw new InvalidAnswer('not a JSON object');
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
