import { Router } from 'express';
import type { Web } from '../../http/web.ts';
import { AppError } from '../../lib/app-error.ts';

/** Who is asking. Until someone can sign in, everyone is a visitor. */
export function accountRoutes({ admit, limit }: Web): Router {
  const router = Router();

  router.get('/auth/user', limit('read'), () => {
    throw new AppError('not_signed_in', 401, 'You are not signed in');
  });

  // A browser asks for its anonymous session just before it needs one, so that its socket can be known by it as well.
  router.post('/visitor', limit('write'), async (request, response) => {
    await admit(request);
    response.status(204).end();
  });

  return router;
}
