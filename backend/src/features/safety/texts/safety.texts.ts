import type { Language } from '@beside/common/language/language.constants';
import type { DangerKind } from '@beside/common/safety/safety.constants';
import { HELP_TEXTS_DE } from './safety.texts.de.ts';
import { HELP_TEXTS_EN } from './safety.texts.en.ts';
import { HELP_TEXTS_ES } from './safety.texts.es.ts';
import { HELP_TEXTS_FR } from './safety.texts.fr.ts';
import { HELP_TEXTS_NL } from './safety.texts.nl.ts';
import { HELP_TEXTS_ZH } from './safety.texts.zh.ts';

/** What is said in one kind of danger. `{call}` and `{contact}` stand for the phrases below. */
interface KindTexts {
  opening: string;
  /** Three to five; one of them a short grounding exercise. */
  steps: string[];
  encouragement: string;
}

/** The words of a help answer in one language. Numbers and names come from the table of helplines alone. */
export interface HelpTexts {
  /** Between sentences, and between two emergency numbers. */
  gap: string;
  or: string;
  /** What to do when a life is in danger this minute; `{call}` is one of the two calls. */
  now: string;
  callNumber: string;
  callLocal: string;
  /** A line for this kind, by phone; the second by day and night. */
  line: string;
  lineAlways: string;
  /** A line that listens to everyone, and says no more of itself; the second by day and night. */
  listens: string;
  listensAlways: string;
  /** A line that is only on the web; and the directory, where no line is known. */
  lineOnline: string;
  directory: string;
  /** The same line by WhatsApp. */
  whatsapp: string;
  /** Another line, where the first is for some people alone. */
  otherwise: string;
  /** Whom to talk to, within a step: by phone; where only a site is known. */
  contactPhone: string;
  contactOnline: string;
  kinds: Record<DangerKind, KindTexts>;
}

export const HELP_TEXTS: Record<Language, HelpTexts> = {
  en: HELP_TEXTS_EN,
  es: HELP_TEXTS_ES,
  fr: HELP_TEXTS_FR,
  de: HELP_TEXTS_DE,
  nl: HELP_TEXTS_NL,
  zh: HELP_TEXTS_ZH,
};
