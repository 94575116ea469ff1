import { Allow, parse } from 'partial-json';
import { InvalidAnswer } from './model.types.ts';

/**
 * Parses a JSON object while it grows, and skips what stands before it (a code fence, a word of introduction) or after it.
 * The whole is parsed only when a token changes the structure: most only lengthen the current text.
 */
export class PartialAnswer {
  private text = '';
  private fields: Record<string, unknown> = {};
  /** The text since the last parse, all of it within the open string. */
  private tail = '';
  private stale = false;
  private readonly lexer = new Lexer();

  append(delta: string): void {
    if (this.lexer.ended) return;
    if (this.lexer.begun && this.lexer.isPlain(delta)) {
      this.tail += delta;
      return;
    }
    this.text += this.tail;
    this.tail = '';
    this.text += this.lexer.read(delta);
    this.stale = true;
  }

  /** The object's fields so far; none before it has begun. */
  read(): Record<string, unknown> {
    if (this.stale) {
      this.text += this.tail;
      this.tail = '';
      this.fields = this.parse();
      // The parser drops white space at the end; within an open string it belongs to the text.
      if (this.lexer.isPlain('')) this.tail = /\s*$/.exec(this.text)?.[0] ?? '';
      this.text = this.tail === '' ? this.text : this.text.slice(0, -this.tail.length);
      this.stale = false;
    }
    return this.tail === '' ? this.fields : lengthened(this.fields, this.tail);
  }

  private parse(): Record<string, unknown> {
    if (this.text === '') return {};
    try {
      return asObject(parse(this.text, Allow.ALL)) ?? {};
    } catch {
      return this.fields;
    }
  }
}

/** Tracks where in the object the text stands: its open brackets, and whether a value's string is open. */
class Lexer {
  begun = false;
  ended = false;
  private readonly open: string[] = [];
  private inString = false;
  private isValue = false;
  /** Characters that still belong to an escape. */
  private escape = 0;
  private last = '';

  /** Whether this only lengthens a value's string, in the object itself or in a list of its own. */
  isPlain(delta: string): boolean {
    return this.inString && this.isValue && this.escape === 0 && this.open.length <= 2 && !/["\\]/.test(delta);
  }

  /** @returns the part that belongs to the object */
  read(delta: string): string {
    let from = this.begun ? 0 : delta.length;
    for (let at = 0; at < delta.length; at++) {
      const character = delta.charAt(at);
      if (!this.begun) {
        if (character !== '{') continue;
        this.begun = true;
        from = at;
      }
      this.step(character);
      if (this.open.length === 0) {
        this.ended = true;
        return delta.slice(from, at + 1);
      }
    }
    return delta.slice(from);
  }

  private step(character: string): void {
    if (this.inString) this.stepInString(character);
    else if (character === '"') {
      this.inString = true;
      this.isValue = this.open.at(-1) === '[' ? this.open.length === 2 : this.last === ':' && this.open.length === 1;
    } else if (character === '{' || character === '[') this.open.push(character);
    else if (character === '}' || character === ']') this.open.pop();
    if (!this.inString && character.trim() !== '') this.last = character;
  }

  private stepInString(character: string): void {
    if (this.escape > 0) this.escape += character === 'u' && this.escape === 1 ? 3 : -1;
    else if (character === '\\') this.escape = 1;
    else if (character === '"') this.inString = false;
  }
}

/** The fields, with the new text added to the last string. */
function lengthened(fields: Record<string, unknown>, tail: string): Record<string, unknown> {
  const last = Object.entries(fields).at(-1);
  if (!last) return fields;
  const [name, value] = last;
  if (typeof value === 'string') return { ...fields, [name]: value + tail };
  if (Array.isArray(value)) return { ...fields, [name]: [...value.slice(0, -1), String(value.at(-1) ?? '') + tail] };
  return fields;
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
    // Rethrown with our own message: the parser's quotes the answer.
  }
  throw new InvalidAnswer('not a JSON object');
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
