import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import type { createOutbox } from '../../lib/conversation/sending/outbox.store.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { DeliveryStatus } from './message/DeliveryStatus.tsx';
import { MessageBubble } from './message/MessageBubble.tsx';
import type { Look } from './message/MessageFrame.tsx';
import refused from './message/RefusedMessage.module.css';
import { TimedMessage } from './message/TimedMessage.tsx';
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
  const t = useT();
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
          <div className={refused.failed} role="alert">
            <p>{reason(fault)}</p>
            <div>
              <Button size="sm" variant="default" onClick={act(resend, clientMessageId)}>
                {t('error.retry')}
              </Button>
              <Button size="sm" variant="subtle" onClick={act(outbox.dequeue, clientMessageId)}>
                {t('conversation.discard')}
              </Button>
            </div>
          </div>
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
