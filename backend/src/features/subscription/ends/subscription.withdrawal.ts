import { UNLIMITED_AS_SESSIONS } from '@beside/common/contracts/contracts.constants';
import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import { CURRENCY, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import { limitOfPlan } from '@beside/common/usage/usage.constants';
import type Stripe from 'stripe';
import type { PeriodUse, UseByPlan } from '../../usage/usage.service.ts';
import type { Live } from '../orders/subscription.quotes.ts';
import { planOfProduct } from '../subscription.catalogue.ts';
import { idOf, netOf } from '../subscription.stripe.ts';
import { isoOf, withdrawalEnd } from '../sync/subscription.state.ts';
import type { Refundable } from './subscription.refunds.ts';

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

/** An invoice that is not paid yet, and the cents to give back should it be paid after the contract has ended. */
export interface OpenInvoiceDue {
  invoice: string;
  due: number;
}

export interface WithdrawalRefund {
  view: WithdrawalView;
  /** The payments of the contract, and how much each has taken. */
  payments: Refundable[];
  open: OpenInvoiceDue[];
}

/** Whether a withdrawal that was declared then is in time. */
export const isInTime = (declaredAt: number, startDate: number): boolean => declaredAt < withdrawalEnd(startDate) + ZONES_S;

/**
 * What a withdrawal gives back; null when there is none to make.
 * What was paid before the declaration comes back whole, less what was used after the declaration; where the service began on request, less the
 * larger of two shares up to the declaration: of the time, and of the sessions. What was paid after the declaration, a period or an upgrade,
 * owes the larger share up to its end.
 */
export async function calculateWithdrawal(stripe: Stripe, live: Live, declared: Declaration): Promise<WithdrawalRefund | null> {
  const { start_date } = live.subscription;
  // A declaration from before the contract was about another one.
  if (declared.declaredAt < start_date - SLACK_S || !isInTime(declared.declaredAt, start_date)) return null;
  return calculateRefund(stripe, live, declared);
}

/** What a withdrawal gives back that was in time when its contract was ended for it: nothing refuses that any more. */
export async function calculateRefund(
  stripe: Stripe,
  { subscription, plan }: Live,
  declared: Declaration,
): Promise<WithdrawalRefund> {
  const { start_date, metadata } = subscription;
  const { data: all } = await stripe.invoices.list({ subscription: subscription.id, limit: 100, expand: ['data.payments'] });
  const invoices = all.filter(({ status }) => status === 'paid');
  const paid = invoices.reduce((total, { amount_paid }) => total + amount_paid, 0);
  const owed = (of: readonly Stripe.Invoice[]): number =>
    owedFor(
      of.flatMap(({ lines }) => lines.data),
      declared,
      metadata.beginAtOnce === 'true',
    );
  const owedNow = owed(invoices);
  const open = all
    .filter(({ status }) => status === 'open')
    .map((invoice) => ({
      invoice: invoice.id,
      due: Math.max(0, invoice.amount_due - Math.max(0, owed([...invoices, invoice]) - owedNow)),
    }));
  const payments = invoices.flatMap(paymentsOf);
  // What was paid outside of Stripe is given back by hand.
  const refund = Math.min(
    Math.max(0, paid - owedNow),
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
  return { view, payments, open };
}

/** The payments of an invoice that was read with them. */
export const paymentsOf = ({ payments }: Stripe.Invoice): Refundable[] =>
  (payments?.data ?? []).flatMap(({ payment, amount_paid }) => {
    const intent = idOf(payment.payment_intent);
    return intent && amount_paid ? [{ intent, amount: amount_paid }] : [];
  });

type Line = Stripe.InvoiceLineItem;

/** Cents that stay owed, rounded in the customer's favour. Lines of one billing period end at one moment. */
function owedFor(lines: readonly Line[], declared: Declaration, beganOnRequest: boolean): number {
  const ends = [...new Set(lines.map(({ period }) => period.end))].toSorted((one, other) => other - one);
  const periods = ends.map((end) => lines.filter(({ period }) => period.end === end));
  const { since, use, previous } = declared.use;
  // The use belongs to the newest period that began with it; that of the period before, to the one before.
  const began = since === null ? -1 : periods.findIndex((own) => startOf(own) <= since.getTime() / 1000 + SLACK_S);
  const useIn = (index: number): UseByPlan => (began === -1 ? {} : index === began ? use : index === began + 1 ? previous : {});
  const owed = periods.reduce((total, own, index) => total + owedForPeriod(own, declared, useIn(index), beganOnRequest), 0);
  return Math.max(0, Math.floor(owed + 1e-6));
}

const startOf = (lines: readonly Line[]): number => Math.min(...lines.map(({ period }) => period.start));

function owedForPeriod(
  lines: readonly Line[],
  { declaredAt, usedUntil, usedBefore }: Declaration,
  use: UseByPlan,
  beganOnRequest: boolean,
): number {
  const isAfter = ({ period }: Line): boolean => period.start > declaredAt + SLACK_S;
  const before = lines.filter((line) => !isAfter(line));
  const after = lines.filter(isAfter);
  const owedBefore = beganOnRequest
    ? Math.max(byTime(before, Math.min(declaredAt, usedUntil)), bySessions(before, use))
    : bySessions(before, lessThan(before, use, usedBefore));
  return owedBefore + Math.max(byTime(after, usedUntil), bySessions(after, use));
}

/** The share of the time until a moment. */
function byTime(lines: readonly Line[], until: number): number {
  return lines.reduce((total, line) => {
    const { start, end } = line.period;
    const elapsed = Math.min(end, Math.max(start, until)) - start;
    return total + (netOf(line) * elapsed) / Math.max(1, end - start);
  }, 0);
}

/**
 * The share of the sessions, of each plan at its own price: an upgrade makes those of the smaller plan no cheaper. Never more than all of it. Sessions of
 * a plan that is not among the lines, such as the free one, cost nothing.
 */
function bySessions(lines: readonly Line[], use: UseByPlan): number {
  const all = lines.reduce((total, line) => total + netOf(line), 0);
  const cents = lines.reduce((total, line) => {
    const plan = planOf(line);
    if (plan === null) return total;
    const price = (Number(line.pricing?.unit_amount_decimal ?? 0) * netOf(line)) / line.amount;
    return total + price * Math.min(1, (use[plan] ?? 0) / (limitOfPlan(plan) ?? UNLIMITED_AS_SESSIONS));
  }, 0);
  return Math.max(0, Math.min(all, cents));
}

/** The plan that a line pays for; null: it gives something back, or is free. */
const planOf = (line: Line): PaidPlan | null => (line.amount > 0 ? planOfProduct(line.pricing?.price_details?.product) : null);

/** The use without the first sessions, in the order of the plans; null: without all. */
function lessThan(lines: readonly Line[], use: UseByPlan, first: number | null): UseByPlan {
  if (first === null) return {};
  let left = first;
  const plans = [...new Set(lines.toSorted((one, other) => one.period.start - other.period.start).map(planOf))];
  return Object.fromEntries(
    plans.flatMap((plan) => {
      if (plan === null) return [];
      const taken = Math.min(left, use[plan] ?? 0);
      left -= taken;
      return [[plan, (use[plan] ?? 0) - taken]];
    }),
  );
}
