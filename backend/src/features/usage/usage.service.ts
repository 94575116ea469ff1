import { DEFAULT_LIMIT, type Plan } from '@beside/common/usage/usage.constants';
import type { AnonymousUsageView, SubscriptionView } from '@beside/common/usage/usage.views';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { UseByPlan } from './usage.statements.ts';
import * as uses from './usage.statements.ts';

/** A counted use, and its owner for giving it back: a user (`at` is its ISO time), or an address. */
export type Reservation = { userId: string; at: string } | AnonymousReservation;

/** Of a visitor's browser, too, where it has a session: one machine has several addresses. */
interface AnonymousReservation {
  ipAddress: string;
  monthYear: string;
  visitorId?: string;
}

/** A user's plan and use, without what billing adds. */
type PlanUse = Omit<SubscriptionView, 'billing'>;

/** What the payment provider says about a user's plan; a period of null: there is none. */
export interface PlanChange {
  plan: Plan;
  status: string;
  customerId: string;
  subscriptionId: string | null;
  period: { start: Date; end: Date; isLast: boolean; isPaid: boolean } | null;
}

export type { UseByPlan };

/** Sessions used in the newest paid period, and in the one before. Those of an earlier contract that count in this one are among them. */
export interface PeriodUse {
  /** When it began; null: nothing was ever paid. */
  since: Date | null;
  use: UseByPlan;
  previous: UseByPlan;
}

/** Sessions that count on after their contract has ended, and until when; null: they do not. */
export interface KeptUse {
  count: number;
  until: Date | null;
}

/** Milliseconds for which a read count is used again, and how many are kept. */
const FRESH_MS = 500;
const KEPT_MAX = 20_000;

export interface UsageDeps {
  pool: pg.Pool;
  publisher: Pick<Publisher, 'publish' | 'onReceived'>;
  log: Log;
  clock: Clock;
}

/** The calendar month (UTC) in which an address's use is counted, for example `2026-11`. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** What users and visitors have used, and the plan that says how much they may. */
export interface UsageService {
  /** The reservation that one use by this actor makes. */
  reservationFor(actor: Actor): Reservation;
  /**
   * Counts one use, atomically: parallel requests can never exceed the limit.
   * @param transaction the one that also stores what the use pays for
   * @throws AppError 402 `usage_limit_reached`
   */
  reserve(transaction: Transaction, reservation: Reservation, userAgent: string | null): Promise<void>;
  /** Gives a use back, in the transaction that ends its reply. */
  giveBack(transaction: Transaction, reservation: Reservation): Promise<void>;
  /** Locks a user's plan until the transaction ends. False: the user is gone. */
  lock(transaction: Transaction, userId: string): Promise<boolean>;
  /**
   * Records a plan and its paid period, as the payment provider states them, in the transaction that records the rest of the subscription.
   * The count begins anew with a new period that is paid.
   */
  setPlan(transaction: Transaction, userId: string, change: PlanChange): Promise<void>;
  /** Gives a user a plan that nobody pays for, until a subscription of theirs begins. The subscription knows whether one goes on. */
  setPlanByHand: typeof uses.setPlanByHand;
  /** Whether a user has a paid plan without a subscription. */
  hasPlanByHand: typeof uses.hasPlanByHand;
  /** Counts what a user has used with an account that is deleted; repeated, it changes nothing. */
  takeOver(transaction: Transaction, userId: string, use: KeptUse): Promise<void>;
  /** Pushes a user's current use to all their pages. Call it after the commit; a failure loses only the push. */
  announce(userId: string): void;
  anonymous(actor: Actor): Promise<AnonymousUsageView>;
  /**
   * How often a user has used the product since the count began; 0: the user is gone. No commit notifies of a use, so it is read, and kept for
   * `FRESH_MS`: one that was counted on this node shows at once, one on another node with its push.
   */
  countOf(userId: string): Promise<number>;
  /** A user's plan and use; null: the user is gone. */
  ofUser(userId: string, db?: Transaction): Promise<PlanUse | null>;
  /** How much a user has used: for what a withdrawal owes. */
  ofPeriod(userId: string): Promise<PeriodUse>;
}

export function usageService(deps: UsageDeps): UsageService {
  const {
    pool,
    publisher,
    log,
    clock: { now },
  } = deps;
  const ofUser = async (userId: string, db: Transaction = pool): Promise<PlanUse | null> => {
    const row = await uses.read(db, userId, now());
    if (!row) return null;
    const { periodSince: _, periodUsage: __, previousUsage: ___, ...use } = row;
    const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;
    return {
      ...use,
      resetsAt: row.resetsAt.toISOString(),
      currentPeriodEnd: isoOf(row.currentPeriodEnd),
      usageKeptUntil: isoOf(row.usageKeptUntil),
    };
  };

  const counts = keptCounts(deps);

  return {
    countOf: counts.of,
    announce(userId) {
      counts.forget(userId);
      ofUser(userId).then(
        (usage) => usage && publisher.publish(rooms.user(userId), 'usage:changed', { usage: pick(usage) }),
        (error: unknown) => log.warn({ err: error }, 'a use could not be announced'),
      );
    },
    async anonymous(actor) {
      const { ip: ipAddress, visitorId } = actor;
      const keys = countedAs({ ipAddress, ...(visitorId ? { visitorId } : {}) });
      return { usageCount: (await uses.readAnonymous(pool, keys, monthOf(now()))) ?? 0, limit: DEFAULT_LIMIT };
    },
    ofUser,
    async ofPeriod(userId) {
      const row = await uses.read(pool, userId, now());
      return { since: row?.periodSince ?? null, use: row?.periodUsage ?? {}, previous: row?.previousUsage ?? {} };
    },
    ...reservations(deps),
    ...plans(deps),
  };
}

/** The counts that were read a moment ago: a page reads its user with each load, and so does each of its tabs. */
function keptCounts({ pool, publisher }: Pick<UsageDeps, 'pool' | 'publisher'>) {
  const kept = new LRUCache<string, number>({ max: KEPT_MAX, ttl: FRESH_MS, ttlResolution: FRESH_MS / 10 });
  /** Raised by every change: a count whose reading began before one is not kept. */
  let changes = 0;
  const forget = (userId: string): void => {
    changes += 1;
    kept.delete(userId);
  };
  // The push does not say whose use it is.
  publisher.onReceived({
    'usage:changed': () => {
      changes += 1;
      kept.clear();
    },
  });
  return {
    forget,
    async of(userId: string): Promise<number> {
      const known = kept.get(userId);
      if (known !== undefined) return known;
      const before = changes;
      const count = (await uses.countOf(pool, userId)) ?? 0;
      if (before === changes) kept.set(userId, count);
      return count;
    },
  };
}

/** Counting a use before its reply, and giving it back. */
function reservations({
  clock: { now },
}: Pick<UsageDeps, 'clock'>): Pick<UsageService, 'reservationFor' | 'reserve' | 'giveBack' | 'takeOver'> {
  return {
    reservationFor: ({ userId, ip, visitorId }) =>
      userId
        ? { userId, at: now().toISOString() }
        : { ipAddress: ip, monthYear: monthOf(now()), ...(visitorId ? { visitorId } : {}) },

    async reserve(transaction, reservation, userAgent) {
      const isCounted =
        'userId' in reservation
          ? await uses.reserve(transaction, reservation.userId, reservation.at)
          : await reserveAnonymous(transaction, reservation, userAgent);
      // The transaction takes back what was counted in part.
      if (!isCounted) throw new AppError('usage_limit_reached', 'Usage limit reached. Upgrade your plan to continue.');
    },

    async giveBack(transaction, reservation) {
      if ('userId' in reservation) await uses.giveBack(transaction, reservation.userId, reservation.at);
      else await uses.giveBackAnonymous(transaction, countedAs(reservation), reservation.monthYear);
    },

    async takeOver(transaction, userId, { count, until }) {
      if (until) await uses.takeOver(transaction, userId, now(), count, until);
    },
  };
}

/** The plan and its paid period, as the payment provider or an owner states them. */
function plans({
  clock: { now },
}: Pick<UsageDeps, 'clock'>): Pick<UsageService, 'lock' | 'setPlan' | 'setPlanByHand' | 'hasPlanByHand'> {
  return {
    lock: uses.lock,

    async setPlan(transaction, userId, change) {
      const { plan, status, customerId, subscriptionId, period } = change;
      await uses.setPlan(transaction, { userId, plan, status, customerId, subscriptionId });
      const { start = null, end = null, isLast = false, isPaid = true } = period ?? {};
      await (isPaid ? uses.setPeriod : uses.setUnpaidPeriod)(transaction, userId, start, end, isLast, now());
    },

    setPlanByHand: uses.setPlanByHand,

    hasPlanByHand: uses.hasPlanByHand,
  };
}

function pick({ usageCount, limit, resetsAt }: PlanUse) {
  return { usageCount, limit, resetsAt };
}

/** What of a user's use counts on after the account, for one that is being deleted. */
export async function keptUseOf(transaction: Transaction, userId: string): Promise<KeptUse> {
  const use = await uses.read(transaction, userId, new Date());
  return { count: use?.usageCount ?? 0, until: use?.usageKeptUntil ?? null };
}

/** Whether each key had a use left. */
async function reserveAnonymous(
  transaction: Transaction,
  reservation: AnonymousReservation,
  userAgent: string | null,
): Promise<boolean> {
  const keys = countedAs(reservation);
  return (await uses.reserveAnonymous(transaction, keys, userAgent, reservation.monthYear, DEFAULT_LIMIT)) === keys.length;
}

/** Under what an anonymous use is counted, each by itself: the higher count decides. */
const countedAs = ({ ipAddress, visitorId }: Omit<AnonymousReservation, 'monthYear'>): string[] => [
  ipAddress,
  ...(visitorId ? [`visitor:${visitorId}`] : []),
];

/** Parses a reservation that a reply has stored. */
export function parseReservation(stored: unknown): Reservation | null {
  const { userId, at, ipAddress, monthYear, visitorId }: Record<string, unknown> = Object(stored);
  if (typeof userId === 'string' && typeof at === 'string') return { userId, at };
  if (typeof ipAddress !== 'string' || typeof monthYear !== 'string') return null;
  return { ipAddress, monthYear, ...(typeof visitorId === 'string' ? { visitorId } : {}) };
}

/** Sessions of all plans together. */
export const sessionsIn = (use: UseByPlan): number => Object.values(use).reduce((sum, count) => sum + count, 0);
