import { create } from 'zustand';

/** How this page hears from the server; null until that is known. */
export type Connection = 'live' | 'polling' | 'offline' | null;

interface Facts {
  /** The browser says that it has a network. */
  online: boolean;
  /** The socket is connected. */
  socket: boolean;
  /** The socket has been away for the grace period. */
  socketLate: boolean;
  /** How the last request went; null before the first one that counts. */
  http: 'ok' | 'failing' | null;
}

/** What the facts amount to. */
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

/** The connection, for components. */
export function useConnection(): Connection {
  return useConnectionFacts(connectionOf);
}

/** Notes how a request went. The first failure may be a blip of that one request: only the socket's absence makes it count. */
export function recordHttp(http: 'ok' | 'failing'): void {
  if (useConnectionFacts.getState().http !== http) useConnectionFacts.setState({ http });
}
