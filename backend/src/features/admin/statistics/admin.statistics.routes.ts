import { StatisticsAnswer } from '@beside/common/admin/admin.views';
import type { Router } from 'express';
import { queryNumber } from '../../../http/query.ts';
import { READ } from '../../../http/rate-limits.ts';
import type { RouteContext } from '../../../http/route-context.ts';
import { type adminStatistics, STATISTICS_DAYS } from './admin.statistics.ts';

const DAYS = queryNumber('How many days, today the last; 30 unless given', STATISTICS_DAYS.min, STATISTICS_DAYS.max);

export function adminStatisticsRoutes(statistics: ReturnType<typeof adminStatistics>, context: RouteContext): Router {
  const calls = context.routes('/api/admin');

  calls.get(
    '/statistics',
    {
      guard: 'admin',
      scope: 'admin:read',
      limit: READ,
      answers: StatisticsAnswer,
      query: { days: DAYS },
      about: 'Numbers of the overview',
    },
    ({ query }) => statistics(query.days ?? STATISTICS_DAYS.default),
  );

  return calls.router;
}
