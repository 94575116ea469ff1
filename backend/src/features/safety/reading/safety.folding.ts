/** Longer messages fold step by step: they are rare, and need more room than is kept. */
const LONGEST = 2_000;

/** What a character folds to; any other number is the one character that it becomes. */
const UNSEEN = 0;
const NOTHING = 1;
const SPACE = 2;
const DOT = 3;
const STOP = 4;
const SEVERAL = 5;
/** Its neighbours matter, or it is unknown: the whole text folds step by step. */
const STEPWISE = 6;

/** Characters that fold without their neighbours: no combining marks, no Greek (whose sigma depends on its position). */
const ALONE: [number, number][] = [
  [0x00, 0x24f],
  [0x200b, 0x200d],
  [0x2010, 0x2027],
  [0x20a0, 0x20bf],
  [0x2600, 0x27bf],
  [0x3000, 0x3020],
  [0x4e00, 0x9fff],
  [0xfe0f, 0xfe0f],
  [0xff01, 0xff5e],
];

/** Filled at the first use of each character. */
const BECOMES = new Uint16Array(0x1_0000);
const SEVERAL_BECOME = new Map<number, Uint16Array>();

/** A folded character is at most ` . `, or the four digits and signs of a fraction with spaces. */
const units = new Uint16Array(8 * LONGEST + 16);
const bytes = Buffer.alloc(units.length);

/**
 * The folded words of a text, in one pass; null if it has a character that cannot be folded alone.
 * `unfold` is the first half of the folding, called once for every new character.
 */
export function writeFolded(text: string, unfold: (character: string) => string): string | null {
  if (text.length > LONGEST) return null;
  units[0] = 0x20;
  units[1] = 0x2e;
  units[2] = 0x20;
  let end = 3;
  let dots = 0;
  let widest = 0;

  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    let becomes = BECOMES[code] ?? STEPWISE;
    if (becomes === UNSEEN) becomes = learn(code, unfold);
    if (becomes === STEPWISE && isEmoji(code, text.charCodeAt(at + 1))) {
      at += 1;
      becomes = SPACE;
    }
    if (becomes === STEPWISE) return null;
    if (becomes === NOTHING) continue;
    if (becomes === DOT) {
      dots += 1;
      continue;
    }
    if (becomes === SEVERAL) {
      for (const one of SEVERAL_BECOME.get(code) ?? []) {
        if (one === DOT) dots += 1;
        else write(one);
      }
    } else write(becomes);
  }
  // Only an empty text folds to two adjacent spaces.
  if (dots === 0 && end === 3) return null;
  write(SPACE);
  if (end === 3) return null;
  units[end] = 0x2e;
  units[end + 1] = 0x20;
  return spelt(end + 2, widest);

  function write(becomes: number): void {
    if (dots > 0) {
      const one = dots === 1;
      dots = 0;
      write(one ? STOP : SPACE);
    }
    if (becomes > STEPWISE) {
      units[end] = becomes;
      end += 1;
      widest |= becomes;
      return;
    }
    if (units[end - 1] !== 0x20) {
      units[end] = 0x20;
      end += 1;
    }
    if (becomes === STOP) {
      units[end] = 0x2e;
      units[end + 1] = 0x20;
      end += 2;
    }
  }
}

/** One byte a character where possible: expressions are compiled for such texts ahead of time. */
function spelt(end: number, widest: number): string {
  if (widest > 0xff) return String.fromCharCode(...units.subarray(0, end));
  for (let at = 0; at < end; at += 1) bytes[at] = units[at] ?? 0;
  return bytes.toString('latin1', 0, end);
}

function learn(code: number, unfold: (character: string) => string): number {
  const alone = ALONE.some(([from, to]) => code >= from && code <= to);
  const becomes = alone ? Uint16Array.from([...unfold(String.fromCharCode(code))], kindOf) : Uint16Array.of(STEPWISE);
  const [first = NOTHING] = becomes;
  if (becomes.length > 1) SEVERAL_BECOME.set(code, becomes);
  BECOMES[code] = becomes.length > 1 ? SEVERAL : first;
  return BECOMES[code] ?? STEPWISE;
}

function kindOf(character: string): number {
  if (character === '.') return DOT;
  if (/[!?;:\n\r。]/.test(character)) return STOP;
  return /[\p{L}\p{N}']/u.test(character) ? character.charCodeAt(0) : SPACE;
}

/** Pictures of two UTF-16 units, which fold to a space: faces, hands, hearts, animals, things. */
function isEmoji(first: number, second: number): boolean {
  if (second < 0xdc00 || second > 0xdfff) return false;
  return first === 0xd83d || (first === 0xd83c && second >= 0xdf00) || (first === 0xd83e && second >= 0xdd00 && second < 0xdf00);
}
