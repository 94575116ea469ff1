import { ConnectionStatus } from '../../../../components/kit/ConnectionStatus.tsx';
import { useConnection } from '../../../../lib/connection.store.ts';
import { couples } from '../../couples.conversation.ts';

/** The session's connection status. Its space is reserved until the status is known. */
export function SessionConnectionStatus() {
  const joined = couples.useSessionConnection((state) => state.joined);
  const late = couples.useSessionConnection((state) => state.late);
  const connection = useConnection();
  const status = connection === 'offline' ? 'offline' : joined ? 'live' : late ? 'polling' : null;
  return <ConnectionStatus connection={status} large />;
}
