import { CURRENCY, UNLIMITED_AS_SESSIONS } from '@beside/common/billing/billing.constants';
import type { WithdrawalView } from '@beside/common/billing/billing.views';
import { PLAN_LIMITS } from '@beside/common/usage/usage.constants';
import type Stripe from 'stripe';
import type { PeriodUse } from '../usage/usage.service.ts';
import type { Live } from './billing.quotes.ts';
import type { Refundable } from './billing.refunds.ts';
import { isoOf, withdrawalEnd } from './billing.state.ts';
import { idOf, netOf } from './billing.stripe.ts';

/** Seconds for which the last day goes on elsewhere on earth. */
const ZONES_S = 86_400;
/** Seconds by which two clocks may differ. */
const SLACK_S = 60;

/** When a withdrawal was declared, and what was used. Times are the provider's, in Unix seconds. */
export interface Declaration {
  /** It counts from here, whenever its link was opened. */
  declaredAt: number;
  /** Until when the plan was there to use. */
  usedUntil: number;
  /** Sessions used when it was declared; null: it takes effect as it is declared, so nothing was used after it. */
  usedBefore: number | null;
  use: PeriodUse;
}

export interface Reckoned {
  view: WithdrawalView;
  /** The payments of the contract, and how much each has taken. */
  payments: Refundable[];
}

/**
 * What a withdrawal gives back; null when there is none to make.
 * What was paid before the declaration comes back whole, less what was used after the declaration; where the service began on request, less the
 * larger of two shares up to the declaration: of the time, and of the sessions. A period that was paid after the declaration owes the larger share up to its end.
 */
export async function calculateWithdrawal(
  stripe: Stripe,
  { subscription, plan }: Live,
  declared: Declaration,
): Promise<Reckoned | null> {
  const { start_date, metadata } = subscription;
  // A declaration from before the contract was about another one.
  if (declared.declaredAt < start_date - SLACK_S || declared.declaredAt >= withdrawalEnd(start_date) + ZONES_S) return null;
  const { data: invoices } = await stripe.invoices.list({
    ...{ subscription: subscription.id, status: 'paid', limit: 100 },
    expand: ['data.payments'],
  });
  const paid = invoices.reduce((total, { amount_paid }) => total + amount_paid, 0);
  const limit = PLAN_LIMITS[plan] ?? UNLIMITED_AS_SESSIONS;
  const lines = invoices.flatMap((invoice) => invoice.lines.data);
  const owed = owedFor(lines, declared, { limit, beganOnRequest: metadata.beginAtOnce === 'true' });
  const payments = invoices.flatMap(({ payments: list }) =>
    (list?.data ?? []).flatMap(({ payment, amount_paid }) => {
      const intent = idOf(payment.payment_intent);
      return intent && amount_paid ? [{ intent, amount: amount_paid }] : [];
    }),
  );
  // What was paid outside of Stripe is given back by hand.
  const refund = Math.min(
    Math.max(0, paid - owed),
    payments.reduce((total, { amount }) => total + amount, 0),
  );
  const view = {
    plan,
    startedAt: isoOf(start_date),
    until: isoOf(withdrawalEnd(start_date)),
    paid,
    used: paid - refund,
    refund,
    currency: CURRENCY,
  };
  return { view, payments };
}

/** Cents that stay owed, rounded in the customer's favour. Lines of one billing period end at one moment. */
function owedFor(
  lines: readonly Stripe.InvoiceLineItem[],
  declared: Declaration,
  contract: { limit: number; beganOnRequest: boolean },
): number {
  const ends = [...new Set(lines.map(({ period }) => period.end))].toSorted((one, other) => other - one);
  const periods = ends.map((end) => lines.filter(({ period }) => period.end === end));
  // The count belongs to the newest period that began with it; that of an earlier contract to the oldest.
  const since = declared.use.since.getTime() / 1000 + SLACK_S;
  const began = periods.findIndex((own) => startOf(own) <= since);
  const counted = began === -1 ? periods.length - 1 : began;
  const sessionsOf = (index: number): number =>
    index === counted ? declared.use.count : index === counted + 1 ? declared.use.previous : 0;
  const owed = periods.reduce(
    (total, own, index) => total + owedForPeriod(own, declared, { ...contract, sessions: sessionsOf(index) }),
    0,
  );
  return Math.max(0, Math.floor(owed + 1e-6));
}

const startOf = (lines: readonly Stripe.InvoiceLineItem[]): number => Math.min(...lines.map(({ period }) => period.start));

function owedForPeriod(
  lines: readonly Stripe.InvoiceLineItem[],
  { declaredAt, usedUntil, usedBefore }: Declaration,
  { limit, beganOnRequest, sessions }: { limit: number; beganOnRequest: boolean; sessions: number },
): number {
  const isAfter = startOf(lines) > declaredAt + SLACK_S;
  const net = lines.reduce((total, line) => total + netOf(line), 0);
  const used = isAfter || beganOnRequest ? sessions : Math.max(0, sessions - (usedBefore ?? sessions));
  const bySessions = net * Math.min(1, used / limit);
  if (!isAfter && !beganOnRequest) return bySessions;
  const until = isAfter ? usedUntil : Math.min(declaredAt, usedUntil);
  const byTime = lines.reduce((total, line) => {
    const { start: from, end } = line.period;
    const elapsed = Math.min(end, Math.max(from, until)) - from;
    return total + (netOf(line) * elapsed) / Math.max(1, end - from);
  }, 0);
  return Math.max(byTime, bySessions);
}
