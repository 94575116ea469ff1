import type { MouseEvent } from 'react';
import type { createOutbox } from '../../lib/conversation/outbox.store.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import type { Look } from './MessageFrame.tsx';
import { RefusedMessage } from './RefusedMessage.tsx';
import { TimedMessage } from './TimedMessage.tsx';
import styles from './UnsentMessages.module.css';

interface Props {
  conversations: {
    outbox: Pick<ReturnType<typeof createOutbox>, 'useOutboxOf' | 'dequeue'>;
    resend: (id: string, clientMessageId: string) => void;
  };
  /** The conversation. */
  id: string;
  /** The messages that are shown already. */
  pages: readonly (readonly { clientMessageId: string | null }[])[];
  look: Look;
  /** The reader's name. */
  name: string;
  /** Explains a refusal by its code. */
  reason: (fault: string | undefined) => string;
  /** Called before a button's message goes, or is sent again. */
  onAct?: (event: MouseEvent<HTMLElement>) => void;
}

/** A conversation's unsent messages: waiting or refused. */
export function UnsentMessages({ conversations: { outbox, resend }, id, pages, look, name, reason, onAct }: Props) {
  const items = outbox.useOutboxOf(id);
  if (items.length === 0) return null;
  // An echo may come before its acknowledgement: show the message once.
  const stored = new Set(pages.flat().map(({ clientMessageId }) => clientMessageId));
  const act =
    (to: (id: string, clientMessageId: string) => void, clientMessageId: string) => (event: MouseEvent<HTMLElement>) => {
      onAct?.(event);
      to(id, clientMessageId);
    };
  return (
    <div className={styles.outbox}>
      {items.map(({ clientMessageId, message, writtenAt, state, fault }) => {
        if (stored.has(clientMessageId)) return null;
        const refusal = state === 'failed' && (
          <RefusedMessage
            reason={reason(fault)}
            onRetry={act(resend, clientMessageId)}
            onDiscard={act(outbox.dequeue, clientMessageId)}
          />
        );
        return (
          <TimedMessage
            key={clientMessageId}
            look={{ ...look, own: true, fresh: true }}
            name={name}
            at={writtenAt}
            aside={<DeliveryStatus of={state} />}
            after={refusal}
          >
            <MessageBubble text={message} />
          </TimedMessage>
        );
      })}
    </div>
  );
}
