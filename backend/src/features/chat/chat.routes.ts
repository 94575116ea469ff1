import { randomUUID } from 'node:crypto';
import { Done } from '@beside/common/answers.views';
import { PostChatMessageDto, RetryChatDto } from '@beside/common/chat/chat.dto';
import { ChatAnswered, OpenChatView } from '@beside/common/chat/chat.views';
import { isUUID } from 'class-validator';
import type { Request, Router } from 'express';
import { READ, WRITE } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { ASK } from './chat.limits.ts';
import type { ChatService } from './chat.service.ts';
import type { Wanted } from './chat.types.ts';

export function chatRoutes(chat: ChatService, context: RouteContext): Router {
  const calls = context.routes('/api/chat');
  const access = { guard: 'public', scope: 'chat:continue' } as const;

  calls.get('/:sessionId', { ...access, limit: READ, answers: OpenChatView }, ({ actor, request }) =>
    chat.read(actor, idOf(request), wantedOf(request)),
  );

  calls.post('/:sessionId', { ...access, limit: ASK, input: PostChatMessageDto, answers: ChatAnswered, status: 201 }, (call) => {
    const { message, language, country, clientMessageId = randomUUID() } = call.input;
    const written = { sessionId: idOf(call.request), message, language, country, clientMessageId };
    return chat.sendAndWait(call.actor, written, context.disconnected(call));
  });

  calls.post('/:sessionId/retry', { ...access, limit: ASK, input: RetryChatDto, answers: ChatAnswered }, (call) =>
    chat.retry(call.actor, { ...call.input, sessionId: idOf(call.request) }, context.disconnected(call)),
  );

  // For pages without a socket; others send `chat:stop`.
  calls.post('/:sessionId/stop', { ...access, limit: WRITE, answers: Done }, async ({ actor, request }) => {
    await chat.stop(actor, idOf(request));
    return {};
  });

  return calls.router;
}

function idOf({ params }: Request): string {
  if (!isUUID(params.sessionId)) throw notFound();
  return String(params.sessionId).toLowerCase();
}

function wantedOf({ query }: Request): Wanted {
  const { after, before } = query;
  return {
    ...(after === undefined ? {} : { after: numberOf('after', after) }),
    ...(before === undefined ? {} : { before: numberOf('before', before) }),
  };
}

function numberOf(name: string, raw: unknown): number {
  if (typeof raw === 'string' && /^\d{1,15}$/.test(raw)) return Number(raw);
  throw new AppError('validation_failed', 'Please check what you entered', {
    errors: { [name]: [`${name} must be a message id`] },
  });
}
