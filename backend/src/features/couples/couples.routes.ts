import { randomUUID } from 'node:crypto';
import { Done } from '@beside/common/answers.views';
import {
  CouplesSessionTokenDto,
  CreateCouplesSessionDto,
  HideCouplesHelpDto,
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
import { isLanguage, LANGUAGES } from '@beside/common/language/language.constants';
import type { Router } from 'express';
import { requireSession } from '../../http/authorize.ts';
import { answerPoll, tagOf } from '../../http/conditional.ts';
import { MESSAGE_BOUNDS, queryField } from '../../http/query.ts';
import { READ, WRITE } from '../../http/rate-limits.ts';
import type { Call, RouteContext } from '../../http/route-context.ts';
import { parseInput } from '../../http/validate.ts';
import { notFound } from '../../lib/app-error.ts';
import { helpUnread } from '../safety/safety.service.ts';
import { PAGE, POLL } from './couples.limits.ts';
import type { CouplesService } from './couples.service.ts';
import type { SessionPageRequest } from './messages/couples.page-views.ts';

const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

const TOKEN_FIELD = queryField("The couples session's token", { type: 'string', pattern: TOKEN.source }, tokenOf);
const WANTED = {
  ...MESSAGE_BOUNDS,
  // A language that this release does not know leaves the messages as they were written.
  language: queryField('The language in which the caller reads', { type: 'string', enum: LANGUAGES }, (raw) =>
    typeof raw === 'string' && isLanguage(raw) ? raw : undefined,
  ),
};
const CURSOR = queryField('`nextCursor` of the page before', { type: 'string' }, (raw) => (typeof raw === 'string' ? raw : null));

type Calls = ReturnType<RouteContext['routes']>;

/** Calls of partners, with or without an account. */
const partner = { guard: 'public', scope: 'couples:join' } as const;

export function couplesRoutes(couples: CouplesService, context: RouteContext): Router {
  const calls = context.routes('/api/couples');
  beginning(couples, calls, context);
  writing(couples, calls);
  polling(couples, calls);
  counselling(couples, calls);
  ending(couples, calls);
  return calls.router;
}

function beginning(couples: CouplesService, calls: Calls, context: RouteContext): void {
  calls.post(
    '/create-session',
    {
      guard: 'user',
      scope: 'couples:create',
      limit: WRITE,
      input: CreateCouplesSessionDto,
      answers: CouplesCreated,
      fails: ['usage_limit_reached'],
      status: 201,
      about: 'Creates a couples session; counts one use',
    },
    async ({ actor, input }) => {
      const session = await couples.create(actor, input);
      return { session, shareUrl: session.shareUrl };
    },
  );

  // A browser needs a session before: if this call made one, a lost answer would lose the seat. A program gets it with the answer, as specified.
  calls.post(
    '/join/:token',
    {
      ...partner,
      limit: WRITE,
      input: JoinCouplesDto,
      answers: CouplesJoined,
      fails: ['session_required', 'session_full', 'session_ended', 'conflict'],
      about: 'Joins a couples session as the second partner',
    },
    async (call) => {
      requireSession(call.actor, call.request);
      const token = tokenOf(call.request.params.token);
      // A program's session is made for a couples session that is there alone.
      await couples.requireKnown(token);
      return couples.join(await context.ensureVisitor(call), token, call.input);
    },
  );
}

function writing(couples: CouplesService, calls: Calls): void {
  calls.post(
    '/message',
    {
      ...partner,
      limit: PAGE,
      helps: helpUnread,
      input: CouplesSessionTokenDto,
      wholeInput: PostCouplesMessageDto,
      answers: CouplesSent,
      fails: ['not_found', 'conflict', 'session_ended'],
      status: 201,
      about: 'Writes a message in a couples session',
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
}

function polling(couples: CouplesService, calls: Calls): void {
  const poll = async (
    { actor, request, response }: Call<undefined, unknown>,
    token: string,
    wanted: SessionPageRequest,
  ): Promise<CouplesPolled | undefined> => {
    return answerPoll({ response }, await couples.poll(actor, token, wanted, tagOf(request)));
  };
  const polled = {
    ...partner,
    limit: POLL,
    answers: CouplesPolled,
    isConditional: true,
    about: 'A couples session, with what is new in it',
  } as const;
  calls.get('/session/:token', { ...polled, query: WANTED }, (call) =>
    poll(call, tokenOf(call.request.params.token), call.query),
  );
  calls.get('/session', { fails: ['not_found'], ...polled, query: { token: TOKEN_FIELD, ...WANTED } }, (call) => {
    const { token, ...wanted } = call.query;
    return poll(call, token, wanted);
  });
}

function counselling(couples: CouplesService, calls: Calls): void {
  calls.post(
    '/retry/:token',
    { ...partner, limit: WRITE, answers: Done, fails: ['conflict'], about: 'Asks again for a counsellor reply that failed' },
    async ({ actor, request }) => {
      await couples.retry(actor, tokenOf(request.params.token));
      return {};
    },
  );

  calls.post(
    '/hide-help/:token',
    {
      ...partner,
      limit: WRITE,
      input: HideCouplesHelpDto,
      answers: Done,
      about: "Keeps the caller's own help from being shown again",
    },
    async ({ actor, input, request }) => {
      await couples.hideHelp(actor, tokenOf(request.params.token), input.upToId);
      return {};
    },
  );
}

function ending(couples: CouplesService, calls: Calls): void {
  calls.post(
    '/end/:id',
    { ...partner, limit: WRITE, answers: CouplesSessionAnswer, about: 'Ends a couples session: it stays readable' },
    async ({ actor, request }) => ({ session: await couples.end(actor, idOf(request.params.id)) }),
  );

  calls.get(
    '/history',
    {
      ...{ guard: 'user', scope: 'couples:join', limit: READ, answers: CouplesHistoryPage, query: { cursor: CURSOR } },
      about: "A page of the user's couples sessions, the newest first",
    },
    ({ actor, query }) => couples.history(actor, query.cursor),
  );

  calls.delete(
    '/history/:id',
    {
      ...{ guard: 'public', scope: 'couples:create', limit: WRITE, answers: Done },
      about: 'Deletes a couples session for both partners',
    },
    async ({ actor, request }) => {
      await couples.remove(actor, idOf(request.params.id));
      return {};
    },
  );
}

function tokenOf(raw: unknown): string {
  if (typeof raw !== 'string' || !TOKEN.test(raw)) throw notFound();
  return raw;
}

function idOf(raw: unknown): number {
  if (typeof raw !== 'string' || !/^\d{1,15}$/.test(raw)) throw notFound();
  return Number(raw);
}
