import { randomUUID } from 'node:crypto';
import { Done } from '@beside/common/answers.views';
import {
  CouplesSessionTokenDto,
  CreateCouplesSessionDto,
  JoinCouplesDto,
  PostCouplesMessageDto,
} from '@beside/common/couples/couples.dto';
import {
  CouplesCreated,
  CouplesHistoryPage,
  CouplesJoined,
  CouplesPolled,
  CouplesSent,
  CouplesSessionAnswer,
} from '@beside/common/couples/couples.views';
import { isLanguage } from '@beside/common/language/language.constants';
import type { Request, Router } from 'express';
import { READ, WRITE } from '../../http/rate-limits.ts';
import type { Call, RouteContext } from '../../http/route-context.ts';
import { parseInput } from '../../http/validate.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { PAGE, POLL } from './couples.limits.ts';
import type { Wanted } from './couples.pages.ts';
import type { CouplesService } from './couples.service.ts';

/** The poll of pages without a socket, under `/api`. */
export const COUPLES_POLLS = '/couples/session';

const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

export function couplesRoutes(couples: CouplesService, context: RouteContext): Router {
  const calls = context.routes('/api/couples');

  calls.post(
    '/create-session',
    {
      guard: 'user',
      scope: 'couples:create',
      limit: WRITE,
      input: CreateCouplesSessionDto,
      answers: CouplesCreated,
      status: 201,
    },
    async ({ actor, input }) => {
      const session = await couples.create(actor, input);
      return { session, shareUrl: session.shareUrl };
    },
  );

  // Needs an existing session: if this call made one, a lost answer would lose the seat.
  calls.post(
    '/join/:token',
    { guard: 'visitor', scope: 'couples:join', limit: WRITE, input: JoinCouplesDto, answers: CouplesJoined },
    ({ actor, input, request }) => couples.join(actor, tokenOf(request.params.token), input),
  );

  calls.post(
    '/message',
    {
      guard: 'public',
      scope: 'couples:join',
      limit: PAGE,
      input: CouplesSessionTokenDto,
      wholeInput: PostCouplesMessageDto,
      answers: CouplesSent,
      status: 201,
    },
    async ({ actor, input, request }) => {
      // Refuse a caller who may not write before looking at the text.
      await couples.requirePartner(actor, input.sessionToken);
      const {
        sessionToken: token,
        clientMessageId = randomUUID(),
        message,
        language,
        country,
      } = await parseInput(PostCouplesMessageDto, request.body);
      return couples.send(actor, { token, clientMessageId, message, language, country }, null);
    },
  );

  const read = async ({ actor, request, response }: Call): Promise<CouplesPolled | undefined> => {
    const token = tokenOf(request.params.token ?? request.query.token);
    const view = await couples.poll(actor, token, wantedOf(request), tagOf(request));
    if (!view) {
      response.status(304).end();
      return;
    }
    if (view.version) response.setHeader('ETag', `"${view.version}"`);
    return view;
  };
  calls.get('/session/:token', { guard: 'public', scope: 'couples:join', limit: POLL, answers: CouplesPolled }, read);
  calls.get('/session', { guard: 'public', scope: 'couples:join', limit: POLL, answers: CouplesPolled }, read);

  calls.post(
    '/retry/:token',
    { guard: 'public', scope: 'couples:join', limit: WRITE, answers: Done },
    async ({ actor, request }) => {
      await couples.retry(actor, tokenOf(request.params.token));
      return {};
    },
  );

  calls.post(
    '/end/:id',
    { guard: 'public', scope: 'couples:join', limit: WRITE, answers: CouplesSessionAnswer },
    async ({ actor, request }) => ({
      session: await couples.end(actor, idOf(request.params.id)),
    }),
  );

  calls.get(
    '/history',
    { guard: 'user', scope: 'couples:join', limit: READ, answers: CouplesHistoryPage },
    ({ actor, request }) => {
      const { cursor } = request.query;
      return couples.history(actor, typeof cursor === 'string' ? cursor : null);
    },
  );

  calls.delete(
    '/history/:id',
    { guard: 'public', scope: 'couples:create', limit: WRITE, answers: Done },
    async ({ actor, request }) => {
      await couples.remove(actor, idOf(request.params.id));
      return {};
    },
  );

  return calls.router;
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

/** The tag of the caller's last answer. Read by hand: browsers add `no-cache` to such requests, which Express takes as a demand for a full answer. */
function tagOf(request: Request): string | null {
  return request.headers['if-none-match']?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? null;
}
