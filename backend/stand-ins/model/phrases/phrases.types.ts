import type { AdviceStyle, Category } from '@beside/common/advice/advice.constants';

/** What is said about one category. Lists stand in the same order, with the same slots, in all six languages. */
export interface CategoryPhrases {
  /** Two openings, each with `{quote}`. */
  opening: readonly string[];
  insight: readonly string[];
  /** Recommendations: a short imperative sentence first, then one to three more. */
  steps: readonly string[];
  /** The paragraphs of a letter, script or worked example, in the person's voice. */
  example: readonly string[];
  /** When a professional is the right next step. */
  care: string;
}

/** What one style adds: a way of looking, a recommendation, a last word. */
interface StylePhrases {
  view: readonly string[];
  step: readonly string[];
  closing: readonly string[];
}

interface ChatPhrases {
  question: readonly string[];
  statement: readonly string[];
  thanks: readonly string[];
  body: readonly string[];
  bridge: readonly string[];
  /** Takes up a recommendation of the advice: `{quote}`. */
  advised: readonly string[];
  /** Announces a list of two steps. */
  listed: readonly string[];
  /** Answers with what was said before: `{quote}`. */
  recalled: readonly string[];
  closing: readonly string[];
}

interface CounsellorPhrases {
  /** Both wrote: `{name1}`, `{quote1}`, `{name2}`, `{quote2}`. */
  both: readonly string[];
  /** One wrote, the other is there: `{name1}`, `{quote1}`, `{name2}`. */
  one: readonly string[];
  /** The second partner has not joined: `{name1}`, `{quote1}`. */
  solo: readonly string[];
  body: readonly string[];
  task: readonly string[];
}

/** What is said across categories. */
export interface SharedPhrases {
  styles: Record<AdviceStyle, StylePhrases>;
  /** Sentences with `{name}`, which may be a person, a place or a firm. */
  named: readonly string[];
  /** Sentences with `{number}`. */
  counted: readonly string[];
  /** A recommendation with `{name}`, for a name that is surely a person's. */
  namedStep: readonly string[];
  /** Recommendations that take up a second `{quote}`. */
  againStep: readonly string[];
  /** The first line of a letter to `{name}`. */
  greeting: string;
  chat: ChatPhrases;
  counsellor: CounsellorPhrases;
}

/** All that the stand-in says in one language. `joint` stands between two sentences. */
export interface PhraseTable {
  joint: string;
  categories: Record<Category, CategoryPhrases>;
  shared: SharedPhrases;
}
