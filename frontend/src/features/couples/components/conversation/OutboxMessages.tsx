import { DeliveryStatus } from '../../../../components/conversation/DeliveryStatus.tsx';
import { MessageBubble } from '../../../../components/conversation/MessageBubble.tsx';
import { MessageFrame } from '../../../../components/conversation/MessageFrame.tsx';
import { RefusedMessage } from '../../../../components/conversation/RefusedMessage.tsx';
import { UnsentMessages } from '../../../../components/conversation/UnsentMessages.tsx';
import { clockTime } from '../../../../lib/conversation/message-time.ts';
import type { Unsent as Item } from '../../../../lib/conversation/outbox.store.ts';
import { codeText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { couples } from '../../couples.conversation.ts';
import type { SessionView } from '../../couples.merge.ts';
import { nameOf, voiceOf } from '../../participants.ts';
import styles from './Voice.module.css';

/** Unsent messages: waiting or refused. */
export function OutboxMessages({ token, view }: { token: string; view: SessionView }) {
  return (
    <UnsentMessages items={couples.outbox.useOutboxOf(token)} pages={view.pages}>
      {(item) => <Unsent key={item.clientMessageId} token={token} view={view} item={item} />}
    </UnsentMessages>
  );
}

function Unsent({ token, view, item }: { token: string; view: SessionView; item: Item }) {
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
      reason={`${t('couples.send_failed')} ${codeText(item.fault)}`}
      onRetry={() => couples.resend(token, item.clientMessageId)}
      onDiscard={() => couples.outbox.dequeue(token, item.clientMessageId)}
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
