/** Words that often stand before the name of a close person. */
const KIN =
  'husband|wife|partner|girlfriend|boyfriend|fianc[ée]e?|sister|brother|mother|father|mum|mom|dad|son|daughter|friend|colleague|boss|manager|aunt|uncle|cousin|neighbour|' +
  'marido|mujer|esposa|esposo|pareja|novia|novio|hermana|hermano|madre|padre|hijo|hija|amiga|amigo|jefe|jefa|' +
  'mari|femme|compagne|compagnon|sœur|soeur|frère|mère|père|fils|fille|amie?|copine|copain|collègue|chef|' +
  'Mann|Frau|Partnerin|Freundin|Freund|Schwester|Bruder|Mutter|Vater|Sohn|Tochter|Kollegin|Kollege|Chefin|Chef|' +
  'man|vrouw|vriendin|vriend|zus|broer|moeder|vader|zoon|dochter|collega|baas|namens|genaamd|named|called|llamad[ao]|appelée?';
const AFTER_KIN = new RegExp(`(?<![\\p{L}])(?:${KIN}),? (\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?![\\p{L}])`, 'gu');
const MID_SENTENCE = /(?<=[\p{Ll},] )(\p{Lu}\p{Ll}{1,19}(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}’'])/gu;
const AFTER_PLACE_WORD = /(?:^|\s)(?:in|at|near|from|à|chez|en|desde|de|bij|te|uit|van|for|für|du|des)\s$/iu;
const CHINESE = /(?:叫|名叫)([\p{Script=Han}]{2,3})(?=[，。！？、\s]|$)/u;
const GERMAN = /(?<![\p{L}])(?:ich|und|nicht|mein|meine|ist|wir|das)(?![\p{L}])/giu;

const NOT_NAMES = new Set(
  (
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October ' +
    'November December Christmas Easter English Spanish French German Dutch Chinese God Mum Mom Dad Mama Papa Sie Ihr Ihnen Instagram ' +
    'WhatsApp Facebook Google Europe London Paris Berlin Amsterdam Madrid The But And My We He She It They When How What Why Also I'
  ).split(' '),
);

/** A name in a text. `person` says whether it surely belongs to one, rather than to a place or a firm. */
interface FoundName {
  name: string;
  person: boolean;
}

function isName(word: string | undefined): word is string {
  return word !== undefined && !NOT_NAMES.has(word);
}

/** The name in a text, if it can be recognised: after a word such as “sister”, or capitalised within a sentence. */
export function nameIn(text: string): FoundName | undefined {
  const close = [...text.matchAll(AFTER_KIN)].map((match) => match[1]).find(isName);
  if (close !== undefined) return { name: close, person: true };
  const chinese = CHINESE.exec(text)?.[1];
  if (chinese !== undefined) return { name: chinese, person: true };
  // German capitalises every noun, so a capital proves nothing there.
  if ((text.match(GERMAN)?.length ?? 0) >= 3) return undefined;
  const counts = new Map<string, number>();
  for (const match of text.matchAll(MID_SENTENCE)) {
    const word = match[1];
    if (!isName(word) || AFTER_PLACE_WORD.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first === undefined ? undefined : { name: first[0], person: false };
}

const UNIT =
  'years?|months?|weeks?|days?|hours?|minutes?|children|kids|times|euros?|pounds|dollars|años?|meses|mes|semanas?|días?|horas?|hijos|veces|' +
  'ans?|années?|mois|semaines?|jours?|heures?|enfants|fois|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Kinder|Mal|' +
  'jaar|maanden|maand|weken|week|dagen|uur|kinderen|keer';
const WORD_NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|' +
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|vingt|' +
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|twee|drie|vijf|zes|zeven|negen|tien|twaalf|twintig';
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[€$£] ?\\d[\\d.,]*\\d|[€$£] ?\\d|\\d[\\d.,]*(?: ?[€%]| ?(?:${UNIT})(?![\\p{L}]))|(?:${WORD_NUMBER}) (?:${UNIT})(?![\\p{L}]))`,
  'iu',
);
const CHINESE_AMOUNT = /[\d一二三四五六七八九十百千万两半]+(?:个月|年|周|个星期|星期|天|小时|次|岁|元|块钱|万元|个孩子)/u;

/** An amount or a span in a text, word for word: “seven months”, “€400”. */
export function amountIn(text: string): string | undefined {
  return AMOUNT.exec(text)?.[0] ?? CHINESE_AMOUNT.exec(text)?.[0];
}
