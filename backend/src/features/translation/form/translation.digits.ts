const SIGNS = 11;
/** What is between digits. */
const OTHER = 10;

const signAt = (text: string, at: number): number => {
  const sign = text.charCodeAt(at) - 48;
  return sign >= 0 && sign <= 9 ? sign : OTHER;
};

/**
 * Finds whether a text has these digits in a row, for as many of them as are asked: each in the time of its own length. The text is
 * read once, into a suffix automaton, whose states are the text's distinct pieces.
 */
export function digitsWithin(text: string): (digits: string) => boolean {
  const most = 2 * text.length + 2;
  /** For each state and sign the next state; 0 for none. State 1 is the empty piece. */
  const next = new Int32Array(most * SIGNS);
  const shorter = new Int32Array(most);
  const length = new Int32Array(most);
  let states = 2;
  let last = 1;

  const cloneOf = (state: number, from: number, sign: number): number => {
    const clone = states++;
    next.copyWithin(clone * SIGNS, state * SIGNS, (state + 1) * SIGNS);
    shorter[clone] = shorter[state] ?? 0;
    length[clone] = (length[from] ?? 0) + 1;
    shorter[state] = clone;
    for (let at = from; at > 0 && next[at * SIGNS + sign] === state; at = shorter[at] ?? 0) next[at * SIGNS + sign] = clone;
    return clone;
  };

  for (let at = 0; at < text.length; at++) {
    const sign = signAt(text, at);
    const state = states++;
    length[state] = at + 1;
    let from = last;
    for (; from > 0 && !next[from * SIGNS + sign]; from = shorter[from] ?? 0) next[from * SIGNS + sign] = state;
    const known = next[from * SIGNS + sign] ?? 0;
    if (from === 0) shorter[state] = 1;
    else shorter[state] = length[known] === (length[from] ?? 0) + 1 ? known : cloneOf(known, from, sign);
    last = state;
  }

  return (digits) => {
    let state = 1;
    for (let at = 0; at < digits.length && state > 0; at++) state = next[state * SIGNS + signAt(digits, at)] ?? 0;
    return state > 0;
  };
}
