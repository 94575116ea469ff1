import { useConnection } from '../../lib/connection.store.ts';
import { createSendTrouble } from '../../lib/conversation/send-trouble.ts';
import { onForgetCouples } from './forget.ts';
import { useOutboxOf } from './outbox.store.ts';

const { useSendTrouble, noteTrouble, forgetTroubles } = createSendTrouble();

export { noteTrouble };

/** Whether this reader's messages do not get through: no connection, or a message that the server refuses, for now or for good. */
export function useFailing(token: string): boolean {
  const offline = useConnection() === 'offline';
  const unsent = useOutboxOf(token);
  const trouble = useSendTrouble(token);
  return offline || unsent.some(({ state }) => state === 'failed') || (trouble !== undefined && unsent.length > 0);
}

onForgetCouples(forgetTroubles);
