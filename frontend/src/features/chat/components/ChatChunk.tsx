import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { Fragment, memo } from 'react';
import { DeliveryStatus } from '../../../components/conversation/message/DeliveryStatus.tsx';
import { MessageBubble } from '../../../components/conversation/message/MessageBubble.tsx';
import { type Chunk, MessageChunk } from '../../../components/conversation/message/MessageChunk.tsx';
import { TimedMessage } from '../../../components/conversation/message/TimedMessage.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { ChatReply } from './ChatReply.tsx';
import styles from './ChatVoice.module.css';
import { UnansweredQuestion } from './UnansweredQuestion.tsx';

interface Props extends Chunk<ChatMessageView> {
  /** The first question that waits behind the reply to another; beyond the page if none does. */
  queuedFrom: number;
}

/** About fifty messages. It rerenders only for its own changes. */
export const ChatChunk = memo(function ChatChunk({ freshAfter, queuedFrom, ...chunk }: Props) {
  const t = useT();
  return (
    <MessageChunk {...chunk}>
      {(message) => {
        const { id, message: text, messageType, createdAt, unanswered } = message;
        if (messageType === 'ai') return <ChatReply message={message} fresh={id > freshAfter} />;
        const isQueued = id >= queuedFrom && unanswered === undefined;
        return (
          <Fragment>
            <TimedMessage
              look={{ className: styles.voice, own: true }}
              name={t('chat.you')}
              at={createdAt}
              aside={isQueued && <DeliveryStatus of="waiting" text={t('chat.queued')} />}
            >
              <MessageBubble text={text} />
            </TimedMessage>
            <UnansweredQuestion message={message} fresh={id > freshAfter} />
          </Fragment>
        );
      }}
    </MessageChunk>
  );
});
