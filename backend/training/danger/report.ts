import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { DangerKind } from '@beside/common/safety/safety.constants';
import { BEFORE } from './before.ts';
import { HARMLESS_SHARES, isOrdinary, levelOf, PHRASE, type Thresholds, thresholdsOf, type Unseen } from './evaluate.ts';
import { FIRST_SERIES, HELD_OUT, LONG_SERIES, type Message } from './messages.ts';

export interface Trained {
  messages: readonly Message[];
  /** By group of authors that were left out together. */
  unseen: readonly Unseen[][];
  /** Of authors whom no model has learnt from. */
  heldOut: readonly Unseen[];
  thresholds: Thresholds;
  concepts: number;
  words: number;
  weights: Buffer;
  hash: string;
}

/** A message that was left out, and the level that it got by thresholds which its author had no part in. */
interface Judged {
  message: Message;
  level: 'none' | 'possible' | 'certain';
  /** The kind that its card would name. */
  kind: DangerKind;
}

/** 95 % of a normal distribution, for Wilson's interval. */
const Z = 1.96;

/** The report on a training, in Markdown. */
export function writeReport({ messages, unseen, heldOut, thresholds, concepts, words, weights, hash }: Trained): string {
  const judged = unseen.flatMap((group, at) => {
    const others = thresholdsOf(unseen.filter((_, other) => other !== at).flat());
    return group.map((each) => judge(each, others));
  });
  const left = heldOut.map((each) => judge(each, thresholds));
  const authors = new Set(messages.map(({ author }) => author)).size;
  return `# The screening of danger, measured

Written by \`npm run danger:train\`; do not edit. Every figure is about messages of authors that the model had not seen: it was trained
${unseen.length} times, each time without a group of authors, and with joiners and thresholds chosen without them. In brackets: 95 % intervals (Wilson).

- ${messages.length} messages by ${authors} authors; ${concepts} concepts, ${words} words of the lexicon.
- \`danger.weights\`: ${weights.length} bytes, SHA-256 \`${hash}\`.
- Thresholds are set where ${percent(HARMLESS_SHARES.card)} of a language's harmless messages by ordinary authors (the second series) would get a card, and ${percent(HARMLESS_SHARES.wall, 2)} a wall; those of long texts likewise, of all languages together, at ${percent(HARMLESS_SHARES.cardLong)}.

The second series of authors was asked for what ordinary people write. The first was asked for hard cases: hints that no word gives away,
and harmless twins of them.

${seriesTables(
  'Second series: what ordinary people write',
  judged.filter(({ message }) => isOrdinary(message)),
)}

## Long texts

### By ordinary authors

Of the second series, long ones alone: their threshold is where ${percent(HARMLESS_SHARES.cardLong)} of the harmless ones by ordinary authors would get a card.

${longTable(judged.filter(({ message }) => isOrdinary(message) && message.manner === 'long'))}

### Calm ones, with the danger in one sentence

By authors who were asked for just that, and for harmless look-alikes as hard to tell: an attempt long past, a film, a doctor's questions, an idiom. They
were learnt from, and left out like all others.

${longTable(judged.filter(({ message }) => LONG_SERIES.has(message.author) && message.manner === 'long'))}

### The same, by authors who are only measured

No model, joiner or threshold has seen them: ${[...HELD_OUT].join(', ')}. Before: ${BEFORE.what}.

${longTable(left)}
| before | ${BEFORE.cells.join(' | ')} |

${seriesTables(
  'Third series: its short hints, and look-alikes of them',
  judged.filter(({ message }) => LONG_SERIES.has(message.author) && message.manner !== 'long'),
)}

${seriesTables(
  'First series: hard cases',
  judged.filter(({ message }) => FIRST_SERIES.has(message.author)),
)}

## Thresholds

A short text is possibly dangerous from ${LANGUAGES.map((language) => `${thresholds.possible[language]} (${language})`).join(', ')}; a long one from
${thresholds.possibleLong}; certainly from as much more as ${LANGUAGES.map((language) => `${thresholds.certain[language].without} (${language})`).join(', ')}, or, with a
phrase of the patterns, ${LANGUAGES.map((language) => `${thresholds.certain[language].with} (${language})`).join(', ')}. A long one is from
${thresholds.certainLong.without} more, or ${thresholds.certainLong.with} with a phrase. A phrase adds ${PHRASE}.
`;
}

function judge(unseen: Unseen, thresholds: Thresholds): Judged {
  return { message: unseen.message, level: levelOf(unseen, thresholds) ?? 'none', kind: unseen.kind };
}

const SORTS: [string, string][] = [
  ['i', 'idioms'],
  ['g', 'grief'],
  ['n', 'negations'],
  ['f', 'films and work'],
  ['r', 'past'],
  ['p', 'sports and tools'],
  ['q', 'quarrels'],
  ['e', 'everyday'],
  ['t', 'twins'],
];

function ofLanguage(judged: Judged[], language: Language): Judged[] {
  return judged.filter(({ message }) => message.language === language);
}

function dangerRow(name: string, judged: Judged[]): string {
  const dangerous = judged.filter(({ message }) => message.kind !== null);
  const shown = dangerous.filter(({ level }) => level !== 'none');
  const found = (those: Judged[]): string => share(those.filter(({ level }) => level !== 'none').length, those.length);
  const cells = [
    found(dangerous),
    found(dangerous.filter(({ message }) => message.isDirect)),
    found(dangerous.filter(({ message }) => !message.isDirect)),
    ...(['typos', 'other', 'long'] as const).map((manner) => found(dangerous.filter(({ message }) => message.manner === manner))),
    share(dangerous.filter(({ level }) => level === 'certain').length, dangerous.length),
    share(shown.filter(({ message, kind }) => message.kind === kind).length, shown.length),
  ];
  return `| ${name} | ${dangerous.length} | ${cells.join(' | ')} |`;
}

function harmlessRow(name: string, judged: Judged[]): string {
  const harmless = judged.filter(({ message }) => message.kind === null);
  const found = (those: Judged[]): string => percent(those.filter(({ level }) => level !== 'none').length / (those.length || 1));
  const cells = [
    share(harmless.filter(({ level }) => level !== 'none').length, harmless.length),
    share(harmless.filter(({ level }) => level === 'certain').length, harmless.length),
    ...SORTS.map(([sort]) => found(harmless.filter(({ message }) => message.sort === sort))),
  ];
  return `| ${name} | ${harmless.length} | ${cells.join(' | ')} |`;
}

function seriesTables(title: string, judged: Judged[]): string {
  return `## ${title}

### Dangerous messages that bring help

| language | messages | all | direct | indirect | typos and slang | about others | long | walled | right kind |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${LANGUAGES.map((language) => dangerRow(language, ofLanguage(judged, language))).join('\n')}
${dangerRow('all', judged)}

### Harmless messages that bring a card or a wall

| language | messages | card or wall | wall | ${SORTS.map(([, name]) => name).join(' | ')} |
| --- | --- | --- | --- | ${SORTS.map(() => '---').join(' | ')} |
${LANGUAGES.map((language) => harmlessRow(language, ofLanguage(judged, language))).join('\n')}
${harmlessRow('all', judged)}`;
}

function longTable(judged: Judged[]): string {
  const rows = [...LANGUAGES, 'all' as const].map((language) => {
    const those = language === 'all' ? judged : ofLanguage(judged, language);
    const [dangerous, harmless] = [true, false].map((is) => those.filter(({ message }) => (message.kind !== null) === is));
    const found = (all: Judged[] = [], is: (each: Judged) => boolean = () => true): string =>
      share(all.filter((each) => each.level !== 'none' && is(each)).length, all.length);
    const cells = [
      found(dangerous),
      found(dangerous?.filter(({ message }) => message.isDirect)),
      found(dangerous?.filter(({ message }) => !message.isDirect)),
      found(harmless),
      found(harmless, ({ level }) => level === 'certain'),
    ];
    return `| ${language} | ${dangerous?.length} | ${cells[0]} | ${cells[1]} | ${cells[2]} | ${harmless?.length} | ${cells[3]} | ${cells[4]} |`;
  });
  return `| language | dangerous | bring help | direct | indirect | harmless | card or wall | wall |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

/** A share with its interval. */
function share(count: number, of: number): string {
  if (of === 0) return '–';
  const p = count / of;
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  return `${percent(p)} (${percent(middle - half)} to ${percent(middle + half)})`;
}

function percent(part: number, places = 1): string {
  return `${(100 * Math.max(0, part)).toFixed(places)} %`;
}
