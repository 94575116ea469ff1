/** Longest text that is looked at, after folding: a few characters unfold into many, and the check must stay fast. */
const LONGEST = 20_000;

/** Traditional characters that the Chinese phrases use, and their simplified forms. */
const TRADITIONAL =
  '殺杀離离輕轻結结開开後后媽妈爸爸樓楼傷伤強强姦奸婦妇鄰邻嚇吓脅胁動动門门讓让許许見见錢钱護护藥药遺遗書书繩绳關关飯饭嬰婴兒儿醫医點点燒烧買买準准備备對对訴诉個个們们過过說说還还沒没無无義义頭头養养繼继親亲發发騷骚擾扰蹤踪殘残斷断脫脱裸裸體体來来當当時时腦脑師师學学';

const SIMPLIFIED = new Map<string, string>();
for (let at = 0; at + 1 < TRADITIONAL.length; at += 2) SIMPLIFIED.set(TRADITIONAL.charAt(at), TRADITIONAL.charAt(at + 1));

/** A message made comparable: `words` for languages written with spaces, `characters` for Chinese. */
export interface Folded {
  /** Lower-case words without diacritics, one space between them; ` . ` stands around the whole and between sentences. */
  words: string;
  /** The same without spaces, in simplified characters; `.` parts sentences. */
  characters: string;
}

/**
 * Folds case, width, diacritics, quotes, invisible characters and spaces, so that hurried or copied text compares equal.
 * Runs in time linear in the text.
 */
export function fold(text: string): Folded {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .slice(0, LONGEST)
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[’‘ʼ`´′]/g, "'")
    .replace(/\.{2,}/g, ' ')
    .replace(/[.!?;:\n\r。]/g, ' . ')
    .replace(/[^\p{L}\p{N}.']/gu, ' ')
    .replace(/ {2,}/g, ' ');
  return { words: ` . ${plain.trim()} . `, characters: `${simplify(plain.replaceAll(' ', ''))}.` };
}

function simplify(text: string): string {
  let simple = '';
  for (const character of text) simple += SIMPLIFIED.get(character) ?? character;
  return simple;
}
