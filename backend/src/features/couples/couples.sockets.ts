import { Done } from '@beside/common/answers.views';
import {
  CouplesLanguageDto,
  CouplesReadDto,
  CouplesTokenDto,
  CouplesTypingDto,
  OpenCouplesDto,
  SendCouplesMessageDto,
} from '@beside/common/couples/couples.dto';
import { CouplesSent, OpenCouplesView } from '@beside/common/couples/couples.views';
import { type EventContext, perSocket } from '../../realtime/event-context.ts';
import { oneOpeningAtATime } from '../../realtime/openings.ts';
import type { RealtimeSocket } from '../../realtime/server.ts';
import { helpUnread } from '../safety/safety.service.ts';
import { BY_HAND, OPEN, PAGE } from './couples.limits.ts';
import type { CouplesService } from './couples.service.ts';
import type { OpenPage } from './messages/couples.pages.ts';

const access = { guard: 'public', scope: 'couples:join' } as const;

export function couplesSockets(couples: CouplesService, events: EventContext): void {
  following(couples, events);
  talking(couples, events);
}

function following(couples: CouplesService, { on }: EventContext): void {
  const page = perSocket((socket) => pageOf(socket, couples));
  const opening = oneOpeningAtATime();

  on(
    'couples:open',
    {
      ...access,
      limit: OPEN,
      input: OpenCouplesDto,
      answers: OpenCouplesView,
      about: 'Reads a couples session, and follows it from now on',
    },
    ({ token, afterId, language }, { actor, socket }) =>
      opening(socket, () => couples.open(actor, token, { after: afterId, language }, page(socket))),
  );
  on(
    'couples:close',
    { ...access, limit: PAGE, input: CouplesTokenDto, answers: Done, about: 'Follows a couples session no longer' },
    async ({ token }, { socket }) => {
      await couples.close(token, page(socket));
      return {};
    },
  );
  on(
    'couples:language',
    {
      ...access,
      limit: BY_HAND,
      input: CouplesLanguageDto,
      answers: Done,
      about: 'Chooses the language in which this page reads a couples session',
    },
    async ({ token, language }, { actor, socket }) => {
      await couples.readIn(actor, token, language, page(socket));
      return {};
    },
  );
}

function talking(couples: CouplesService, { on }: EventContext): void {
  on(
    'couples:send',
    {
      ...access,
      limit: PAGE,
      helps: helpUnread,
      input: SendCouplesMessageDto,
      answers: CouplesSent,
      about: 'Writes a message in a couples session',
    },
    (input, { actor, socket }) => couples.send(actor, input, socket.id),
  );
  on(
    'couples:typing',
    { ...access, limit: PAGE, input: CouplesTypingDto, answers: Done, about: 'Shows the partner whether one is typing' },
    async ({ token, isTyping }, { actor, socket }) => {
      await couples.typing(actor, token, isTyping, socket.id);
      return {};
    },
  );
  on(
    'couples:read',
    { ...access, limit: PAGE, input: CouplesReadDto, answers: Done, about: 'Shows the partner up to which message one has read' },
    async ({ token, messageId }, { actor, socket }) => {
      await couples.read(actor, token, messageId, socket.id);
      return {};
    },
  );
  on(
    'couples:retry',
    { ...access, limit: BY_HAND, input: CouplesTokenDto, answers: Done, about: 'Asks again for a counsellor reply that failed' },
    async ({ token }, { actor }) => {
      await couples.retry(actor, token);
      return {};
    },
  );
}

/** A socket's page; it leaves its sessions on disconnection. */
function pageOf(socket: RealtimeSocket, couples: CouplesService): OpenPage {
  const inside = new Set<number>();
  socket.once('disconnect', () => couples.disconnected(socket.id, inside));
  return {
    name: socket.id,
    enter(sessionId) {
      if (socket.connected) inside.add(sessionId);
      return socket.connected;
    },
    join: (rooms) => socket.join(rooms),
    leave: (room) => socket.leave(room),
  };
}
