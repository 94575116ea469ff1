import { Fragment, memo } from 'react';
import { DeliveryStatus } from '../../../components/conversation/DeliveryStatus.tsx';
import { MessageChunk } from '../../../components/conversation/MessageChunk.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { ChatView } from '../chat.merge.ts';
import { ChatQuestion } from './ChatQuestion.tsx';
import { ChatReply } from './ChatReply.tsx';
import { UnansweredQuestion } from './UnansweredQuestion.tsx';

interface Props {
  page: ChatView['pages'][number];
  /** The time of the message before this page; null before the first. */
  previousAt: string | null;
  /** Messages after this id arrived while the page was open. */
  freshAfter: number;
  /** The first question that waits behind the reply to another; beyond the page if none does. */
  queuedFrom: number;
  /** Near the end, where the reader probably is. */
  near: boolean;
}

/** About fifty messages. It rerenders only for its own changes. */
export const ChatChunk = memo(function ChatChunk({ page, previousAt, freshAfter, queuedFrom, near }: Props) {
  const t = useT();
  return (
    <MessageChunk page={page} previousAt={previousAt} near={near}>
      {(message) =>
        message.messageType === 'ai' ? (
          <ChatReply message={message} fresh={message.id > freshAfter} />
        ) : (
          <Fragment>
            <ChatQuestion
              text={message.message}
              at={message.createdAt}
              status={
                message.id >= queuedFrom &&
                message.unanswered === undefined && <DeliveryStatus of="waiting" text={t('chat.queued')} />
              }
            />
            <UnansweredQuestion message={message} fresh={message.id > freshAfter} />
          </Fragment>
        )
      }
    </MessageChunk>
  );
});
