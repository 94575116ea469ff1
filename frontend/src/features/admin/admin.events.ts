import { ADMIN_AREAS, type AdminArea } from '@beside/common/admin/admin.constants';
import { AdminChanged } from '@beside/common/admin/admin.views';
import { parseAs } from '../../lib/parse.ts';
import { queryClient } from '../../lib/query.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { staleAfter } from './admin.keys.ts';

/** Fetches what is shown of an area again. */
function refreshArea(area: AdminArea): void {
  for (const queryKey of staleAfter(area)) void queryClient.invalidateQueries({ queryKey });
}

/** Fetches everything that the panel shows again: pushes may have been missed. */
export function refreshPanel(): void {
  for (const area of [...ADMIN_AREAS, 'statistics']) void queryClient.invalidateQueries({ queryKey: ['admin', area] });
}

/** Binds the pushes of the panel. Called once, by its page. */
export function bindAdminEvents(socket: LiveSocket): void {
  socket.on('admin:changed', (push) => refreshArea(parseAs(AdminChanged, push).area));
}
