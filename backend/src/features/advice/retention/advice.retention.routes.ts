import { RetentionDto } from '@beside/common/advice/advice.retention.dto';
import { RetentionAnswer } from '@beside/common/advice/advice.retention.views';
import type { Router } from 'express';
import { READ } from '../../../http/rate-limits.ts';
import type { RouteContext } from '../../../http/route-context.ts';
import { RETENTION } from '../advice.limits.ts';
import type { AdviceRetention } from './advice.retention.ts';

/** How long a user's advice stays. By browsers alone. */
export function retentionRoutes(retention: AdviceRetention, context: RouteContext): Router {
  const own = { guard: 'user', scope: null, answers: RetentionAnswer } as const;
  const calls = context.routes('/api');

  calls.get('/account/retention', { ...own, limit: READ, about: 'How long advice stays' }, async ({ actor }) => ({
    retention: await retention.of(actor),
  }));

  calls.put(
    '/account/retention',
    { ...own, proof: true, limit: RETENTION, input: RetentionDto, about: 'Chooses how long advice stays' },
    async ({ actor, input }) => ({ retention: await retention.choose(actor, input) }),
  );
  return calls.router;
}
