import type { ConnectedView, DayCounts, StatisticsAnswer } from '@beside/common/admin/admin.views';
import type { Plan } from '@beside/common/usage/usage.constants';
import type pg from 'pg';
import { type DayCount, readDaily } from '../../../database/counters.ts';
import type { Clock } from '../../../lib/clock.ts';

/** Days that a reader may ask for. */
export const STATISTICS_DAYS = { min: 7, default: 30, max: 365 };
const MONTHS = 12;
const DAY_MS = 86_400_000;

interface StatisticsDeps {
  pool: pg.Pool;
  clock: Clock;
  /** Whether this server takes payments. */
  payments: object | null;
  /** How many users there are, from a ledger: see the account's directory. */
  users(): Promise<{ total: number; byPlan: Record<Plan, number> }>;
  connected(): Promise<ConnectedView>;
}

/** What the overview shows: numbers alone, from ledgers and counters, never from the rows that they count. */
export function adminStatistics({ pool, clock, payments, users, connected }: StatisticsDeps) {
  /** @param days how many, today the last of them (UTC) */
  return async (days: number): Promise<StatisticsAnswer> => {
    const today = clock.now();
    const month = (back: number): string =>
      new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
    const day = (back: number): string => new Date(today.getTime() - back * DAY_MS).toISOString().slice(0, 10);
    const [first, firstMonth] = [day(days - 1), `${month(MONTHS - 1)}-01`];
    const [counts, who, here] = await Promise.all([
      readDaily(pool, first < firstMonth ? first : firstMonth),
      users(),
      connected(),
    ]);
    const byDay = Map.groupBy(counts, (each) => each.day);
    const income = new Map<string, number>();
    for (const { day: on, name, count } of counts)
      if (name === 'incomeCents') income.set(on.slice(0, 7), (income.get(on.slice(0, 7)) ?? 0) + count);
    const months = Array.from({ length: MONTHS }, (_, index) => month(MONTHS - 1 - index));
    return {
      users: who,
      connected: here,
      days: Array.from({ length: days }, (_, index) => dayOf(day(days - 1 - index), byDay)),
      income: payments && months.map((each) => ({ month: each, cents: income.get(each) ?? 0 })),
    };
  };
}

function dayOf(day: string, byDay: ReadonlyMap<string, DayCount[]>): DayCounts {
  const of = new Map(byDay.get(day)?.map(({ name, count }) => [name, count]));
  const number = (name: string): number => of.get(name) ?? 0;
  return {
    day,
    registrations: number('registrations'),
    adviceSessions: number('advice'),
    chatQuestions: number('chatQuestions'),
    couplesSessions: number('couplesSessions'),
    repliesDone: number('repliesDone'),
    repliesFailed: number('repliesFailed'),
    repliesStopped: number('repliesStopped'),
  };
}
