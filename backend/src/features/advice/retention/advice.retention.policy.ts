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

/** The first noon (UTC) after so many days: in every time zone it has the date that people are told, and nothing is deleted before that date begins. */
function noonAfter(time: Date, days: number): Date {
  const wanted = time.getTime() + days * DAY_MS;
  const noon = new Date(wanted).setUTCHours(12, 0, 0, 0);
  return new Date(noon < wanted ? noon + DAY_MS : noon);
}

/** The rule that works at a moment. */
export function workingRule(choice: RetentionChoice | null, now: Date): RetentionRule {
  if (!choice) return NEVER;
  if (choice.worksFrom <= now) return { months: choice.months, keepBookmarked: choice.keepBookmarked };
  return { months: choice.monthsBefore, keepBookmarked: choice.keepBookmarkedBefore };
}

/**
 * Chooses a rule. One that deletes more than what works waits for `RETENTION_WAIT_DAYS`, and for the noon after them; meanwhile only that is deleted
 * which both delete. What is chosen meanwhile waits no longer than what it replaces, where it deletes nothing more than that.
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
  return {
    choice: {
      months,
      keepBookmarked,
      worksFrom: isWaitingFor ? choice.worksFrom : noonAfter(now, RETENTION_WAIT_DAYS),
      monthsBefore: working.months === null || working.months > months ? working.months : months,
      keepBookmarkedBefore: working.keepBookmarked || keepBookmarked,
    },
    isAnnounced: !isWaitingFor,
  };
}

/** The same time some months ago, by UTC and as PostgreSQL counts them: the last day of a shorter month. */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The day of a longer month has led into the next one.
  if (before.getUTCDate() !== time.getUTCDate()) before.setUTCDate(0);
  return before;
}
