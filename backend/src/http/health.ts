import { Router } from 'express';
import type pg from 'pg';
import { server } from '../database/server.statements.ts';
import { COMMIT, VERSION } from '../lib/version.ts';

/** What is degraded: of the whole installation, and of what this node knows without its database. */
interface Degraded {
  names(): Promise<string[]>;
  namesHere(): string[];
}

/**
 * `GET /healthz`: the process serves, and which release it is. `GET /readyz`: its database answers; what is degraded is named. A node that stops is
 * not ready from its signal on, so that a proxy sends nobody to it.
 * @param isStopping whether this node has been told to stop
 */
export function createHealth(pool: pg.Pool, degraded: Degraded, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ success: true, version: VERSION, commit: COMMIT });
  });
  router.get('/readyz', async (_request, response) => {
    if (isStopping()) {
      const message = 'This node is stopping';
      response
        .status(503)
        .json({ success: false, code: 'unavailable', message, degraded: ['stopping', ...degraded.namesHere()] });
      return;
    }
    try {
      await server.isAnswering(pool);
      // A question about the queues that fails takes no node out of service.
      response.json({ success: true, degraded: await degraded.names().catch(() => [...degraded.namesHere(), 'queues']) });
    } catch {
      response.status(503).json({
        success: false,
        code: 'unavailable',
        message: 'The database is not answering',
        degraded: ['database', ...degraded.namesHere()],
      });
    }
  });
  return router;
}
