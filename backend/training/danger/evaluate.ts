import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { DangerKind, DangerLevel } from '@beside/common/safety/safety.constants';
import type { WeightsHeader } from '../../src/features/safety/safety.classifier.ts';
import { joinScores, type Score } from '../../src/features/safety/safety.scores.ts';
import { FIRST_SERIES, type Message } from './messages.ts';
import { type Model, score, trainOn } from './model.ts';
import type { Prepared } from './prepare.ts';
import type { Segments } from './segments.ts';

/** A message's scores by a model that has never seen its author. */
export interface Unseen extends Parts {
  message: Message;
  /** Whether the patterns know a phrase of it. */
  phrase: boolean;
  /** The stretches of a long text with a phrase. */
  stretches: Parts[];
}

/** The scores of a text's parts. */
interface Parts {
  whole: Score;
  /** The highest of its windows; null for a text of one sentence. */
  highest: Score | null;
  sentences: number;
}

/** How scores of a text's parts join. */
export type Joining = Pick<WeightsHeader, 'sentences' | 'phrase'>;

/** From where on a joined score is danger. */
export type Thresholds = Pick<WeightsHeader, 'possible' | 'certain'>;

/**
 * Shares of the harmless messages by ordinary authors that may pass when the thresholds are chosen: a card, and a wall without and with a
 * phrase of the patterns. At most 5 % may bring a card and 0.5 % a wall, with authors yet to come.
 */
export const HARMLESS_SHARES = { card: 0.048, wall: 0.001, wallWithPhrase: 0.002 };
/** A phrase of the patterns is what must never be missed, so it weighs no less than the first of these. */
const PHRASES = [1.5, 2];
const JOININGS: Joining[] = [1.2, 1.8, 2.4, 3, 3.6, 4.2].flatMap((base) =>
  [0, 0.15, 0.3, 0.45].flatMap((each) => PHRASES.map((phrase) => ({ sentences: { base, each }, phrase }))),
);

/** Groups of authors: each is tested by a model of the others. Authors of a language are spread over them. */
export function groupsOf(messages: readonly Message[], count: number): string[][] {
  const groups: string[][] = Array.from({ length: count }, () => []);
  const next = new Map<Language, number>();
  for (const author of new Set(messages.map(({ author }) => author))) {
    const language = LANGUAGES.find((each) => author.startsWith(each)) ?? 'en';
    const at = next.get(language) ?? LANGUAGES.indexOf(language);
    next.set(language, at + 1);
    groups[at % count]?.push(author);
  }
  return groups;
}

/** Scores every message of a group by a model of all other authors, and of what is never measured. */
export function scoreGroup(prepared: readonly Prepared[], always: readonly Prepared[], group: readonly string[]): Unseen[] {
  const isLeftOut = ({ message }: Prepared): boolean => group.includes(message.author);
  const model = trainOn([...prepared.filter((each) => !isLeftOut(each)), ...always]);
  return prepared.filter(isLeftOut).map((each) => scoresOf(model, each));
}

function scoresOf(model: Model, { message, segments, phrase, stretches }: Prepared): Unseen {
  return { message, ...partsOf(model, segments), phrase, stretches: stretches.map((each) => partsOf(model, each)) };
}

/** The scores of a text's parts by a model. */
export function partsOf(model: Model, { whole, windows, sentences }: Segments): Parts {
  return { whole: score(model, whole), highest: highestOf(windows.map((window) => score(model, window))), sentences };
}

function highestOf(scores: readonly Score[]): Score | null {
  return scores.reduce<Score | null>((best, each) => (best && best.danger >= each.danger ? best : each), null);
}

/** As the classifier joins them, with a phrase. */
function joined({ phrase, stretches, ...parts }: Unseen, joining: Joining): number {
  return Math.max(...[parts, ...stretches].map((each) => joinedParts(each, joining).danger)) + (phrase ? joining.phrase : 0);
}

/** The score of a text, of its parts. */
export function joinedParts({ whole, highest, sentences }: Parts, joining: Joining): Score {
  return joinScores(whole, highest, sentences, joining.sentences);
}

/** The kind that a message's card would name. */
export function kindOf(unseen: Unseen, joining: Joining): DangerKind {
  return joinedParts(unseen, joining).kind;
}

/** The joining that finds the most of what ordinary people write, at the share of harmless messages that may get a card. */
export function bestJoining(unseen: readonly Unseen[]): Joining {
  const found = JOININGS.map((joining) => {
    const thresholds = thresholdsOf(unseen, joining);
    const dangerous = unseen.filter(({ message }) => message.kind !== null && !FIRST_SERIES.has(message.author));
    const caught = dangerous.filter((each) => levelOf(each, joining, thresholds) !== null);
    return { joining, share: caught.length / dangerous.length };
  });
  const [best] = found.toSorted((one, other) => other.share - one.share);
  if (!best) throw new Error('There is no joining');
  return best.joining;
}

/** The level that a message gets. */
export function levelOf(unseen: Unseen, joining: Joining, { possible, certain }: Thresholds): DangerLevel | null {
  const above = joined(unseen, joining) - possible[unseen.message.language];
  if (above < 0) return null;
  return above < (unseen.phrase ? certain.with : certain.without) ? 'possible' : 'certain';
}

/** The thresholds, at the shares of harmless messages that may pass them: of a card for each language, of a wall for all together. */
export function thresholdsOf(unseen: readonly Unseen[], joining: Joining): Thresholds {
  const harmless = unseen.filter(({ message }) => message.kind === null);
  const card = (language: Language): number => {
    const those = harmless.filter(({ message }) => message.language === language && !FIRST_SERIES.has(message.author));
    const scores = those.map((each) => joined(each, joining));
    return above(scores, Math.floor(scores.length * HARMLESS_SHARES.card));
  };
  const possible = { en: card('en'), es: card('es'), fr: card('fr'), de: card('de'), nl: card('nl'), zh: card('zh') };
  const wall = (phrase: boolean, share: number): number => {
    const those = harmless.filter((each) => each.phrase === phrase && !FIRST_SERIES.has(each.message.author));
    const distances = those.map((each) => joined(each, joining) - possible[each.message.language]);
    return Math.max(0, above(distances, Math.floor(ordinary * share)));
  };
  const ordinary = harmless.filter(({ message }) => !FIRST_SERIES.has(message.author)).length;
  const { wall: without, wallWithPhrase } = HARMLESS_SHARES;
  return { possible, certain: { without: wall(false, without), with: wall(true, wallWithPhrase) } };
}

/** A little more than the score at a place, from the highest. */
function above(scores: number[], place: number): number {
  return round((scores.toSorted((one, other) => other - one)[place] ?? 0) + 0.0005);
}

/** Three places: the file and the report say the same. */
function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
