import { AdviceRequestDto } from '@beside/common/advice/advice.dto';
import type { Listen } from '../../realtime/on.ts';
import type { RealtimeSocket } from '../../realtime/server.ts';
import type { AdviceService, Watcher } from './advice.service.ts';

export function adviceSockets(on: Listen, advice: AdviceService): void {
  on('advice:watch', 'watch', AdviceRequestDto, ({ requestId }, { actor, socket }) => {
    const id = requestId.toLowerCase();
    return advice.watch(actor, id, watcher(socket, id));
  });
  on('advice:stop', 'write', AdviceRequestDto, async ({ requestId }, { actor }) => {
    await advice.stop(actor, requestId.toLowerCase());
    return {};
  });
}

function watcher(socket: RealtimeSocket, requestId: string): Watcher {
  const gone = new AbortController();
  socket.once('disconnect', () => gone.abort());
  return {
    join: (room) => socket.join(room),
    gone: gone.signal,
    tell(end) {
      if ('session' in end) socket.emit('advice:ready', { requestId, session: end.session });
      else socket.emit('advice:failed', { requestId, code: end.failure.code, message: end.failure.message });
    },
  };
}
