import { PLAN_LIMITS } from '@beside/common/usage/usage.constants';

/** States of a subscription in which its plan applies; in any other the free plan does. */
const PAID = `("subscriptionStatus" in ('active', 'trialing', 'past_due'))`;
/**
 * A query for other statements: whether the user whose id is a parameter has a plan that is paid, or given by hand. It takes the user's row as a
 * foreign key does, so that a statement waits for a deletion before it locks what others need.
 */
export const hasPaidPlan = (parameter: `$${number}`): string =>
  `(select ${PAID} and "subscriptionPlan" <> 'free' from users where id = ${parameter} for key share)`;
/** Within a paid period the count begins anew with the next one, and not a month after it began: that may be days earlier. */
const IN_PERIOD = `coalesce(${PAID} and "currentPeriodStart" <= $2::timestamptz and $2::timestamptz < "currentPeriodEnd", false)`;
/** The count's beginning, and the time $2, both in UTC. */
const SINCE = `("usageResetAt" at time zone 'UTC')`;
const NOW = `($2::timestamptz at time zone 'UTC')`;
/** One more than PostgreSQL's months between them: it counts none from 31 January to 28 February, we count one. */
const GUESS = `(extract(year from age(${NOW}, ${SINCE})) * 12 + extract(month from age(${NOW}, ${SINCE})) + 1)::int`;
/** The use of an earlier contract counts until its period would have ended, and that moment is over: see `SET_PERIOD`. */
const KEPT_IS_OVER = `(${IN_PERIOD} and "usageKeptUntil" > "usageResetAt" and "usageKeptUntil" <= $2::timestamptz)`;
/** Whole months since the count last began; it begins anew with each. */
const MONTHS = `greatest(0, case when ${KEPT_IS_OVER} then 1 when ${IN_PERIOD} then 0 when ${SINCE} + make_interval(months => ${GUESS}) <= ${NOW} then ${GUESS} else ${GUESS} - 1 end)`;
/** The count's beginning, so many months later. */
const later = (months: string): string => `((${SINCE} + make_interval(months => ${months})) at time zone 'UTC')`;
const PLAN = `(case when ${PAID} and $3::jsonb ? "subscriptionPlan" then "subscriptionPlan" else 'free' end)`;
const LIMIT = `($3::jsonb ->> ${PLAN})::int`;

/** Input of `LIMIT`: each plan's limit; null is unlimited. */
export const LIMITS_JSON = JSON.stringify(PLAN_LIMITS);

const OF_PLAN = `coalesce(("periodUsage" ->> ${PLAN})::int, 0)`;
/** A paid period's use, with one more or one less of the plan that applies. */
const periodUsage = (change: '+ 1' | '- 1'): string => `jsonb_set("periodUsage", array[${PLAN}], to_jsonb(${OF_PLAN} ${change}))`;

/** Parameters: user, time, limits. One row when a use was left, or the plan is unlimited. */
export const RESERVE = `update users
  set "usageCount" = case when ${MONTHS} > 0 then 1 else "usageCount" + 1 end,
      "periodUsage" = ${periodUsage('+ 1')},
      "usageResetAt" = case when ${KEPT_IS_OVER} then "usageKeptUntil" else ${later(MONTHS)} end
  where id = $1 and (${LIMIT} is null or ${MONTHS} > 0 or "usageCount" < ${LIMIT})`;

/** The period so far has ended before its time: by a withdrawal, or because a payment was taken back. One that was never paid has begun no count. */
const ENDS_EARLY = `("currentPeriodEnd" > coalesce($2::timestamptz, $5::timestamptz)
  and ($2::timestamptz is null or $2::timestamptz > "currentPeriodStart")
  and ("usageResetAt" >= "currentPeriodStart" or "usageKeptUntil" > "currentPeriodStart"))`;
const KEPT_UNTIL = `case when ${ENDS_EARLY} then greatest("usageKeptUntil", "currentPeriodEnd") else "usageKeptUntil" end`;
/** Whether the count begins anew with a period: not while the use of an earlier contract counts. */
const BEGINS_ANEW = `($2::timestamptz > "usageResetAt" and $2::timestamptz >= coalesce(${KEPT_UNTIL}, $2::timestamptz))`;

const IS_NEW = `coalesce($2::timestamptz > coalesce("periodSince", '-infinity'), false)`;
/** What was used between two contracts cost nothing, and a new one does not owe it. */
const FREE_USE = `coalesce(("periodUsage" ->> 'free')::int, 0)`;
/** The first period of a contract for which the use of an earlier one counts. */
const KEEPS_USE = `($2::timestamptz < ${KEPT_UNTIL} and ("currentPeriodEnd" is null or "currentPeriodEnd" > $2::timestamptz))`;

/**
 * Parameters: user, the period's beginning and end (null: none), whether it is the last, the time. A period that begins after the count did
 * begins the count anew; the same one again changes nothing. Where a period has ended before its time, its use counts until that time. Run it
 * after `SET_PLAN`: use that is kept counts for the new plan.
 */
export const SET_PERIOD = `update users
  set "currentPeriodStart" = $2::timestamptz, "currentPeriodEnd" = $3::timestamptz, "cancelAtPeriodEnd" = $4,
      "usageKeptUntil" = ${KEPT_UNTIL},
      "periodSince" = case when ${IS_NEW} then $2::timestamptz else "periodSince" end,
      "previousUsage" = case when ${IS_NEW} then "periodUsage" else "previousUsage" end,
      "periodUsage" = case when not ${IS_NEW} then "periodUsage"
        when ${KEEPS_USE} then jsonb_build_object("subscriptionPlan", greatest(0, "usageCount" - ${FREE_USE})) else '{}' end,
      "usageCount" = case when ${BEGINS_ANEW} then 0 else "usageCount" end,
      "usageResetAt" = case when ${BEGINS_ANEW} then $2::timestamptz else "usageResetAt" end
  where id = $1`;

/** The same parameters. The count goes on in a period that is not paid yet: once it is, `SET_PERIOD` begins it anew. */
export const SET_UNPAID_PERIOD = `update users
  set "currentPeriodStart" = $2::timestamptz, "currentPeriodEnd" = $3::timestamptz, "cancelAtPeriodEnd" = $4
  where id = $1 and $5::timestamptz is not null`;

/** Parameters: user, plan, status, customer, subscription. */
export const SET_PLAN = `update users
  set "subscriptionPlan" = $2, "subscriptionStatus" = $3, "stripeCustomerId" = $4, "stripeSubscriptionId" = $5, "updatedAt" = now()
  where id = $1`;

/** Parameter: user. */
export const LOCK = 'select 1 from users where id = $1 for no key update';

/** Parameters: user, time of the use, limits. Gives nothing back once a new month, or a new period, has begun. */
export const GIVE_BACK = `update users
  set "usageCount" = case when "usageResetAt" <= $2::timestamptz then greatest(0, "usageCount" - 1) else "usageCount" end,
      "periodUsage" = case when coalesce("periodSince", '-infinity') <= $2::timestamptz and ${OF_PLAN} > 0
        then ${periodUsage('- 1')} else "periodUsage" end
  where id = $1`;

/** Parameters: user, time, limits. */
export const READ = `select ${PLAN} as plan, "subscriptionStatus" as status, ${LIMIT} as limit,
    case when ${MONTHS} > 0 then 0 else "usageCount" end as "usageCount",
    case when ${IN_PERIOD} and "usageKeptUntil" > "usageResetAt" and "usageKeptUntil" > $2::timestamptz
           then least("usageKeptUntil", "currentPeriodEnd")
         when ${IN_PERIOD} then "currentPeriodEnd" else ${later(`${MONTHS} + 1`)} end as "resetsAt",
    "currentPeriodEnd", "cancelAtPeriodEnd", "periodSince", "periodUsage", "previousUsage",
    case when "usageKeptUntil" > greatest("usageResetAt", $2::timestamptz) then "usageKeptUntil" end as "usageKeptUntil"
  from users where id = $1`;

/** Parameter: user. */
export const EXPORT = `select "usageCount", "usageResetAt" as "countedSince", "subscriptionPlan" as plan, "subscriptionStatus" as status,
    "currentPeriodStart", "currentPeriodEnd", "cancelAtPeriodEnd",
    "periodUsage", "previousUsage", "usageKeptUntil" as "countsUntil"
  from users where id = $1`;

/** Parameters: user, plan. A plan that nobody pays for has no period; its count goes on. */
export const SET_PLAN_BY_HAND = `update users
  set "subscriptionPlan" = $2, "subscriptionStatus" = 'active', "stripeSubscriptionId" = null,
      "currentPeriodStart" = null, "currentPeriodEnd" = null, "cancelAtPeriodEnd" = false, "updatedAt" = now()
  where id = $1`;

/**
 * Parameters: user, time, sessions, until when they count. Adds the use of a deleted account of the same owner, once; the count begins anew when
 * that is over.
 */
export const TAKE_OVER = `update users
  set "usageCount" = $3::int + case when ${MONTHS} > 0 then 0 else "usageCount" end,
      "usageResetAt" = ($4::timestamptz at time zone 'UTC' - interval '1 month') at time zone 'UTC', "usageKeptUntil" = $4::timestamptz
  where id = $1 and $4::timestamptz > greatest("usageKeptUntil", $2::timestamptz)`;

/** Parameter: user. */
export const HAS_PLAN_BY_HAND = `select 1 from users where id = $1 and "subscriptionPlan" <> 'free' and "stripeSubscriptionId" is null`;

/** Parameters: keys, browser, month, limit. As many rows as keys when each had a use left; all rows are locked in one order. */
export const RESERVE_ANONYMOUS = `insert into anonymous_usage ("ipAddress", "userAgent", "monthYear")
  select key, $2, $3 from unnest($1::text[]) as key order by key
  on conflict ("ipAddress", "monthYear") do update
    set "sessionCount" = anonymous_usage."sessionCount" + 1, "lastUsed" = now(), "userAgent" = excluded."userAgent"
    where anonymous_usage."sessionCount" < $4`;

/** Parameters: keys, month. */
export const GIVE_BACK_ANONYMOUS = `with held as (
    select id from anonymous_usage where "ipAddress" = any($1) and "monthYear" = $2 order by "ipAddress" for update)
  update anonymous_usage used set "sessionCount" = "sessionCount" - 1 from held where used.id = held.id and "sessionCount" > 0`;
