import { PLANS } from '@beside/common/usage/plans';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';
import { reserving } from '../../model/model.budget.statements.ts';

/** Sessions by plan. */
export type UseByPlan = Readonly<Record<string, number>>;
const plan = t.oneOf(PLAN_IDS);

/** States of a subscription in which its plan applies; in any other the free plan does. */
const PAID = `("subscriptionStatus" in ('active', 'trialing', 'past_due'))`;
/** Within a paid period the count begins anew with the next one, and not a month after it began: that may be days earlier. */
const IN_PERIOD = `coalesce(${PAID} and "currentPeriodStart" <= $2::timestamptz and $2::timestamptz < "currentPeriodEnd", false)`;
/** The count's beginning, and the time $2, both in UTC. */
const SINCE = `("usageResetAt" at time zone 'UTC')`;
const NOW = `($2::timestamptz at time zone 'UTC')`;
/** One more than PostgreSQL's months between them: it counts none from 31 January to 28 February, we count one. */
const GUESS = `(extract(year from age(${NOW}, ${SINCE})) * 12 + extract(month from age(${NOW}, ${SINCE})) + 1)::int`;
/** The use of an earlier contract counts until its period would have ended, and that moment is over: see `setPeriod`. */
const KEPT_IS_OVER = `(${IN_PERIOD} and "usageKeptUntil" > "usageResetAt" and "usageKeptUntil" <= $2::timestamptz)`;
/** Whole months since the count last began; it begins anew with each. */
const MONTHS = `greatest(0, case when ${KEPT_IS_OVER} then 1 when ${IN_PERIOD} then 0 when ${SINCE} + make_interval(months => ${GUESS}) <= ${NOW} then ${GUESS} else ${GUESS} - 1 end)`;
/** The count's beginning, so many months later. */
const later = (months: string): string => `((${SINCE} + make_interval(months => ${months})) at time zone 'UTC')`;
/** Each plan's limit; null is unlimited. */
const LIMITS = `'${JSON.stringify(Object.fromEntries(PLANS.map(({ id, limit }) => [id, limit])))}'::jsonb`;
const PLAN = `(case when ${PAID} and ${LIMITS} ? "subscriptionPlan" then "subscriptionPlan" else 'free' end)`;
const LIMIT = `(${LIMITS} ->> ${PLAN})::int`;

const OF_PLAN = `coalesce(("periodUsage" ->> ${PLAN})::int, 0)`;
/** A paid period's use, with one more or one less of the plan that applies. */
const periodUsage = (change: '+ 1' | '- 1'): string => `jsonb_set("periodUsage", array[${PLAN}], to_jsonb(${OF_PLAN} ${change}))`;

/** Counts a use of a user at a time. @returns whether one was left, or the plan is unlimited */
export const reserve = statement({
  name: 'usage-reserve-user',
  sql: `update users
  set "usageCount" = case when ${MONTHS} > 0 then 1 else "usageCount" + 1 end,
      "periodUsage" = ${periodUsage('+ 1')},
      "usageResetAt" = case when ${KEPT_IS_OVER} then "usageKeptUntil" else ${later(MONTHS)} end
  where id = $1 and (${LIMIT} is null or ${MONTHS} > 0 or "usageCount" < ${LIMIT})`,
  takes: [t.text, t.timestamptz],
}).some;

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

const PERIOD = [t.text, t.orNull(t.timestamptz), t.orNull(t.timestamptz), t.boolean, t.timestamptz] as const;

/**
 * Sets a user's period: its beginning and end (null: none), whether it is the last; at a time. A period that begins after the count did
 * begins the count anew; the same one again changes nothing. Where a period has ended before its time, its use counts until that time. Run it
 * after `setPlan`: use that is kept counts for the new plan.
 */
export const setPeriod = statement({
  sql: `update users
  set "currentPeriodStart" = $2::timestamptz, "currentPeriodEnd" = $3::timestamptz, "cancelAtPeriodEnd" = $4,
      "usageKeptUntil" = ${KEPT_UNTIL},
      "periodSince" = case when ${IS_NEW} then $2::timestamptz else "periodSince" end,
      "previousUsage" = case when ${IS_NEW} then "periodUsage" else "previousUsage" end,
      "periodUsage" = case when not ${IS_NEW} then "periodUsage"
        when ${KEEPS_USE} then jsonb_build_object("subscriptionPlan", greatest(0, "usageCount" - ${FREE_USE})) else '{}' end,
      "usageCount" = case when ${BEGINS_ANEW} then 0 else "usageCount" end,
      "usageResetAt" = case when ${BEGINS_ANEW} then $2::timestamptz else "usageResetAt" end
  where id = $1`,
  takes: PERIOD,
}).run;

/** The same. The count goes on in a period that is not paid yet: once it is, `setPeriod` begins it anew. */
export const setUnpaidPeriod = statement({
  sql: `update users
  set "currentPeriodStart" = $2::timestamptz, "currentPeriodEnd" = $3::timestamptz, "cancelAtPeriodEnd" = $4
  where id = $1 and $5::timestamptz is not null`,
  takes: PERIOD,
}).run;

export const setPlan = statement({
  sql: `update users
  set "subscriptionPlan" = $plan, "subscriptionStatus" = $status, "stripeCustomerId" = $customerId, "stripeSubscriptionId" = $subscriptionId,
    "updatedAt" = now()
  where id = $userId`,
  takes: { userId: t.text, plan, status: t.text, customerId: t.orNull(t.text), subscriptionId: t.orNull(t.text) },
}).run;

/** Locks a user's plan until the transaction ends. @returns false: the user is gone */
export const lock = statement({ sql: 'select 1 from users where id = $1 for no key update', takes: [t.text] }).some;

/** Takes a user's use at a time back. Gives nothing back once a new month, or a new period, has begun. */
export const giveBack = statement({
  sql: `update users
  set "usageCount" = case when "usageResetAt" <= $2::timestamptz then greatest(0, "usageCount" - 1) else "usageCount" end,
      "periodUsage" = case when coalesce("periodSince", '-infinity') <= $2::timestamptz and ${OF_PLAN} > 0
        then ${periodUsage('- 1')} else "periodUsage" end
  where id = $1`,
  takes: [t.text, t.timestamptz],
}).run;

const USE = {
  plan: t.present(plan),
  status: t.text,
  limit: t.orNull(t.integer),
  usageCount: t.present(t.integer),
  resetsAt: t.present(t.timestamptz),
  currentPeriodEnd: t.orNull(t.timestamptz),
  cancelAtPeriodEnd: t.boolean,
  periodSince: t.orNull(t.timestamptz),
  periodUsage: t.jsonb<UseByPlan>(),
  previousUsage: t.jsonb<UseByPlan>(),
  usageKeptUntil: t.orNull(t.timestamptz),
};

/** A user's plan and use at a time. */
export const read = statement({
  name: 'usage-read',
  sql: `select ${PLAN} as plan, "subscriptionStatus" as status, ${LIMIT} as limit,
    case when ${MONTHS} > 0 then 0 else "usageCount" end as "usageCount",
    case when ${IN_PERIOD} and "usageKeptUntil" > "usageResetAt" and "usageKeptUntil" > $2::timestamptz
           then least("usageKeptUntil", "currentPeriodEnd")
         when ${IN_PERIOD} then "currentPeriodEnd" else ${later(`${MONTHS} + 1`)} end as "resetsAt",
    "currentPeriodEnd", "cancelAtPeriodEnd", "periodSince", "periodUsage", "previousUsage",
    case when "usageKeptUntil" > greatest("usageResetAt", $2::timestamptz) then "usageKeptUntil" end as "usageKeptUntil"
  from users where id = $1`,
  takes: [t.text, t.timestamptz],
  gives: USE,
}).first;

/** How often a user has used the product since the count began. */
export const countOf = statement({
  name: 'usage-count',
  sql: 'select "usageCount" from users where id = $1',
  takes: [t.text],
  gives: { usageCount: t.integer },
}).value;

export const exportOf = statement({
  sql: `select "usageCount", "usageResetAt" as "countedSince", "subscriptionPlan" as plan, "subscriptionStatus" as status,
    "currentPeriodStart", "currentPeriodEnd", "cancelAtPeriodEnd",
    "periodUsage", "previousUsage", "usageKeptUntil" as "countsUntil"
  from users where id = $1`,
  takes: [t.text],
  gives: {
    usageCount: t.integer,
    countedSince: t.timestamptz,
    plan: t.text,
    status: t.text,
    currentPeriodStart: t.orNull(t.timestamptz),
    currentPeriodEnd: t.orNull(t.timestamptz),
    cancelAtPeriodEnd: t.boolean,
    periodUsage: t.jsonb<UseByPlan>(),
    previousUsage: t.jsonb<UseByPlan>(),
    countsUntil: t.orNull(t.timestamptz),
  },
}).all;

/** Gives a user a plan that nobody pays for: it has no period, and its count goes on. */
export const setPlanByHand = statement({
  sql: `update users
  set "subscriptionPlan" = $2, "subscriptionStatus" = 'active', "stripeSubscriptionId" = null,
      "currentPeriodStart" = null, "currentPeriodEnd" = null, "cancelAtPeriodEnd" = false, "updatedAt" = now()
  where id = $1`,
  takes: [t.text, plan],
}).run;

/** Adds the use of a deleted account of the same owner to a user's, at a time: so many sessions, until when they count. Once; the count begins anew when that is over. */
export const takeOver = statement({
  sql: `update users
  set "usageCount" = $3::int + case when ${MONTHS} > 0 then 0 else "usageCount" end,
      "usageResetAt" = ($4::timestamptz at time zone 'UTC' - interval '1 month') at time zone 'UTC', "usageKeptUntil" = $4::timestamptz
  where id = $1 and $4::timestamptz > greatest("usageKeptUntil", $2::timestamptz)`,
  takes: [t.text, t.timestamptz, t.integer, t.timestamptz],
}).run;

/** Whether a user has a paid plan without a subscription. */
export const hasPlanByHand = statement({
  sql: `select 1 from users where id = $1 and "subscriptionPlan" <> 'free' and "stripeSubscriptionId" is null`,
  takes: [t.text],
}).some;

/**
 * Reserves tokens for the model, by the plan of the user. It takes the user's row as a foreign key does, so that it waits for a deletion before it
 * locks what others need.
 */
export const reserveTokens = reserving(
  `(select ${PAID} and "subscriptionPlan" <> 'free' from users where id = $2 for key share)`,
);

/** Counts a use for some keys, of a browser, in a month, within a limit. As many rows as keys when each had a use left; all rows are locked in one order. */
export const reserveAnonymous = statement({
  name: 'usage-reserve',
  sql: `insert into anonymous_usage ("ipAddress", "userAgent", "monthYear")
  select key, $2, $3 from unnest($1::text[]) as key order by key
  on conflict ("ipAddress", "monthYear") do update
    set "sessionCount" = anonymous_usage."sessionCount" + 1, "lastUsed" = now(), "userAgent" = excluded."userAgent"
    where anonymous_usage."sessionCount" < $4`,
  takes: [t.array(t.text), t.orNull(t.text), t.text, t.integer],
}).count;

/** The most that was used under some keys in a month; null: nothing. */
export const readAnonymous = statement({
  name: 'usage-anonymous',
  sql: `select max("sessionCount") as used from anonymous_usage where "ipAddress" = any($1) and "monthYear" = $2`,
  takes: [t.array(t.text), t.text],
  gives: { used: t.orNull(t.integer) },
}).value;

/** Takes back a use of some keys in a month. */
export const giveBackAnonymous = statement({
  sql: `with held as (
    select id from anonymous_usage where "ipAddress" = any($1) and "monthYear" = $2 order by "ipAddress" for update)
  update anonymous_usage used set "sessionCount" = "sessionCount" - 1 from held where used.id = held.id and "sessionCount" > 0`,
  takes: [t.array(t.text), t.text],
}).run;
