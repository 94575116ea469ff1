import { AdminWatchDto } from '@beside/common/admin/admin.dto';
import { AdminWatched } from '@beside/common/admin/admin.views';
import type { Connected } from '../../realtime/connected.ts';
import type { EventContext } from '../../realtime/event-context.ts';
import { rooms } from '../../realtime/rooms.ts';
import { ADMIN_WATCH } from './admin.limits.ts';

/** Joins a page of the panel to the rooms in which its changes are pushed. A socket is closed when its user's rights change. */
export function adminSockets(connected: Connected, { on }: EventContext): void {
  on(
    'admin:watch',
    {
      ...{ guard: 'admin', scope: 'admin:read', limit: ADMIN_WATCH, input: AdminWatchDto, answers: AdminWatched },
      about: 'Receives what changes in the panel',
    },
    async (input, { socket }) => {
      await socket.join(rooms.admin);
      if (input.connected) await socket.join(rooms.adminConnected);
      else await socket.leave(rooms.adminConnected);
      return { connected: await (input.connected ? connected.watched() : connected.now()) };
    },
  );
}
