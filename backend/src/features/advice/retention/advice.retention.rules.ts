import { RETENTION_WAIT_DAYS, type RetentionMonths } from '@beside/common/advice/advice.retention.constants';

/** What is deleted; `months` is null where nothing is. */
export interface RetentionRule {
  months: RetentionMonths | null;
  keepBookmarked: boolean;
}

/** A choice, and what works until it does: see `Retention`. */
export interface RetentionChoice {
  months: RetentionMonths;
  keepBookmarked: boolean;
  worksFrom: Date;
  monthsBefore: RetentionMonths | null;
  keepBookmarkedBefore: boolean;
}

const DAY_MS = 86_400_000;
const NEVER: RetentionRule = { months: null, keepBookmarked: true };

const monthsOf = ({ months }: RetentionRule): number => months ?? Number.POSITIVE_INFINITY;

/** Whether one rule deletes nothing that another does not. */
const isLax = (rule: RetentionRule, than: RetentionRule): boolean =>
  rule.months === null || (monthsOf(rule) >= monthsOf(than) && (rule.keepBookmarked || !than.keepBookmarked));

/** The rule that works at a moment. */
export function workingRule(choice: RetentionChoice | null, now: Date): RetentionRule {
  if (!choice) return NEVER;
  if (choice.worksFrom <= now) return { months: choice.months, keepBookmarked: choice.keepBookmarked };
  return { months: choice.monthsBefore, keepBookmarked: choice.keepBookmarkedBefore };
}

/**
 * Chooses a rule. One that deletes more than what works waits for `RETENTION_WAIT_DAYS`, in which only that is deleted which both delete. What is
 * chosen meanwhile waits no longer than what it replaces, where it deletes nothing more than that.
 * @returns the new choice; null where nothing is deleted any more. `isAnnounced`: its user is to be told of it
 */
export function chooseRule(
  choice: RetentionChoice | null,
  wanted: RetentionRule,
  now: Date,
): { choice: RetentionChoice | null; isAnnounced: boolean } {
  const { months, keepBookmarked } = wanted;
  if (months === null) return { choice: null, isAnnounced: false };
  const working = workingRule(choice, now);
  if (isLax(wanted, working))
    return {
      choice: { months, keepBookmarked, worksFrom: now, monthsBefore: months, keepBookmarkedBefore: keepBookmarked },
      isAnnounced: false,
    };
  const isWaitingFor = choice !== null && choice.worksFrom > now && isLax(wanted, choice);
  const worksFrom = isWaitingFor ? choice.worksFrom : new Date(now.getTime() + RETENTION_WAIT_DAYS * DAY_MS);
  return {
    choice: {
      months,
      keepBookmarked,
      worksFrom,
      monthsBefore: working.months === null || working.months > months ? working.months : months,
      keepBookmarkedBefore: working.keepBookmarked || keepBookmarked,
    },
    isAnnounced: !isWaitingFor,
  };
}
