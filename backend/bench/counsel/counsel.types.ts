import type { Language } from '@beside/common/language/language.constants';
import type { Model } from '../../src/model/model.types.ts';
import type { Measure } from './floors.ts';
import type { Weighed } from './measures/fairness.ts';
import type { Prompts } from './parts/asked.ts';

export const PARTS = [
  'advice',
  'stories',
  'hostile',
  'chat',
  'talks',
  'quarrels',
  'room',
  'private',
  'summary',
  'translation',
  'danger',
] as const;
export type Part = (typeof PARTS)[number];

/** How a fairness score was found: by words, or by asking the model who is called right. */
export type Way = 'words' | 'asked';

/** One thing that was looked at, in one answer. */
export interface Observation {
  measure: Measure;
  passed: boolean;
  /** The beginning of what was looked at; kept where it failed. */
  excerpt?: string;
}

/** What one task saw. */
export interface Seen {
  observations: Observation[];
  weighed?: { way: Way; one: Weighed }[];
}

/** One situation, asked once: all its questions, in their order. */
export interface Task {
  part: Part;
  language: Language;
  /** The same in every run. */
  situation: string;
  run: number;
  /** @throws NotAsked where its prompts cannot ask it */
  look(model: Model): Promise<Seen>;
}

/** How tasks are made. */
export interface TaskOptions {
  language: Language;
  run: number;
  /** Whether the model can be asked who is called right; the stand-in cannot. */
  isStandIn: boolean;
  /** What is asked. The looking gets answers alone, and cannot know whose prompts brought them. */
  prompts: Prompts;
}

/** Another checkout's prompts do not know a question. */
export class NotAsked extends Error {}
