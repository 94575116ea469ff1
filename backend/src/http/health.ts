import { Router } from 'express';
import type pg from 'pg';
import { server } from '../database/server.statements.ts';
import type { SharedRedis } from '../lib/redis.ts';
import { COMMIT, VERSION } from '../lib/version.ts';

/** `GET /healthz`: the process serves, and which release it is. `GET /readyz`: its database answers; what is degraded is named. */
export function createHealth(pool: pg.Pool, redis: SharedRedis | null): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ success: true, version: VERSION, commit: COMMIT });
  });
  router.get('/readyz', async (_request, response) => {
    const degraded = redis && !redis.isAnswering() ? ['redis'] : [];
    try {
      await server.isAnswering(pool);
      response.json({ success: true, degraded });
    } catch {
      response.status(503).json({
        success: false,
        code: 'unavailable',
        message: 'The database is not answering',
        degraded: ['database', ...degraded],
      });
    }
  });
  return router;
}
