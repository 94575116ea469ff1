import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import { memo } from 'react';
import { type Chunk, MessageChunk } from '../../../../components/conversation/message/MessageChunk.tsx';
import { Message } from './Message.tsx';

interface Props extends Chunk<CouplesMessageView> {
  me: CouplesRole;
  /** The last message of this page that the partner has read; 0 is none. */
  readTo: number;
  language: Language;
}

/** About fifty messages. It rerenders only for its own changes. */
export const SessionChunk = memo(function SessionChunk({ freshAfter, me, readTo, language, ...chunk }: Props) {
  return (
    <MessageChunk {...chunk}>
      {(message) => (
        <Message
          message={message}
          own={message.senderRole === me}
          read={message.id <= readTo}
          language={language}
          fresh={message.id > freshAfter && message.senderRole !== null && message.senderRole !== me}
        />
      )}
    </MessageChunk>
  );
});
