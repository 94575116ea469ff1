import { DeliveryStatus } from '../../../../components/conversation/DeliveryStatus.tsx';
import { MessageBubble } from '../../../../components/conversation/MessageBubble.tsx';
import { MessageFrame } from '../../../../components/conversation/MessageFrame.tsx';
import { RefusedMessage } from '../../../../components/conversation/RefusedMessage.tsx';
import { UnsentMessages } from '../../../../components/conversation/UnsentMessages.tsx';
import { clockTime } from '../../../../lib/conversation/message-time.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { faultText } from '../../fault-text.ts';
import { dequeue, type OutboxItem, useOutboxOf } from '../../outbox.store.ts';
import { sendAgain } from '../../outbox.ts';
import { nameOf, voiceOf } from '../../participants.ts';
import styles from './Voice.module.css';

/** Unsent messages: waiting or refused. */
export function OutboxMessages({ token, view }: { token: string; view: SessionView }) {
  return (
    <UnsentMessages items={useOutboxOf(token)} pages={view.pages}>
      {(item) => <Unsent key={item.clientMessageId} token={token} view={view} item={item} />}
    </UnsentMessages>
  );
}

function Unsent({ token, view, item }: { token: string; view: SessionView; item: OutboxItem }) {
  const t = useT();
  const { session, me } = view;
  const role = me.role === 'visitor' ? 'partner2' : me.role;
  const name = nameOf(session, role) ?? '';
  const time = clockTime(item.writtenAt);
  const foot = (
    <>
      <bdi>{name}</bdi>
      <time className="num" dateTime={item.writtenAt}>
        {time}
      </time>
      <DeliveryStatus of={item.state} />
    </>
  );
  const refusal = item.state === 'failed' && (
    <RefusedMessage
      reason={faultText(item.fault)}
      onRetry={() => sendAgain(token, item.clientMessageId)}
      onDiscard={() => dequeue(token, item.clientMessageId)}
    />
  );
  return (
    <MessageFrame
      look={{ className: styles.voice, voice: voiceOf(role), own: true, fresh: true }}
      label={t('conversation.message_by', { name, time })}
      foot={foot}
      after={refusal}
    >
      <MessageBubble text={item.message} />
    </MessageFrame>
  );
}
