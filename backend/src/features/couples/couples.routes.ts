import { randomUUID } from 'node:crypto';
import {
  CouplesSessionTokenDto,
  CreateCouplesSessionDto,
  JoinCouplesDto,
  PostCouplesMessageDto,
} from '@beside/common/couples/couples.dto';
import { isLanguage } from '@beside/common/language/language.constants';
import { type Request, type RequestHandler, Router } from 'express';
import { requireUser } from '../../http/actor.ts';
import { parseInput } from '../../http/validate.ts';
import type { Web } from '../../http/web.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireSession } from './couples.access.ts';
import type { Wanted } from './couples.room.ts';
import type { CouplesService } from './couples.service.ts';

/** What a page without a socket asks for twice a second, under `/api`. */
export const COUPLES_POLLS = '/couples/session{/:token}';

const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

export function couplesRoutes(couples: CouplesService, { actor, body, limit }: Web): Router {
  const router = Router();

  const signedIn: RequestHandler = (request, _response, next) => {
    requireUser(actor(request));
    next();
  };

  /** Asked before the body is looked at. */
  const withSession: RequestHandler = (request, _response, next) => {
    requireSession(actor(request));
    next();
  };

  router.post('/create-session', limit('write'), signedIn, body, async (request, response) => {
    const session = await couples.create(actor(request), await parseInput(CreateCouplesSessionDto, request.body));
    response.status(201).json({ success: true, session, shareUrl: session.shareUrl });
  });

  router.post('/join/:token', limit('write'), withSession, body, async (request, response) => {
    const token = tokenOf(request.params.token);
    const dto = await parseInput(JoinCouplesDto, request.body);
    response.json({ success: true, ...(await couples.join(actor(request), token, dto)) });
  });

  router.post('/message', limit('talk'), body, async (request, response) => {
    // Who may not write is told that, whatever they wrote.
    const { sessionToken } = await parseInput(CouplesSessionTokenDto, request.body);
    await couples.requirePartner(actor(request), sessionToken);
    const {
      sessionToken: token,
      clientMessageId = randomUUID(),
      message,
      language,
      country,
    } = await parseInput(PostCouplesMessageDto, request.body);
    const written = { token, clientMessageId, message, language, country };
    response.status(201).json({ success: true, ...(await couples.send(actor(request), written, null)) });
  });

  const read: RequestHandler = async (request, response) => {
    const token = tokenOf(request.params.token ?? request.query.token);
    const view = await couples.poll(actor(request), token, wantedOf(request), tagOf(request));
    if (!view) {
      response.status(304).end();
      return;
    }
    if (view.version) response.setHeader('ETag', `"${view.version}"`);
    response.json({ success: true, ...view });
  };
  router.get('/session/:token', limit('poll'), read);
  router.get('/session', limit('poll'), read);

  router.post('/retry/:token', limit('write'), async (request, response) => {
    await couples.retry(actor(request), tokenOf(request.params.token));
    response.json({ success: true });
  });

  router.post('/end/:id', limit('write'), async (request, response) => {
    response.json({ success: true, session: await couples.end(actor(request), idOf(request.params.id)) });
  });

  router.get('/history', limit('read'), async (request, response) => {
    const { cursor } = request.query;
    response.json({ success: true, ...(await couples.history(actor(request), typeof cursor === 'string' ? cursor : null)) });
  });

  router.delete('/history/:id', limit('write'), async (request, response) => {
    await couples.remove(actor(request), idOf(request.params.id));
    response.json({ success: true });
  });

  return router;
}

function tokenOf(raw: unknown): string {
  if (typeof raw !== 'string' || !TOKEN.test(raw)) throw notFound();
  return raw;
}

function idOf(raw: unknown): number {
  if (typeof raw !== 'string' || !/^\d{1,15}$/.test(raw)) throw notFound();
  return Number(raw);
}

function wantedOf({ query }: Request): Wanted {
  const { after, before, language } = query;
  return {
    ...(after === undefined ? {} : { after: numberOf('after', after) }),
    ...(before === undefined ? {} : { before: numberOf('before', before) }),
    ...(typeof language === 'string' && isLanguage(language) ? { language } : {}),
  };
}

function numberOf(name: string, raw: unknown): number {
  if (typeof raw === 'string' && /^\d{1,15}$/.test(raw)) return Number(raw);
  throw new AppError('validation_failed', 'Please check what you entered', {
    errors: { [name]: [`${name} must be a message id`] },
  });
}

/** What the caller was shown last. Read by hand: a browser that is told to ask so also asks for no cache, which frameworks take for a wish to be sent everything. */
function tagOf(request: Request): string | null {
  return request.headers['if-none-match']?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? null;
}
