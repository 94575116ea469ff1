import { DeliveryStatus } from '../../../components/conversation/DeliveryStatus.tsx';
import { RefusedMessage } from '../../../components/conversation/RefusedMessage.tsx';
import { UnsentMessages } from '../../../components/conversation/UnsentMessages.tsx';
import { chats } from '../chat.conversation.ts';
import type { ChatView } from '../chat.merge.ts';
import { faultText } from '../fault-text.ts';
import { ChatQuestion } from './ChatQuestion.tsx';
import { focusField } from './focus-field.ts';

interface Props {
  sessionId: string;
  pages: ChatView['pages'];
}

/** Unsent questions: waiting or refused. */
export function UnsentQuestions({ sessionId, pages }: Props) {
  return (
    <UnsentMessages items={chats.outbox.useOutboxOf(sessionId)} pages={pages}>
      {({ clientMessageId, message, writtenAt, state, fault }) => (
        <ChatQuestion
          key={clientMessageId}
          text={message}
          at={writtenAt}
          fresh
          status={<DeliveryStatus of={state} />}
          after={
            state === 'failed' && (
              <RefusedMessage
                reason={faultText(fault)}
                onRetry={(event) => {
                  focusField(event);
                  chats.resend(sessionId, clientMessageId);
                }}
                onDiscard={(event) => {
                  focusField(event);
                  chats.outbox.dequeue(sessionId, clientMessageId);
                }}
              />
            )
          }
        />
      )}
    </UnsentMessages>
  );
}
