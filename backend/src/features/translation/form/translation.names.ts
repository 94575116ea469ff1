const LATIN_LOCALES = ['en', 'es', 'fr', 'de', 'nl'];

/** Words that stand before the name of somebody close, in the languages that capitalise names alone. */
const KIN =
  'husband|wife|partner|girlfriend|boyfriend|sister|brother|mother|father|mum|mom|dad|son|daughter|friend|colleague|boss|aunt|uncle|cousin|' +
  'marido|mujer|esposa|esposo|pareja|novia|novio|hermana|hermano|madre|padre|hijo|hija|amiga|amigo|jefe|jefa|' +
  'mari|femme|compagne|compagnon|sœur|soeur|frère|mère|père|fils|fille|amie?|copine|copain|collègue|' +
  'man|vrouw|vriendin|vriend|zus|broer|moeder|vader|zoon|dochter|collega|baas|namens|genaamd|(?:is|was) (?:named|called)|se llama|s’appelle|heet';
const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?![\p{L}])`;
const AFTER_KIN = new RegExp(String.raw`(?<!\p{L})(?:${KIN}),? (${NAME})`, 'gu');
/** One capitalised word between others in small letters. */
const ALONE = new RegExp(String.raw`(?<=[\p{Ll},] )(${NAME})(?! \p{Lu})`, 'gu');
/** German capitalises all nouns, so only a word of naming tells. */
const GERMAN_NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:namens|(?:Schwester|Bruder|Mutter|Vater|Sohn|Tochter|Freund|Freundin|Chef|Chefin|Mann|Frau|er|sie) heißt) (${NAME})`,
  'gu',
);
const GERMAN =
  /(?<!\p{L})(?:ich|und|nicht|für|dass|sich|einen?|einem|ist|auf|mit|dein\p{L}*|mein\p{L}*|wir|zu|der|dem|das|im|zum|zur|sind|diese[mnrs]?|schon|kein\p{L}*|dir|dich|werden|kann|haben|nach|bei)(?!\p{L})|ß/iu;
/** Words of the languages in which a capital within a sentence is likely to begin a name. */
const OTHERS =
  /(?<!\p{L})(?:the|and|you|my|is|was|to|of|i|it|que|el|los|las|y|una|mi|con|le|les|et|vous|je|mon|ma|un|une|de|la|het|een|ik|van|mijn|en|niet)(?!\p{L})/iu;
/** Cities have other names elsewhere: Munich, München. */
const AFTER_PLACE_WORD = /(?:^|\s)(?:in|at|near|from|to|à|au|chez|en|desde|de|bij|te|uit|naar|van|du|des|a)\s$/iu;
const TITLE_SPANS = /^#{1,6}\s.*$|\*\*[^*\n]+\*\*|`[^`\n]+`|\{\w+\}/gmu;

/** Capitalised words that languages translate, and that no calendar or list of countries holds. */
const TRANSLATED = new Set(
  (
    'god mum mom mommy mummy mama mamma dad daddy papa grandma grandpa granny nana oma opa auntie aunt uncle mr mrs ms dr prof sir madam ' +
    'señor señora don doña dios monsieur madame dieu meneer mevrouw internet christmas easter halloween thanksgiving catholic christian ' +
    'muslim jewish buddhist hindu kerst pasen sinterklaas noël pâques navidad semana santa ok'
  ).split(' '),
);

let known: { words: Set<string>; stems: Set<string> } | undefined;

/** Names of days, months, languages and countries, which change with the language. */
function knownWords(): { words: Set<string>; stems: Set<string> } {
  if (known) return known;
  const words = new Set<string>();
  const add = (text: string | undefined): void => {
    for (const word of text?.toLowerCase().match(/\p{L}{3,}/gu) ?? []) words.add(word);
  };
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const codes = [...letters].flatMap((one) => [...letters].map((two) => one + two));
  for (const locale of LATIN_LOCALES) {
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of codes) {
      add(regions.of(code));
      add(languages.of(code.toLowerCase()));
    }
    for (const style of ['long', 'short'] as const) {
      const day = new Intl.DateTimeFormat(locale, { weekday: style, month: style, timeZone: 'UTC' });
      // 13 months of 29 days meet every month and every weekday.
      for (let at = 0; at < 13; at += 1) add(day.format(Date.UTC(2024, 0, 1 + at * 29)));
    }
  }
  known = { words, stems: new Set([...words].filter((word) => word.length > 4).map((word) => word.slice(0, 4))) };
  return known;
}

function isTranslated(word: string): boolean {
  const small = word.toLowerCase();
  const { words, stems } = knownWords();
  if (TRANSLATED.has(small) || words.has(small)) return true;
  // “Mexican”, “Américaine”, “Duitse”.
  if (/(?:ans?|ese|ish|aine?|[ao]ise?|ien(?:ne)?|[ao]n[ao]s?)$/u.test(small) && stems.has(small.slice(0, 4))) return true;
  return words.has(small.replace(/(?:es?|s)$/u, ''));
}

/** Headings and titles capitalise every word, and are no sentences. */
const isTitle = (line: string): boolean => {
  if (/[.!?…,]\s*$/u.test(line)) return false;
  const words = line.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 5 > words.length * 3;
};

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters of a name that are compared. */
const COMPARED = 40;
/** What a name may be, at each place where a word begins. */
const BEGINNINGS = new RegExp(String.raw`(?<!\p{L})(?=(\p{L}[\p{L}-]{0,${COMPARED - 1}}))`, 'gu');

/** Finds whether a name, or its beginning (“Ines’”, “Annas”), is in a text: a few steps for each name in the text's sorted words. */
function namesWithin(text: string): (name: string) => boolean {
  const words = [...new Set([...fold(text).matchAll(BEGINNINGS)].map((match) => match[1] ?? ''))].sort();
  return (name) => {
    const own = fold(name);
    const beginning = own.slice(0, Math.min(COMPARED, Math.max(3, own.length - 2)));
    let [from, to] = [0, words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((words[middle] ?? '') < beginning) from = middle + 1;
      else to = middle;
    }
    return words[from]?.startsWith(beginning) ?? false;
  };
}

function namesIn(source: string): { sure: string[]; likely: string[] } {
  const text = source
    .replaceAll(TITLE_SPANS, ' ')
    .split('\n')
    .filter((line) => !isTitle(line))
    .join('\n');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)];
  const names = (matches: RegExpExecArray[]): string[] => [
    ...new Set(matches.map((match) => match[1] ?? '').filter((name) => !isTranslated(name))),
  ];
  if (GERMAN.test(text)) return { sure: names(all(GERMAN_NAMED)), likely: [] };
  const placed = (match: RegExpExecArray): boolean =>
    AFTER_PLACE_WORD.test(text.slice(Math.max(0, match.index - 8), match.index));
  const likely = OTHERS.test(text) ? all(ALONE).filter((match) => !placed(match)) : [];
  return { sure: names(all(AFTER_KIN)), likely: names(likely) };
}

/**
 * Whether a translation between languages of Latin letters keeps people's names: those that surely are names, or else some of those
 * that look like names. Chinese writes names in its own characters, so nothing is asked of it.
 */
export function keepsNames(source: string, translation: string): boolean {
  const han = /\p{Script=Han}/u;
  if (han.test(source) || han.test(translation)) return true;
  const { sure, likely } = namesIn(source);
  const isIn = namesWithin(translation);
  const missing = (names: string[]): number => names.filter((name) => !isIn(name)).length;
  if (missing(sure) * 2 > sure.length) return false;
  return likely.length < 2 || missing(likely) * 3 <= likely.length * 2;
}
