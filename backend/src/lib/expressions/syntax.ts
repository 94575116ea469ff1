/** The structure of a regular expression, as far as the phrases use it. */
export type Part =
  /** One of these texts, or, if null, one of too many characters to list. */
  | { kind: 'text'; of: string[] | null }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; options: Part[] }
  | { kind: 'repeat'; part: Part; least: number; most: number }
  /** A look-around: what it looks for must follow if it is `wanted`, and must not otherwise. */
  | { kind: 'ahead'; part: Part; wanted: boolean };

/** Characters with a meaning, which cannot stand for themselves. */
const SPECIAL = '()[]{}|*+?.\\^$';
const NUMBERS = [...'0123456789'];

/** Reads the source of a regular expression (without flags but `g`). Throws on syntax that the phrases do not use. */
export function readExpression(source: string, groups = new Map<string, Part>()): Part {
  let at = 0;

  const unknown = () => new Error(`cannot read the expression at ${at}: ${source.slice(Math.max(0, at - 20), at + 20)}`);
  const take = (expected: string) => {
    if (!source.startsWith(expected, at)) throw unknown();
    at += expected.length;
  };
  const taken = (wanted: string) => {
    const found = source.startsWith(wanted, at);
    if (found) at += wanted.length;
    return found;
  };

  function choice(): Part {
    const options = [sequence()];
    while (taken('|')) options.push(sequence());
    const [first] = options;
    return first && options.length === 1 ? first : { kind: 'choice', options };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const next = repeated(one());
      const last = parts.at(-1);
      const [text, before] = [only(next), last && only(last)];
      // Adjacent characters are read as one text: there are many.
      if (text !== null && before) parts[parts.length - 1] = { kind: 'text', of: [before + text] };
      else parts.push(next);
    }
    const [first] = parts;
    return first && parts.length === 1 ? first : { kind: 'sequence', parts };
  }

  function repeated(part: Part): Part {
    const bounds = /\?|\{(\d+)(,(\d+))?\}/y;
    bounds.lastIndex = at;
    const found = bounds.exec(source);
    if (!found) return part;
    at = bounds.lastIndex;
    // Lazy or not, it matches the same texts.
    taken('?');
    if (at < source.length && '?*+{'.includes(source.charAt(at))) throw unknown();
    if (found[1] === undefined) return { kind: 'repeat', part, least: 0, most: 1 };
    return { kind: 'repeat', part, least: Number(found[1]), most: Number(found[3] ?? found[1]) };
  }

  function one(): Part {
    // A capture of nothing: see `NOT_UNROLLED` of the phrases.
    if (taken('()')) return { kind: 'sequence', parts: [] };
    if (taken('(?:')) return group();
    if (taken('(?=')) return { kind: 'ahead', part: group(), wanted: true };
    if (taken('(?!')) return { kind: 'ahead', part: group(), wanted: false };
    if (taken('[')) return list();
    if (taken('.')) return { kind: 'text', of: null };
    if (taken('\\d')) return { kind: 'text', of: NUMBERS };
    if (taken('\\.')) return { kind: 'text', of: ['.'] };
    const character = source.charAt(at);
    if (SPECIAL.includes(character)) throw unknown();
    at += 1;
    return { kind: 'text', of: [character] };
  }

  function group(): Part {
    const text = source.slice(at, endOfGroup(source, at));
    const seen = groups.get(text);
    if (seen) at += text.length;
    const inner = seen ?? choice();
    groups.set(text, inner);
    take(')');
    return inner;
  }

  function list(): Part {
    const end = source.indexOf(']', at);
    const inside = source.slice(at, end);
    if (end < 0 || inside === '' || inside.includes('\\')) throw unknown();
    at = end + 1;
    // Ranges are not spelt out, so they give no literals.
    return { kind: 'text', of: inside.startsWith('^') || inside.includes('-') ? null : [...inside] };
  }

  const whole = choice();
  if (at < source.length) throw unknown();
  return whole;
}

/** The end of the group whose inside begins here. */
function endOfGroup(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '[') at = Math.max(at, source.indexOf(']', at));
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}

/** A part's one text, if it can match no other. */
function only(part: Part): string | null {
  return part.kind === 'text' && part.of?.length === 1 ? (part.of[0] ?? null) : null;
}
