import { Router } from 'express';
import type { Web } from '../../http/web.ts';
import type { UsageService } from './usage.service.ts';

export function usageRoutes(usage: UsageService, { actor, limit }: Web): Router {
  const router = Router();
  router.get('/usage/anonymous', limit('read'), async (request, response) => {
    response.json({ success: true, ...(await usage.anonymous(actor(request))) });
  });
  router.get('/subscription/current', limit('read'), async (request, response) => {
    response.json({ success: true, subscription: await usage.current(actor(request)) });
  });
  return router;
}
