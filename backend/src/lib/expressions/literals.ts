import { type Part, readExpression } from './syntax.ts';

/** Literals of which every match contains one, not spelt out before they are chosen, and how common they are in everyday texts. */
interface Inside {
  common: number;
  spell: () => string[];
}

/** What is known of every match of a part of an expression. */
interface Facts {
  /** All its matches; null if they are too many to list. */
  exact: string[] | null;
  /** Every non-empty match begins with one of these. */
  starts: string[];
  /** Every non-empty match ends with one of these. */
  ends: string[];
  /** The rarest literals found so far; null if none are known. */
  inside: Inside | null;
  /** Whether it can match the empty text. */
  empty: boolean;
}

/** The most literals in a set; larger sets would be rarer still, but cost more to derive. */
const MOST = 96;
/** The most characters kept of beginnings and ends, as the set's size allows. */
const LENGTHS = [14, 5, 2, 0];
/** Lengths kept on both sides of a seam; the rarest combination is taken. */
const SEAMS = [
  [14, 14],
  [2, 14],
  [14, 2],
] as const;

const NOTHING: Facts = { exact: [''], starts: [], ends: [], inside: null, empty: true };

/**
 * Sets of literals, one for each option of the expression's first choice: a text with a match contains a literal of one of
 * them. The empty literal stands for an option without known literals. Throws on an expression that it cannot read.
 *
 * It follows the expression's structure: an optional part gives no literals, of a sequence the rarest are taken, and of a
 * choice every option's.
 */
export function* literalsOf(source: string, groups?: Map<string, Part>): Generator<string[]> {
  for (const way of waysOf(readExpression(source, groups))) yield analyse(way).inside?.spell() ?? [''];
}

/** The options of the expression's first choice, each with its surroundings, so that each gives its own literals. */
function waysOf(whole: Part): Part[] {
  const parts = whole.kind === 'sequence' ? whole.parts : [whole];
  const last = parts.at(-1);
  // A look-ahead's text is in the text, although not in the match.
  const around = last?.kind === 'ahead' && last.wanted ? [...parts.slice(0, -1), last.part] : parts;
  const at = around.findIndex((part) => part.kind === 'choice');
  const choice = around[at];
  if (choice?.kind !== 'choice') return [{ kind: 'sequence', parts: around }];
  return choice.options.map((option) => ({ kind: 'sequence', parts: around.with(at, option) }));
}

/** Facts by part: many phrases share their lists, which are analysed once. */
const FOUND = new WeakMap<Part, Facts>();

function analyse(part: Part): Facts {
  const found = FOUND.get(part) ?? derived(part);
  FOUND.set(part, found);
  return found;
}

function derived(part: Part): Facts {
  switch (part.kind) {
    case 'ahead':
      return NOTHING;
    case 'text':
      return part.of ? listed(part.of) : { exact: null, starts: [''], ends: [''], inside: null, empty: false };
    case 'sequence':
      return part.parts.map(analyse).reduce(followed, NOTHING);
    case 'choice':
      return either(part.options.map(analyse));
    case 'repeat':
      return repeated(analyse(part.part), part.least, part.most);
  }
}

function listed(exact: string[]): Facts {
  const some = exact.filter((text) => text !== '');
  const empty = some.length < exact.length;
  return { exact, starts: some, ends: some, inside: empty ? null : { common: commonness(exact), spell: () => exact }, empty };
}

function followed(a: Facts, b: Facts): Facts {
  const exact = a.exact && b.exact && a.exact.length * b.exact.length <= MOST ? crossed(a.exact, b.exact) : null;
  if (exact) return listed(exact);
  const ends = a.empty ? [...a.ends, ''] : a.ends;
  const starts = b.empty ? [...b.starts, ''] : b.starts;
  // Where the second is listed whole, the first's endings still stand before it; and the other way round.
  const begun = a.exact ? widest((length) => crossed(a.starts, cut(starts, length))) : a.starts;
  const ended = b.exact ? widest((length) => crossed(cut(ends, -length), b.ends)) : b.ends;
  return {
    exact: null,
    starts: atMost([...begun, ...(a.empty ? b.starts : [])], 1),
    ends: atMost([...ended, ...(b.empty ? a.ends : [])], -1),
    inside: [seam(ends, starts), a.inside, b.inside].reduce(rarer, null),
    empty: a.empty && b.empty,
  };
}

function either(options: Facts[]): Facts {
  const exact = unique(options.flatMap((option) => option.exact ?? []));
  if (exact.length <= MOST && options.every((option) => option.exact)) return listed(exact);
  const insides = options.flatMap((option) => option.inside ?? []);
  const all = {
    common: insides.reduce((sum, { common }) => sum + common, 0),
    spell: () => unique(insides.flatMap(({ spell }) => spell())),
  };
  return {
    exact: null,
    starts: atMost(
      options.flatMap((option) => option.starts),
      1,
    ),
    ends: atMost(
      options.flatMap((option) => option.ends),
      -1,
    ),
    inside: insides.length === options.length ? all : null,
    empty: options.some((option) => option.empty),
  };
}

function repeated(once: Facts, least: number, most: number): Facts {
  if (least === 1 && most === 1) return once;
  if (least === 0 && most === 1 && once.exact) return listed(unique(['', ...once.exact]));
  return { ...once, exact: null, inside: least > 0 ? once.inside : null, empty: least === 0 || once.empty };
}

/** The literals across the seam of two parts. */
function seam(ends: string[], starts: string[]): Inside | null {
  const ways = SEAMS.map(([before, after]) => {
    const [left, right] = [cut(ends, -before), cut(starts, after)];
    if (left.length * right.length > MOST) return null;
    return { common: commonness(left) * commonness(right), spell: () => crossed(left, right) };
  });
  return ways.reduce(rarer, null);
}

/** The small enough set with the longest pieces. */
function widest(make: (length: number) => string[]): string[] {
  return LENGTHS.map(make).find((set) => set.length <= MOST) ?? [''];
}

function atMost(set: string[], side: 1 | -1): string[] {
  return set.length === 0 ? set : widest((length) => cut(set, length * side));
}

/** Beginnings of this length, or endings if it is negative. */
function cut(set: string[], length: number): string[] {
  return unique(set.map((text) => (length > 0 ? text.slice(0, length) : length < 0 ? text.slice(length) : '')));
}

function crossed(a: string[], b: string[]): string[] {
  return unique(a.flatMap((before) => b.map((after) => before + after)));
}

function unique(set: string[]): string[] {
  return set.length < 2 ? set : [...new Set(set)];
}

function rarer(a: Inside | null, b: Inside | null): Inside | null {
  if (a === null || b === null) return a ?? b;
  return b.common < a.common ? b : a;
}

/** The expected number of these at one position of an everyday text; a product over letters, so that sets can be crossed unspelt. */
function commonness(set: string[]): number {
  let sum = 0;
  for (const literal of set) sum += frequency(literal);
  return sum;
}

function frequency(literal: string): number {
  let product = 1;
  for (let at = 0; at < literal.length; at += 1) {
    const code = literal.charCodeAt(at);
    product *= code > 0x2e80 ? 0.005 : code === 0x20 ? 0.3 : COMMON.includes(literal.charAt(at)) ? 0.12 : 0.06;
  }
  return product;
}
const COMMON = 'eainsrto';
