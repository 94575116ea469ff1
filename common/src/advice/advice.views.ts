import * as v from 'valibot';
import { ErrorCodeView } from '../answers.views.ts';
import { GeneratedBy } from '../generated-by.ts';
import { orNull } from '../or-null.ts';
import { HelpView } from '../safety/safety.views.ts';
import { ADVICE_STEPS, ADVICE_STYLES, CATEGORIES } from './advice.constants.ts';

/** A section that an advice may lack. */
const section = v.fallback(v.optional(v.string()), undefined);

/** The four sections of an advice, as stored. */
export const Advice = v.object({
  understanding: v.string(),
  recommendations: v.fallback(v.array(v.string()), []),
  example: section,
  encouragement: section,
  /** Where to get help: in the model's place when it is `certain`, beside its advice when it is `possible`. */
  help: v.optional(HelpView),
});
export type Advice = v.InferOutput<typeof Advice>;

/** While an advice is being written: the sections that have begun. */
export const AdviceSoFar = v.partial(Advice);
export type AdviceSoFar = v.InferOutput<typeof AdviceSoFar>;

/** An advice session as the API presents it. */
export const AdviceSessionView = v.object({
  id: v.string(),
  userId: orNull(v.string()),
  description: v.string(),
  category: v.picklist(CATEGORIES),
  adviceStyle: v.picklist(ADVICE_STYLES),
  language: v.fallback(v.string(), 'en'),
  /** The JSON of an `Advice`. */
  advice: v.string(),
  /** An ISO time. */
  createdAt: v.string(),
  generatedBy: GeneratedBy,
  /** The advice's. */
  help: v.optional(HelpView),
});
export type AdviceSessionView = v.InferOutput<typeof AdviceSessionView>;

/** `help` is the session's. */
export const AdviceSessionAnswer = v.object({ session: AdviceSessionView, help: v.optional(HelpView) });
export type AdviceSessionAnswer = v.InferOutput<typeof AdviceSessionAnswer>;

/** The number of an attempt at a generation: a higher one starts the text anew. */
const run = v.number();
const step = v.picklist(ADVICE_STEPS);

/** The answer of `advice:watch`: where the generation stands, and the session once it is stored. */
export const AdviceWatched = v.object({
  run,
  step,
  advice: AdviceSoFar,
  session: v.optional(AdviceSessionView),
  generatedBy: GeneratedBy,
});
export type AdviceWatched = v.InferOutput<typeof AdviceWatched>;

/** Where a generation stands. */
export const AdviceProgress = v.object({ requestId: v.string(), run, step, advice: AdviceSoFar, generatedBy: GeneratedBy });
export type AdviceProgress = v.InferOutput<typeof AdviceProgress>;

export const AdviceReady = v.object({ requestId: v.string(), ...AdviceSessionAnswer.entries });
export const AdviceFailed = v.object({
  requestId: v.string(),
  code: v.fallback(ErrorCodeView, 'internal_error'),
  message: v.string(),
  /** Where to find help meanwhile, unless its writer has stopped it. */
  help: v.optional(HelpView),
});

/** An advice session in a user's history. */
export const AdviceHistoryItem = v.object({
  ...AdviceSessionView.entries,
  /** Of a search: the words around the match, and where it was found. */
  match: v.optional(v.object({ excerpt: v.string(), place: v.picklist(['advice', 'chat']), generatedBy: GeneratedBy })),
});
export type AdviceHistoryItem = v.InferOutput<typeof AdviceHistoryItem>;

/** A page of a user's advice sessions, newest first; `nextCursor` fetches the next one. */
export const AdviceHistoryPage = v.object({ sessions: v.array(AdviceHistoryItem), nextCursor: orNull(v.string()) });
export type AdviceHistoryPage = v.InferOutput<typeof AdviceHistoryPage>;

/** The ids of the bookmarked sessions, the latest bookmark first. */
export const AdviceBookmarks = v.object({ ids: v.array(v.string()) });

/** Pushed to all pages of the user. */
export const AdviceStored = v.object({ session: AdviceSessionView });
export const AdviceDeleted = v.object({ id: v.string() });
export const AdviceBookmarked = v.object({ id: v.string(), bookmarked: v.boolean() });
