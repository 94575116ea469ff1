import { NewLinkDto } from '@beside/common/advice/advice.links.dto';
import { LinksAnswer, NewLinkAnswer } from '@beside/common/advice/advice.links.views';
import { Done } from '@beside/common/answers.views';
import type { Router } from 'express';
import { READ, WRITE } from '../../../http/rate-limits.ts';
import type { RouteContext } from '../../../http/route-context.ts';
import { NEW_LINK } from '../advice.limits.ts';
import { adviceIdOf } from '../advice.routes.ts';
import type { AdviceLinks } from './advice.links.ts';

/** Making links to one's own advice, and taking them back. By browsers alone. */
export function linkRoutes(links: AdviceLinks, context: RouteContext): Router {
  const own = { guard: 'user', scope: null } as const;
  const calls = context.routes('/api');

  calls.post(
    '/advice/:id/links',
    {
      ...{ ...own, limit: NEW_LINK, input: NewLinkDto, answers: NewLinkAnswer, status: 201, fails: ['full', 'conflict'] },
      about: 'Makes a link to a copy of an advice, for one reader',
    },
    async ({ actor, input, request, response }) => {
      const made = await links.make(actor, adviceIdOf(request.params.id), input);
      response.status(201);
      return made;
    },
  );

  calls.get('/links', { ...own, limit: READ, answers: LinksAnswer, about: "The user's links to advice" }, async ({ actor }) => ({
    links: await links.list(actor),
  }));

  calls.delete(
    '/links/:id',
    { ...own, limit: WRITE, answers: Done, about: 'Takes a link to an advice back' },
    async ({ actor, request }) => {
      await links.takeBack(actor, adviceIdOf(request.params.id));
      return {};
    },
  );
  return calls.router;
}
