import { AnonymousUsageView } from '@beside/common/usage/usage.views';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { UsageService } from './usage.service.ts';

export function usageRoutes(usage: UsageService, context: RouteContext): Router {
  const calls = context.routes('/api');
  calls.get(
    '/usage/anonymous',
    {
      guard: 'public',
      scope: null,
      limit: READ,
      answers: AnonymousUsageView,
      about: 'How much this address has used this month without an account',
    },
    ({ actor }) => usage.anonymous(actor),
  );
  return calls.router;
}
