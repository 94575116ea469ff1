import {
  CouplesLanguageDto,
  CouplesReadDto,
  CouplesTokenDto,
  CouplesTypingDto,
  OpenCouplesDto,
  SendCouplesMessageDto,
} from '@beside/common/couples/couples.dto';
import type { Listen } from '../../realtime/on.ts';
import type { RealtimeSocket } from '../../realtime/server.ts';
import type { Page } from './couples.room.ts';
import type { CouplesService } from './couples.service.ts';

export function couplesSockets(socket: RealtimeSocket, on: Listen, couples: CouplesService): void {
  const inside = new Set<number>();
  const page: Page = {
    name: socket.id,
    enter(sessionId) {
      if (socket.connected) inside.add(sessionId);
      return socket.connected;
    },
    join: (rooms) => socket.join(rooms),
    leave: (room) => socket.leave(room),
  };

  on('couples:open', 'talk', OpenCouplesDto, ({ token, afterId, language }, { actor }) =>
    couples.open(actor, token, { after: afterId, language }, page),
  );
  on('couples:close', 'talk', CouplesTokenDto, async ({ token }) => {
    await couples.close(token, page);
    return {};
  });
  on('couples:language', 'watch', CouplesLanguageDto, async ({ token, language }, { actor }) => {
    await couples.readIn(actor, token, language, page);
    return {};
  });
  on('couples:send', 'talk', SendCouplesMessageDto, (dto, { actor }) => couples.send(actor, dto, socket.id));
  on('couples:typing', 'talk', CouplesTypingDto, async ({ token, isTyping }, { actor }) => {
    await couples.typing(actor, token, isTyping, socket.id);
    return {};
  });
  on('couples:read', 'talk', CouplesReadDto, async ({ token, messageId }, { actor }) => {
    await couples.read(actor, token, messageId, socket.id);
    return {};
  });
  on('couples:retry', 'watch', CouplesTokenDto, async ({ token }, { actor }) => {
    await couples.retry(actor, token);
    return {};
  });

  socket.once('disconnect', () => couples.gone(socket.id, inside));
  if (couples.notes) noteWhatIsSent(socket, couples.notes);
}

/** What is sent has the shape of its event; that each note gets its own event's, the types of a listener for all cannot see. */
function noteWhatIsSent(socket: RealtimeSocket, notes: NonNullable<CouplesService['notes']>): void {
  const known = new Map<string, object>(Object.entries(notes));
  socket.onAnyOutgoing((event: string, push: unknown) => {
    const note = known.get(event);
    if (typeof note === 'function') Reflect.apply(note, undefined, [push]);
  });
}
