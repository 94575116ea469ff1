import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { DANGER_KINDS, HELP_LEVELS } from './safety.constants.ts';

/** Where to get help now. */
export const HelpView = v.object({
  /** Help stored by an early release has no level: it stood in the model's place. */
  level: v.fallback(v.picklist(HELP_LEVELS), 'certain'),
  kind: v.picklist(DANGER_KINDS),
  /** ISO 3166 alpha-2; null means the fallback for everywhere. */
  country: orNull(v.string()),
});
export type HelpView = v.InferOutput<typeof HelpView>;
