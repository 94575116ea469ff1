import { AdminConnected, AdminWatched, type ConnectedView } from '@beside/common/admin/admin.views';
import { useEffect, useState } from 'react';
import { useConnection } from '../../../lib/connection.store.ts';
import { parseAs } from '../../../lib/parse.ts';
import { type LiveSocket, liveSocket } from '../../../lib/socket.ts';

/** Who is connected, as it is pushed while a component shows it; null until the first push, and while this page is not live. */
export function useConnected(): ConnectedView | null {
  const [connected, setConnected] = useState<ConnectedView | null>(null);
  const live = useConnection() === 'live';
  useEffect(() => {
    let gone = false;
    let leave: () => void = () => undefined;
    const follow = (socket: LiveSocket) => {
      if (gone) return;
      const take = (push: unknown) => setConnected(parseAs(AdminConnected, push).connected);
      const watch = () =>
        socket.emit('admin:watch', { connected: true }, (ack) => {
          if (!gone && ack.success) setConnected(parseAs(AdminWatched, ack).connected);
        });
      socket.on('admin:connected', take);
      socket.on('connect', watch);
      if (socket.connected) watch();
      leave = () => {
        socket.off('admin:connected', take);
        socket.off('connect', watch);
        if (socket.connected) socket.emit('admin:watch', { connected: false }, () => undefined);
      };
    };
    liveSocket().then(follow, () => undefined);
    return () => {
      gone = true;
      leave();
    };
  }, []);
  return live ? connected : null;
}
