import { create } from 'zustand';

/** The connection status; null until known. */
export type Connection = 'live' | 'polling' | 'offline' | null;

interface Facts {
  /** The browser reports a network. */
  online: boolean;
  /** The socket is connected. */
  socket: boolean;
  /** The grace period has passed without a socket. */
  socketLate: boolean;
  /** The outcome of the last request; null before the first. */
  http: 'ok' | 'failing' | null;
}

/** Derives the connection status. */
export function connectionOf({ online, socket, socketLate, http }: Facts): Connection {
  if (!online) return 'offline';
  if (socket) return 'live';
  if (!socketLate || http === null) return http === 'failing' ? 'offline' : null;
  return http === 'ok' ? 'polling' : 'offline';
}

export const useConnectionFacts = create<Facts>(() => ({
  online: typeof navigator === 'undefined' || navigator.onLine,
  socket: false,
  socketLate: false,
  http: null,
}));

/** The connection status for components. */
export function useConnection(): Connection {
  return useConnectionFacts(connectionOf);
}

/** Records a request's outcome. A failure alone may be a blip: it counts only without a socket. */
export function recordHttp(http: 'ok' | 'failing'): void {
  if (useConnectionFacts.getState().http !== http) useConnectionFacts.setState({ http });
}
