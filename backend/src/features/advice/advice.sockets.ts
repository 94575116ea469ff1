import { AdviceRequestDto } from '@beside/common/advice/advice.dto';
import { AdviceWatched } from '@beside/common/advice/advice.views';
import { Done } from '@beside/common/answers.views';
import type { Actor } from '../../http/actor.ts';
import { WRITE } from '../../http/rate-limits.ts';
import { type EventContext, perSocket } from '../../realtime/event-context.ts';
import type { RealtimeSocket } from '../../realtime/server.ts';
import { helpUnread } from '../safety/safety.service.ts';
import { WATCH } from './advice.limits.ts';
import { answerWith } from './advice.presenter.ts';
import type { AdviceService, AdviceWatcher } from './advice.service.ts';

export function adviceSockets(advice: AdviceService, { on }: EventContext): void {
  const watcher = perSocket(watcherOf);
  on(
    'advice:watch',
    {
      guard: 'public',
      scope: 'advice:generate',
      limit: WATCH,
      input: AdviceRequestDto,
      answers: AdviceWatched,
      helps: helpUnread,
      about: 'Follows advice while it is written: its steps, its text so far, its end',
    },
    ({ requestId }, { actor, socket }) => {
      const id = requestId.toLowerCase();
      return advice.watch(actor, id, watcher(socket)(id, actor));
    },
  );
  on(
    'advice:stop',
    {
      guard: 'public',
      scope: 'advice:generate',
      limit: WRITE,
      input: AdviceRequestDto,
      answers: Done,
      about: 'Stops advice that is being written',
    },
    async ({ requestId }, { actor }) => {
      await advice.stop(actor, requestId.toLowerCase());
      return {};
    },
  );
}
/** A socket watches each request once, even if it asks again. */
function watcherOf(socket: RealtimeSocket): (requestId: string, actor: Actor) => AdviceWatcher {
  const disconnected = new AbortController();
  const followed = new Set<string>();
  // Made with the first request, when the socket may be gone already.
  if (socket.disconnected) disconnected.abort();
  socket.once('disconnect', () => disconnected.abort());
  return (requestId, actor) => ({
    join: (room) => socket.join(room),
    disconnected: disconnected.signal,
    follow() {
      const first = !followed.has(requestId);
      followed.add(requestId);
      return first;
    },
    send(end) {
      followed.delete(requestId);
      if ('session' in end) socket.emit('advice:ready', { requestId, ...answerWith(end.session) });
      else {
        const { code, message, help } = helpUnread(end.failure, actor);
        socket.emit('advice:failed', { requestId, code, message, ...(help ? { help } : {}) });
      }
    },
  });
}
