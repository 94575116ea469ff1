import { type ModelMessage, parseRecord, textOf } from './request.parse.ts';

/** A judgement as the prompt asks for it. */
interface Judged {
  level: 'none' | 'possible' | 'certain';
  kind: 'self_harm' | 'abuse' | 'child' | 'violence' | null;
  whose: string | null;
}

type Kind = NonNullable<Judged['kind']>;
type Level = Exclude<Judged['level'], 'none'>;

const NONE: Judged = { level: 'none', kind: null, whose: null };

/** Words in six languages by which the stand-in judges, the gravest first. It is no model: it finds what these lists name, and nothing else. */
const WORDS: [Level, Kind, RegExp][] = [
  [
    'certain',
    'self_harm',
    /\bkill(?:ing)? myself|\bend my life|\bmatarme\b|quitarme la vida|\bme suicider|\bme tuer\b|mich umbringen|mir das leben nehmen|een eind aan mijn leven|mezelf (?:doden|ombrengen)|自杀|结束我的生命/iu,
  ],
  [
    'certain',
    'child',
    /\b(?:hits|beats) (?:my|our|the) (?:son|daughter|child|kids)\b|(?:pega|golpea) a (?:mi|nuestr[oa]) hij[oa]|(?:frappe|bat) (?:mon|notre) (?:fils|enfant)|schlägt (?:mein|unser) kind|slaat (?:mijn|ons) kind|打(?:我|我们)的?孩子/iu,
  ],
  [
    'certain',
    'abuse',
    /\b(?:hits|beats|chokes|choked) me\b|\bme (?:pega|golpea|estrangula)\b|\bme (?:frappe|bat|étrangle)\b|(?:schlägt|würgt) mich\b|(?:slaat|wurgt) (?:me|mij)\b|[他她](?:打|掐)我/iu,
  ],
  [
    'certain',
    'violence',
    /\bi (?:will|am going to) (?:kill|stab|shoot) (?:him|her|them)\b|voy a matarl[oa]|je vais (?:le|la) tuer|ich bringe (?:ihn|sie) um|ik vermoord (?:hem|haar)|我要杀了/iu,
  ],
  [
    'possible',
    'self_harm',
    /\b(?:farewell|goodbye) letter|\bit (?:will not|won[’']t) matter\b|\bnot wake up\b|carta de despedida|no despertar|lettre d[’']adieu|ne plus me réveiller|abschiedsbrief|nicht mehr aufwachen|afscheidsbrief|niet meer wakker|遗书|不再醒来/iu,
  ],
  [
    'possible',
    'abuse',
    /\b(?:afraid|scared) of (?:him|her|my (?:husband|wife|partner))\b|miedo (?:a|de) mi (?:marido|mujer|pareja)|peur de mon (?:mari|compagnon)|angst vor (?:ihm|meinem mann|meiner frau)|bang voor (?:hem|mijn man|mijn vrouw)|怕我(?:丈夫|妻子|老公|老婆)/iu,
  ],
];

/** Judges some writings; `by` becomes whose danger it is. */
function judge(writings: readonly { by: string; text: string }[]): Judged {
  for (const [level, kind, words] of WORDS) {
    const found = writings.findLast(({ text }) => words.test(text));
    if (found) return { level, kind, whose: found.by };
  }
  return NONE;
}

/** Whether a prompt asks for a judgement before its answer. */
function isAsked([system]: readonly ModelMessage[]): boolean {
  return system?.content.includes('"danger"') ?? false;
}

/** An advice's JSON with its judgement first, where the prompt asks for it. At certain danger nothing follows. */
export function judgedAdvice(messages: readonly ModelMessage[], situation: string, advice: object): object {
  if (!isAsked(messages)) return advice;
  const danger = judge([{ by: 'self', text: situation }]);
  return danger.level === 'certain' ? { danger } : { danger, ...advice };
}

/** A text after the line with its judgement, where the prompt asks for it. */
export function judgedText(
  messages: readonly ModelMessage[],
  writings: readonly { by: string; text: string }[],
  write: () => string,
): string {
  if (!isAsked(messages)) return write();
  return `${JSON.stringify({ danger: judge(writings) })}\n${write()}`;
}

/** Answers the `judge` task, the small question about danger alone. */
export function composeJudgement(messages: readonly ModelMessage[]): string {
  const { written } = parseRecord(messages.findLast(({ role }) => role === 'user')?.content ?? '');
  const writings = (Array.isArray(written) ? written : []).map((one: unknown) => {
    const line = parseRecord(JSON.stringify(one));
    return { by: textOf(line.by), text: textOf(line.text) };
  });
  return JSON.stringify(judge(writings));
}
