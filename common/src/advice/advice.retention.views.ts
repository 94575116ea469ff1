import * as v from 'valibot';
import { RETENTION_MONTHS } from './advice.retention.constants.ts';

const Months = v.nullable(v.picklist(RETENTION_MONTHS));

/** How long a user's advice stays. */
export const RetentionView = v.object({
  /** Months after which advice is deleted in which nothing was asked or written. Null: never. */
  months: Months,
  /** Bookmarked advice stays. */
  keepBookmarked: v.boolean(),
  /** An ISO time: from then on it works. Null: it works already, or there is nothing to wait for. */
  from: v.nullable(v.string()),
  /** An ISO time: what was last written in before it is deleted at `from`. Null: there is nothing to wait for. */
  before: v.nullable(v.string()),
  /** How many pieces of advice that is, as things stand. Null: more than 500, or they could not be counted. */
  count: v.nullable(v.number()),
  /** What is deleted every night until `from`. */
  working: v.object({ months: Months, keepBookmarked: v.boolean() }),
});
export type RetentionView = v.InferOutput<typeof RetentionView>;

export const RetentionAnswer = v.object({ retention: RetentionView });
/** `retention:changed`: how long advice stays was changed. The page asks again. */
export const RetentionChanged = v.object({});
