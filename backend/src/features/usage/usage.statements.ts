import { PLAN_LIMITS } from '@beside/common/usage/usage.constants';

/** States of a subscription in which its plan applies; in any other the free plan does. */
const PAID = `("subscriptionStatus" in ('active', 'trialing', 'past_due'))`;
/** When the count began: a paid period that began since begins it anew. */
const BEGAN = `greatest("usageResetAt", case when ${PAID} and "currentPeriodStart" <= $2::timestamptz then "currentPeriodStart" end)`;
/** The count's beginning, and the time $2, both in UTC. */
const SINCE = `(${BEGAN} at time zone 'UTC')`;
const NOW = `($2::timestamptz at time zone 'UTC')`;
/** One more than PostgreSQL's months between them: it counts none from 31 January to 28 February, we count one. */
const GUESS = `(extract(year from age(${NOW}, ${SINCE})) * 12 + extract(month from age(${NOW}, ${SINCE})) + 1)::int`;
/** Whole months since the count last began; it begins anew with each. */
const MONTHS = `greatest(0, case when ${SINCE} + make_interval(months => ${GUESS}) <= ${NOW} then ${GUESS} else ${GUESS} - 1 end)`;
/** The count's beginning, so many months later. */
const later = (months: string): string => `((${SINCE} + make_interval(months => ${months})) at time zone 'UTC')`;
const PLAN = `(case when ${PAID} and $3::jsonb ? "subscriptionPlan" then "subscriptionPlan" else 'free' end)`;
const LIMIT = `($3::jsonb ->> ${PLAN})::int`;

/** Whether the count begins anew: a month or a paid period began since the last use. */
const FRESH = `(${MONTHS} > 0 or ${BEGAN} > "usageResetAt")`;
/** When the count begins anew next: after a month, or with the end of the paid period if that is sooner. */
const NEXT = `least(${later(`${MONTHS} + 1`)}, case when ${PAID} and "currentPeriodEnd" > $2::timestamptz then "currentPeriodEnd" end)`;

/** Input of `LIMIT`: each plan's limit; null is unlimited. */
export const LIMITS_JSON = JSON.stringify(PLAN_LIMITS);

/** Parameters: user, time, limits. One row when a use was left, or the plan is unlimited. */
export const RESERVE = `update users
  set "usageCount" = case when ${FRESH} then 1 else "usageCount" + 1 end,
      "usageResetAt" = ${later(MONTHS)}
  where id = $1 and (${LIMIT} is null or ${FRESH} or "usageCount" < ${LIMIT})`;

/** Parameters: user, time of the use. Gives nothing back once a new month has begun. */
export const GIVE_BACK = `update users set "usageCount" = "usageCount" - 1
  where id = $1 and "usageResetAt" <= $2::timestamptz and "usageCount" > 0`;

/** Parameters: user, time, limits. */
export const READ = `select ${PLAN} as plan, "subscriptionStatus" as status, ${LIMIT} as limit,
    case when ${FRESH} then 0 else "usageCount" end as "usageCount",
    ${NEXT} as "resetsAt", "currentPeriodEnd", "cancelAtPeriodEnd"
  from users where id = $1`;

/** Parameter: user. */
export const EXPORT = `select "usageCount", "usageResetAt" as "countedSince", "subscriptionPlan" as plan, "subscriptionStatus" as status,
    "currentPeriodStart", "currentPeriodEnd", "cancelAtPeriodEnd"
  from users where id = $1`;
