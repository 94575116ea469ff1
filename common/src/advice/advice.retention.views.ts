import * as v from 'valibot';
import { RETENTION_MONTHS } from './advice.retention.constants.ts';

/** How long a user's advice stays. */
export const RetentionView = v.object({
  /** Months after which advice is deleted in which nothing was asked or written. Null: never. */
  months: v.nullable(v.picklist(RETENTION_MONTHS)),
  /** Bookmarked advice stays. */
  keepBookmarked: v.boolean(),
  /** An ISO time: from then on it works. Null: it works already, or there is nothing to wait for. */
  from: v.nullable(v.string()),
  /** An ISO time: what was last written in before it is deleted, at `from` or tonight. Null: nothing is. */
  before: v.nullable(v.string()),
  /** How many pieces of advice that is, as things stand. */
  count: v.number(),
});
export type RetentionView = v.InferOutput<typeof RetentionView>;

export const RetentionAnswer = v.object({ retention: RetentionView });
/** `retention:changed`: how long advice stays was changed. The page asks again. */
export const RetentionChanged = v.object({});
