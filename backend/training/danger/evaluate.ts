import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { DangerKind, DangerLevel } from '@beside/common/safety/safety.constants';
import { sliceAbout } from '../../src/features/safety/classifier/safety.about.ts';
import type { WeightsHeader } from '../../src/features/safety/classifier/safety.classifier.ts';
import {
  ALONE,
  INPUTS,
  type Joiner,
  LONG_FROM,
  type Parts,
  type Windows,
  writeInputs,
} from '../../src/features/safety/classifier/safety.joiner.ts';
import { readScore } from '../../src/features/safety/classifier/safety.scores.ts';
import type { JoinExample } from './join.ts';
import { FIRST_SERIES, LONG_SERIES, type Message } from './messages.ts';
import { type Model, trainOn, windowsOf } from './model.ts';
import type { Prepared } from './prepare.ts';
import type { Segments } from './segments.ts';

/** A message, scored by a model that has never seen its author, before a joiner reads it. */
export interface Unjoined {
  message: Message;
  /** Whether the patterns know a phrase of it. */
  phrase: boolean;
  text: Part;
  surrounds: boolean[] | null;
}

interface Part {
  parts: Parts;
  /** The kind that a card would name. */
  kind: DangerKind;
  /** The most dangerous sentence of a long text, or two of them, as a text of their own; null for a short text. */
  alone: Parts | null;
}

/** A message's score by models that have never seen its author. */
export interface Unseen {
  message: Message;
  phrase: boolean;
  kind: DangerKind;
  text: Joined;
}

interface Joined {
  danger: number;
  isLong: boolean;
  /** Of a long text: the score of its most dangerous sentences, as a text of their own. */
  alone: number | null;
}

export interface Joiners {
  short: Joiner;
  long: Joiner;
}

/** From where on a joined score is danger. */
export type Thresholds = Pick<WeightsHeader, 'possible' | 'possibleLong' | 'certain' | 'certainLong'>;

/**
 * Shares of the harmless messages by ordinary authors that may pass when the thresholds are chosen: a card, by language for short ones, of
 * all for long ones; and so a wall, and one with a phrase of the patterns. At most 5 % may bring a card and about one in 500 a wall,
 * with authors yet to come. Long ones are few, and their share the least sure.
 */
export const HARMLESS_SHARES = { card: 0.048, cardLong: 0.04, wall: 0.0016, wallWithPhrase: 0.0014 };
/** What a phrase of the patterns adds: it is what must never be missed. */
export const PHRASE = 1.5;
/** What says danger plainly, with a phrase, is this far above the threshold: it brings a wall in every language. */
const PLAIN = 3.3;

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
export function scoreGroup(prepared: readonly Prepared[], always: readonly Prepared[], group: readonly string[]): Unjoined[] {
  const isLeftOut = ({ message }: Prepared): boolean => group.includes(message.author);
  const model = trainOn([...prepared.filter((each) => !isLeftOut(each)), ...always]);
  return prepared.filter(isLeftOut).map((each) => scoresOf(model, each));
}

/** The scores of a message by a model. */
export function scoresOf(model: Model, { message, segments, phrase, surrounds }: Prepared): Unjoined {
  return { message, phrase, text: partOf(model, segments), surrounds };
}

/** A text as the joiners read it, by a model's scores. */
function partOf(model: Model, { single, sentences, language, about }: Segments): Part {
  const windows = windowsOf(model, single);
  const inputs = new Float32Array(sentences * INPUTS);
  if (sentences > 0) writeInputs(inputs, sentences, language, windows);
  const parts = { sentences, inputs, ...about };
  const whole = readScore(windows.classes(0, sentences));
  if (sentences < LONG_FROM) return { parts, kind: whole.kind, alone: null };
  const { from, to } = highestOf(sentences, windows, 2);
  const { kind } = highestOf(sentences, windows, 1);
  const own = new Float32Array((to - from) * INPUTS);
  writeInputs(own, to - from, language, {
    classes: (begin, end) => windows.classes(from + begin, from + end),
    danger: (begin, end) => windows.danger(from + begin, from + end),
  });
  return { parts, kind, alone: { sentences: to - from, inputs: own, ...sliceAbout(about, from, to) } };
}

/** The most dangerous sentences of a text, at most so many together. */
function highestOf(sentences: number, { classes }: Windows, most: number): { from: number; to: number; kind: DangerKind } {
  let highest = { from: 0, to: 1, ...readScore(classes(0, 1)) };
  for (let size = 1; size <= most; size += 1)
    for (let from = 0; from + size <= sentences; from += 1) {
      const score = readScore(classes(from, from + size));
      if (score.danger > highest.danger) highest = { from, to: from + size, ...score };
    }
  return highest;
}

/** What a joiner learns of a message. */
export function exampleOf({ message, text, surrounds }: Unjoined): JoinExample {
  return { parts: text.parts, isDangerous: message.kind !== null, isLong: message.manner === 'long', surrounds };
}

/** A message's scores by joiners. */
export function joinWith({ short, long }: Joiners, { message, phrase, text: { parts, kind, alone } }: Unjoined): Unseen {
  const isLong = parts.sentences >= LONG_FROM;
  const danger = (isLong ? long : short).read(parts);
  return { message, phrase, kind, text: { danger, isLong, alone: alone && short.read(alone) } };
}

/** How far a message is above the threshold of its language and length, as the classifier judges it. */
function aboveOf(
  { message, phrase, text }: Unseen,
  { possible, possibleLong }: Omit<Thresholds, 'certain' | 'certainLong'>,
): number {
  const { danger, isLong, alone } = text;
  const threshold = possible[message.language];
  const distance = isLong ? danger - possibleLong + ALONE * ((alone ?? 0) - threshold) : danger - threshold;
  return distance + (phrase ? PHRASE : 0);
}

/** The level that a message gets. */
export function levelOf(unseen: Unseen, thresholds: Thresholds): DangerLevel | null {
  const above = aboveOf(unseen, thresholds);
  if (above < 0) return null;
  const certain = unseen.text.isLong ? thresholds.certainLong : thresholds.certain[unseen.message.language];
  return above < (unseen.phrase ? certain.with : certain.without) ? 'possible' : 'certain';
}

/** Whether an author was asked for what ordinary people write. */
export function isOrdinary({ author }: Message): boolean {
  return !FIRST_SERIES.has(author) && !LONG_SERIES.has(author);
}

/** The thresholds, at the shares of harmless messages that may pass them. */
export function thresholdsOf(unseen: readonly Unseen[]): Thresholds {
  const harmless = unseen.filter(({ message }) => message.kind === null && isOrdinary(message));
  const card = (distances: number[], share: number): number => above(distances, Math.floor(distances.length * share));
  const ofLanguage = (language: Language): Unseen[] => harmless.filter(({ message }) => message.language === language);
  const none = { possible: eachLanguage(() => 0), possibleLong: 0 };
  const possible = eachLanguage((language) =>
    card(
      ofLanguage(language)
        .filter(({ text }) => !text.isLong)
        .map((each) => aboveOf(each, none)),
      HARMLESS_SHARES.card,
    ),
  );
  const long = harmless.filter(({ text }) => text.isLong).map((each) => aboveOf(each, { possible, possibleLong: 0 }));
  const cards = { possible, possibleLong: card(long, HARMLESS_SHARES.cardLong) };
  const certain = eachLanguage((language) =>
    wallsOf(
      ofLanguage(language).filter(({ text }) => !text.isLong),
      cards,
    ),
  );
  return {
    ...cards,
    certain,
    certainLong: wallsOf(
      harmless.filter(({ text }) => text.isLong),
      cards,
    ),
  };
}

/** How far above a card's threshold a wall is, by harmless messages. What a phrase takes of the share is taken from the rest. */
function wallsOf(
  harmless: readonly Unseen[],
  cards: Omit<Thresholds, 'certain' | 'certainLong'>,
): { without: number; with: number } {
  const distances = (phrase: boolean): number[] =>
    harmless.flatMap((each) => (each.phrase === phrase ? [aboveOf(each, cards)] : []));
  const { wall, wallWithPhrase } = HARMLESS_SHARES;
  const phrase = Math.min(PLAIN, Math.max(0, above(distances(true), Math.floor(harmless.length * wallWithPhrase))));
  const passed = distances(true).filter((distance) => distance >= phrase).length;
  const left = Math.max(0, Math.floor(harmless.length * wall) - passed);
  return { without: Math.max(0, above(distances(false), left)), with: phrase };
}

function eachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make('en'), es: make('es'), fr: make('fr'), de: make('de'), nl: make('nl'), zh: make('zh') };
}

/** A little more than the score at a place, from the highest. */
function above(scores: number[], place: number): number {
  return round((scores.toSorted((one, other) => other - one)[place] ?? 0) + 0.0005);
}

/** Three places: the file and the report say the same. */
function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
