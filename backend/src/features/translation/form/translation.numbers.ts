import { digitsWithin } from './translation.digits.ts';

const CHINESE_DIGITS: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const CHINESE_UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 亿: 100_000_000 };
const CHINESE_NUMBER = /[〇零一二两三四五六七八九十百千万亿]+/gu;

/** Words after a figure that multiply it: `2万`, `1.5 million`. */
const FACTORS: readonly [RegExp, number][] = [
  [/^\s?(?:亿)/u, 100_000_000],
  [/^\s?(?:billions?|milliards?|Milliarden?|miljard)(?!\p{L})/iu, 1_000_000_000],
  [/^\s?(?:millions?|Million(?:en)?|mill[oó]n(?:es)?|miljoen|Mio\.?)(?!\p{L})/iu, 1_000_000],
  [/^\s?(?:万)/u, 10_000],
  [/^\s?(?:千|thousand|tausend|mil|mille|duizend|k)(?!\p{L})/iu, 1000],
];

const MAY_BE_FACTOR = /^\s?[bmtkd亿万千]/iu;

const TIME = /(?<!\d)\d{1,2}(?:[:h][0-5]\d|[.:]?(?:[0-5]\d)?\s?(?:Uhr|uur|h|[ap]\.?\s?m\b|点(?:[0-5]?\d分?)?))/giu;
const DATE = /(?<!\d)(?:\d{1,2}([./-])\d{1,2}\1(\d{2,4})|(\d{4})-\d{1,2}-\d{1,2})(?!\d)/gu;
const DECADE = /(?<!\d)\d{2,4}(?:['’]?s|er)(?!\p{L})/gu;
const RUN = /\d+(?:[.,'’\u00a0\u202f ()-]\d+)*/gu;
const LIST_NUMBER = /^[ \t]*\d{1,2}[.)、．]/gmu;

function chineseValue(numeral: string): string {
  // A row of digits, as in a year or a telephone number.
  if (![...numeral].some((sign) => sign in CHINESE_UNITS)) return [...numeral].map((sign) => CHINESE_DIGITS[sign]).join('');
  let [whole, section, digit] = [0, 0, 0];
  for (const sign of numeral) {
    const unit = CHINESE_UNITS[sign];
    if (unit === undefined) digit = CHINESE_DIGITS[sign] ?? 0;
    else if (unit < 10_000) {
      section += (digit || 1) * unit;
      digit = 0;
    } else {
      whole += (section + digit || 1) * unit;
      [section, digit] = [0, 0];
    }
  }
  return String(whole + section + digit);
}

/** Figures as plain digits: `1,250` and `1.250`, `2万` and `20,000` become the same. */
function runsOf(text: string): string[][] {
  return [...text.matchAll(RUN)].map((match) => {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 14);
    const factor = MAY_BE_FACTOR.test(rest) ? FACTORS.find(([word]) => word.test(rest))?.[1] : undefined;
    const parts = match[0].match(/\d+/gu) ?? [];
    if (factor === undefined) return parts;
    const value = Number(match[0].replace(/,(?=\d{1,2}$)/u, '.').replaceAll(/[,'’\s]/gu, '')) * factor;
    return Number.isFinite(value) ? [String(Math.round(value))] : parts;
  });
}

const digitsIn = (text: string): string => text.replaceAll(/\D/gu, '');

/**
 * Whether a translation keeps its source's figures. Small ones may become words (`2 weeks`, `zwei Wochen`), times and dates may take
 * another form; years, amounts and telephone numbers must stay, and no figure may become another.
 */
export function keepsNumbers(source: string, translation: string): boolean {
  const [from, to] = [source, translation].map((text) => text.normalize('NFKC').replaceAll(LIST_NUMBER, ''));
  if (from === undefined || to === undefined) return true;
  const inWords = to.replaceAll(CHINESE_NUMBER, chineseValue);
  const there = new Set([...runsOf(to), ...runsOf(inWords)].map((parts) => parts.join('')));
  const within = digitsWithin([...new Set([digitsIn(to), digitsIn(inWords), ...there])].join(' '));
  const has = (digits: string): boolean => (digits.length > 1 ? within(digits) : there.has(digits));
  const kept = (parts: string[]): boolean => has(parts.join('')) || parts.every(has);

  const plain = from
    .replaceAll(TIME, ' ')
    .replaceAll(DATE, (_date, _sign, year?: string, first?: string) => ` ${year ?? first ?? ''} `)
    .replaceAll(DECADE, ' ');
  const missing = runsOf(plain).filter((parts) => !kept(parts));
  if (missing.length === 0) return true;
  if (missing.some((parts) => isTelling(parts.join('')))) return false;
  const before = new Set(runsOf(from.replaceAll(CHINESE_NUMBER, chineseValue)).map((parts) => parts.join('')));
  const known = digitsWithin([digitsIn(from), ...before].join(' '));
  return runsOf(to.replaceAll(TIME, ' ')).every((parts) => known(parts.join('')));
}

/** Whether a figure is rarely written as a word: `988`, `1250`, and not `400` or `20`. */
const isTelling = (digits: string): boolean => digits.length >= 3 && !/^\d0+$/u.test(digits);
