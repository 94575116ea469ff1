import { randomUUID } from 'node:crypto';
import { Done } from '@beside/common/answers.views';
import { PostChatMessageDto, RetryChatDto } from '@beside/common/chat/chat.dto';
import { ChatAnswered, ChatPolled } from '@beside/common/chat/chat.views';
import { isUUID } from 'class-validator';
import type { Request, Router } from 'express';
import { answerPoll, tagOf } from '../../http/conditional.ts';
import { MESSAGE_BOUNDS } from '../../http/query.ts';
import { READ, WRITE } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { notFound } from '../../lib/app-error.ts';
import { helpUnread } from '../safety/safety.service.ts';
import { ASK } from './chat.limits.ts';
import type { ChatService } from './chat.service.ts';

export function chatRoutes(chat: ChatService, context: RouteContext): Router {
  const calls = context.routes('/api/chat');
  const access = { guard: 'public', scope: 'chat:continue' } as const;

  calls.get(
    '/:sessionId',
    { ...access, limit: READ, answers: ChatPolled, query: MESSAGE_BOUNDS, isConditional: true, about: 'A page of a chat' },
    async (call) => answerPoll(call, await chat.read(call.actor, idOf(call.request), call.query, tagOf(call.request))),
  );

  calls.post(
    '/:sessionId',
    {
      ...access,
      limit: ASK,
      helps: helpUnread,
      input: PostChatMessageDto,
      answers: ChatAnswered,
      status: 201,
      fails: ['conflict', 'budget_reached', 'stopped', 'model_failed', 'model_timeout', 'model_refused', 'interrupted'],
      about: 'Asks a question about an advice, and answers with the reply once it is stored',
    },
    (call) => {
      const { message, language, country, clientMessageId = randomUUID() } = call.input;
      const written = { sessionId: idOf(call.request), message, language, country, clientMessageId };
      return chat.sendAndWait(call.actor, written, context.disconnected(call));
    },
  );

  calls.post(
    '/:sessionId/retry',
    {
      ...access,
      limit: ASK,
      helps: helpUnread,
      input: RetryChatDto,
      answers: ChatAnswered,
      fails: ['conflict', 'budget_reached', 'stopped', 'model_failed', 'model_timeout', 'model_refused', 'interrupted'],
      about: 'Asks again for a reply that failed',
    },
    (call) => chat.retry(call.actor, { ...call.input, sessionId: idOf(call.request) }, context.disconnected(call)),
  );

  // For pages without a socket; others send `chat:stop`.
  calls.post(
    '/:sessionId/stop',
    { ...access, limit: WRITE, answers: Done, about: 'Stops a reply that is being written' },
    async ({ actor, request }) => {
      await chat.stop(actor, idOf(request));
      return {};
    },
  );

  return calls.router;
}

function idOf({ params }: Request): string {
  if (!isUUID(params.sessionId)) throw notFound();
  return String(params.sessionId).toLowerCase();
}
