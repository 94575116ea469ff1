import { AdviceRequestDto } from '@beside/common/advice/advice.dto';
import type { Listen } from '../../realtime/on.ts';
import type { AdviceService } from './advice.service.ts';

export function adviceSockets(on: Listen, advice: AdviceService): void {
  on('advice:watch', 'watch', AdviceRequestDto, ({ requestId }, { actor, socket }) =>
    advice.watch(actor, requestId.toLowerCase(), (room) => socket.join(room)),
  );
  on('advice:stop', 'write', AdviceRequestDto, async ({ requestId }, { actor }) => {
    await advice.stop(actor, requestId.toLowerCase());
    return {};
  });
}
