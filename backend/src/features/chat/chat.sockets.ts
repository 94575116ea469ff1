import { Done } from '@beside/common/answers.views';
import { ChatSessionDto, OpenChatDto, SendChatMessageDto } from '@beside/common/chat/chat.dto';
import { ChatSent, OpenChatView } from '@beside/common/chat/chat.views';
import { WRITE } from '../../http/rate-limits.ts';
import type { EventContext } from '../../realtime/event-context.ts';
import { oneOpeningAtATime } from '../../realtime/openings.ts';
import { helpUnread } from '../safety/safety.service.ts';
import { ASK, OPEN_CHAT } from './chat.limits.ts';
import type { ChatService } from './chat.service.ts';

export function chatSockets(chat: ChatService, { on }: EventContext): void {
  const access = { guard: 'public', scope: 'chat:continue' } as const;
  const opening = oneOpeningAtATime();
  on(
    'chat:open',
    { ...access, limit: OPEN_CHAT, input: OpenChatDto, answers: OpenChatView, about: 'Reads a chat, and follows it from now on' },
    ({ sessionId, afterId }, { actor, socket }) =>
      opening(socket, () => chat.open(actor, sessionId.toLowerCase(), { after: afterId }, socket)),
  );
  on(
    'chat:close',
    { ...access, limit: WRITE, input: ChatSessionDto, answers: Done, about: 'Follows a chat no longer' },
    async ({ sessionId }, { actor, socket }) => {
      await chat.close(actor, sessionId.toLowerCase(), socket);
      return {};
    },
  );
  on(
    'chat:send',
    {
      ...access,
      limit: ASK,
      helps: helpUnread,
      input: SendChatMessageDto,
      answers: ChatSent,
      about: 'Asks a question; the reply follows as pushes',
    },
    (input, { actor }) => chat.send(actor, { ...input, sessionId: input.sessionId.toLowerCase() }),
  );
  on(
    'chat:stop',
    { ...access, limit: WRITE, input: ChatSessionDto, answers: Done, about: 'Stops a reply that is being written' },
    async ({ sessionId }, { actor }) => {
      await chat.stop(actor, sessionId.toLowerCase());
      return {};
    },
  );
}
