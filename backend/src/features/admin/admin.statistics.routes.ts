import { StatisticsAnswer } from '@beside/common/admin/admin.views';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { AppError } from '../../lib/app-error.ts';
import { type adminStatistics, STATISTICS_DAYS } from './admin.statistics.ts';

export function adminStatisticsRoutes(statistics: ReturnType<typeof adminStatistics>, context: RouteContext): Router {
  const calls = context.routes('/api/admin');

  calls.get(
    '/statistics',
    { guard: 'admin', scope: 'admin:read', limit: READ, answers: StatisticsAnswer, about: 'Numbers of the overview' },
    ({ request }) => statistics(daysOf(request.query.days)),
  );

  return calls.router;
}

/** @throws AppError 400 */
function daysOf(given: unknown): number {
  const { min, default: usual, max } = STATISTICS_DAYS;
  if (given === undefined) return usual;
  const days = typeof given === 'string' && /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN;
  if (days >= min && days <= max) return days;
  const fault = `days must be a number from ${min} to ${max}`;
  throw new AppError('validation_failed', fault, { errors: { days: [fault] } });
}
