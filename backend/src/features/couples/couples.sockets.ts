import {
  CouplesLanguageDto,
  CouplesReadDto,
  CouplesTokenDto,
  CouplesTypingDto,
  OpenCouplesDto,
  SendCouplesMessageDto,
} from '@beside/common/couples/couples.dto';
import { tooManyRequests } from '../../lib/app-error.ts';
import type { Listen } from '../../realtime/on.ts';
import type { RealtimeSocket } from '../../realtime/server.ts';
import type { OpenPage } from './couples.room.ts';
import type { CouplesService } from './couples.service.ts';

/** Openings of one socket that are answered or wait. */
const OPENINGS_MAX = 2;

export function couplesSockets(socket: RealtimeSocket, on: Listen, couples: CouplesService): void {
  const inside = new Set<number>();
  const page: OpenPage = {
    name: socket.id,
    enter(sessionId) {
      if (socket.connected) inside.add(sessionId);
      return socket.connected;
    },
    join: (rooms) => socket.join(rooms),
    leave: (room) => socket.leave(room),
  };

  let openings: Promise<unknown>[] = [];
  on('couples:open', 'open', OpenCouplesDto, async ({ token, afterId, language }, { actor }) => {
    // An opening reads a whole page: one at a time for each socket, and one more that waits for it.
    if (openings.length >= OPENINGS_MAX) throw tooManyRequests(1);
    const opened = Promise.allSettled(openings).then(() => couples.open(actor, token, { after: afterId, language }, page));
    openings.push(opened);
    return opened.finally(() => {
      openings = openings.filter((each) => each !== opened);
    });
  });
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
