import type { Ack } from '../ack.ts';
import type { AdminWatchDto } from './admin.dto.ts';
import { AdminChanged, AdminConnected, type AdminWatched } from './admin.views.ts';

export interface AdminClientEvents {
  /** From now on this page receives what changes in the panel. */
  'admin:watch': (payload: AdminWatchDto, ack: Ack<AdminWatched>) => void;
}

export const ADMIN_PUSHES = {
  // To the pages that watch the panel.
  'admin:changed': AdminChanged,
  'admin:connected': AdminConnected,
};
