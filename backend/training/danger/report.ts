import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { DangerKind } from '@beside/common/safety/safety.constants';
import { HARMLESS_SHARES, type Joining, kindOf, levelOf, type Thresholds, thresholdsOf, type Unseen } from './evaluate.ts';
import { FIRST_SERIES, type Message } from './messages.ts';

export interface Trained {
  messages: readonly Message[];
  /** By group of authors that were left out together. */
  unseen: readonly Unseen[][];
  joining: Joining;
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
export function writeReport({ messages, unseen, joining, thresholds, concepts, words, weights, hash }: Trained): string {
  const judged = unseen.flatMap((group, at) => {
    const others = thresholdsOf(unseen.filter((_, other) => other !== at).flat(), joining);
    return group.map(
      (each): Judged => ({ message: each.message, level: levelOf(each, joining, others) ?? 'none', kind: kindOf(each, joining) }),
    );
  });
  const authors = new Set(messages.map(({ author }) => author)).size;
  return `# The screening of danger, measured

Written by \`npm run danger:train\`; do not edit. Every figure is about messages of authors that the model had not seen: it was trained
${unseen.length} times, each time without a group of authors, and with thresholds chosen without them. How the scores of a text's parts join was chosen on all of them. In brackets: 95 % intervals (Wilson).

- ${messages.length} messages by ${authors} authors; ${concepts} concepts, ${words} words of the lexicon.
- \`danger.weights\`: ${weights.length} bytes, SHA-256 \`${hash}\`.
- Thresholds are set where ${percent(HARMLESS_SHARES.card)} of a language's harmless messages by ordinary authors (the second series) would get a card, and ${percent(HARMLESS_SHARES.wall + HARMLESS_SHARES.wallWithPhrase)} of all a wall.

The second series of authors was asked for what ordinary people write. The first was asked for hard cases: hints that no word gives away,
and harmless twins of them.

${seriesTables(
  'Second series: what ordinary people write',
  judged.filter(({ message }) => !FIRST_SERIES.has(message.author)),
)}

${seriesTables(
  'First series: hard cases',
  judged.filter(({ message }) => FIRST_SERIES.has(message.author)),
)}

## Thresholds and joining

A text is possibly dangerous from ${LANGUAGES.map((language) => `${thresholds.possible[language]} (${language})`).join(', ')}; certainly from
${thresholds.certain.without} more, or ${thresholds.certain.with} more with a phrase of the patterns.

A phrase of the patterns adds ${joining.phrase}. A sentence counts ${joining.sentences.base} less than the whole, and ${joining.sentences.each} for each unit of the logarithm of their number.
`;
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

/** A share with its interval. */
function share(count: number, of: number): string {
  if (of === 0) return '–';
  const p = count / of;
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  return `${percent(p)} (${percent(middle - half)} to ${percent(middle + half)})`;
}

function percent(part: number): string {
  return `${(100 * Math.max(0, part)).toFixed(1)} %`;
}
