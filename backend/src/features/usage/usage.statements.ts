import { PLAN_LIMITS } from '@beside/common/usage/usage.constants';

/** States of a subscription in which its plan applies; in any other the free plan does. */
const PAID = `("subscriptionStatus" in ('active', 'trialing', 'past_due'))`;
/** Within a paid period the count begins anew with the next one, and not a month after it began: that may be days earlier. */
const IN_PERIOD = `coalesce(${PAID} and "currentPeriodStart" <= $2::timestamptz and $2::timestamptz < "currentPeriodEnd", false)`;
/** The count's beginning, and the time $2, both in UTC. */
const SINCE = `("usageResetAt" at time zone 'UTC')`;
const NOW = `($2::timestamptz at time zone 'UTC')`;
/** One more than PostgreSQL's months between them: it counts none from 31 January to 28 February, we count one. */
const GUESS = `(extract(year from age(${NOW}, ${SINCE})) * 12 + extract(month from age(${NOW}, ${SINCE})) + 1)::int`;
/** Whole months since the count last began; it begins anew with each. */
const MONTHS = `greatest(0, case when ${IN_PERIOD} then 0 when ${SINCE} + make_interval(months => ${GUESS}) <= ${NOW} then ${GUESS} else ${GUESS} - 1 end)`;
/** The count's beginning, so many months later. */
const later = (months: string): string => `((${SINCE} + make_interval(months => ${months})) at time zone 'UTC')`;
const PLAN = `(case when ${PAID} and $3::jsonb ? "subscriptionPlan" then "subscriptionPlan" else 'free' end)`;
const LIMIT = `($3::jsonb ->> ${PLAN})::int`;

/** Input of `LIMIT`: each plan's limit; null is unlimited. */
export const LIMITS_JSON = JSON.stringify(PLAN_LIMITS);

/** Parameters: user, time, limits. One row when a use was left, or the plan is unlimited. */
export const RESERVE = `update users
  set "usageCount" = case when ${MONTHS} > 0 then 1 else "usageCount" + 1 end,
      "usageResetAt" = ${later(MONTHS)}
  where id = $1 and (${LIMIT} is null or ${MONTHS} > 0 or "usageCount" < ${LIMIT})`;

/**
 * Parameters: user, the period's beginning and end (null: none), whether it is the last. A period that begins after the count did begins
 * the count anew; the same one again changes nothing.
 */
export const SET_PERIOD = `update users
  set "currentPeriodStart" = $2::timestamptz, "currentPeriodEnd" = $3::timestamptz, "cancelAtPeriodEnd" = $4,
      "usageCount" = case when $2::timestamptz > "usageResetAt" then 0 else "usageCount" end,
      "usageResetAt" = greatest("usageResetAt", $2::timestamptz)
  where id = $1`;

/** The same parameters. The count goes on in a period that is not paid yet: once it is, `SET_PERIOD` begins it anew. */
export const SET_UNPAID_PERIOD = `update users
  set "currentPeriodStart" = $2::timestamptz, "currentPeriodEnd" = $3::timestamptz, "cancelAtPeriodEnd" = $4
  where id = $1`;

/** Parameters: user, plan, status, customer, subscription. */
export const SET_PLAN = `update users
  set "subscriptionPlan" = $2, "subscriptionStatus" = $3, "stripeCustomerId" = $4, "stripeSubscriptionId" = $5, "updatedAt" = now()
  where id = $1`;

/** Parameter: user. */
export const LOCK = 'select 1 from users where id = $1 for no key update';

/** Parameters: user, time of the use. Gives nothing back once a new month has begun. */
export const GIVE_BACK = `update users set "usageCount" = "usageCount" - 1
  where id = $1 and "usageResetAt" <= $2::timestamptz and "usageCount" > 0`;

/** Parameters: user, time, limits. */
export const READ = `select ${PLAN} as plan, "subscriptionStatus" as status, ${LIMIT} as limit,
    case when ${MONTHS} > 0 then 0 else "usageCount" end as "usageCount",
    case when ${IN_PERIOD} then "currentPeriodEnd" else ${later(`${MONTHS} + 1`)} end as "resetsAt", "currentPeriodEnd", "cancelAtPeriodEnd"
  from users where id = $1`;

/** Parameter: user. */
export const EXPORT = `select "usageCount", "usageResetAt" as "countedSince", "subscriptionPlan" as plan, "subscriptionStatus" as status,
    "currentPeriodStart", "currentPeriodEnd", "cancelAtPeriodEnd"
  from users where id = $1`;

/** Parameters: user, plan. A plan that nobody pays for has no period; its count goes on. */
export const SET_PLAN_BY_HAND = `update users
  set "subscriptionPlan" = $2, "subscriptionStatus" = 'active', "stripeSubscriptionId" = null,
      "currentPeriodStart" = null, "currentPeriodEnd" = null, "cancelAtPeriodEnd" = false, "updatedAt" = now()
  where id = $1`;
