import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { Language } from '@beside/common/language/language.constants';
import { memo } from 'react';
import { MessageChunk } from '../../../../components/conversation/MessageChunk.tsx';
import type { SessionView } from '../../couples.merge.ts';
import { Message } from './Message.tsx';

interface Props {
  page: SessionView['pages'][number];
  /** The time of the message before this page; null before the first. */
  previousAt: string | null;
  me: CouplesRole;
  /** The last message of this page that the partner has read; 0 is none. */
  readTo: number;
  language: Language;
  /** Others' messages after this id arrived while the page was open. */
  freshAfter: number;
  /** Near the end, where the reader probably is. */
  near: boolean;
}

/** About fifty messages. It rerenders only for its own changes. */
export const SessionChunk = memo(function SessionChunk({ page, previousAt, me, readTo, language, freshAfter, near }: Props) {
  return (
    <MessageChunk page={page} previousAt={previousAt} near={near}>
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
