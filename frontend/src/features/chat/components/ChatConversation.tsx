import { useMemo, useState } from 'react';
import { MessageAnnouncer } from '../../../components/conversation/MessageAnnouncer.tsx';
import { MessageFrame } from '../../../components/conversation/MessageFrame.tsx';
import { MessageList } from '../../../components/conversation/MessageList.tsx';
import { useMessageList } from '../../../components/conversation/use-message-list.ts';
import { config } from '../../../lib/config.ts';
import { lastMessage } from '../../../lib/conversation/thread.ts';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { chats } from '../chat.conversation.ts';
import { type ChatView, questionsInLine } from '../chat.merge.ts';
import { useSaid } from '../use-said.ts';
import { AiName } from './AiName.tsx';
import { ChatChunk } from './ChatChunk.tsx';
import { GrowingChatReply, WritingStatus } from './GrowingChatReply.tsx';
import { ReplyWords } from './ReplyWords.tsx';
import { UnsentQuestions } from './UnsentQuestions.tsx';

interface Props {
  sessionId: string;
  view: ChatView;
}

/** The chat's messages, and what is not a message yet. */
export function ChatConversation({ sessionId, view }: Props) {
  const t = useT();
  const page = useI18n((state) => state.language);
  const outbox = chats.outbox.useOutboxOf(sessionId);
  const { pages } = view;
  const last = lastMessage(view);
  const lastReply = last?.messageType === 'ai' ? last.id : 0;
  const [opened] = useState(last?.id ?? 0);
  const list = useMessageList({
    first: pages[0]?.[0]?.id,
    last: last?.id,
    fetchOlder: () => chats.fetchOlder(sessionId),
    // A question just sent, and a reply at the end.
    toEndFor: useMemo(() => [...outbox.map(({ clientMessageId }) => clientMessageId), `reply ${lastReply}`], [outbox, lastReply]),
  });
  const line = useMemo(() => questionsInLine(pages), [pages]);
  const queuedFrom = line[1]?.id ?? Number.POSITIVE_INFINITY;
  const said = useSaid(pages, opened);
  return (
    <MessageList
      list={list}
      hasOlder={view.hasOlder}
      label={t('chat.messages')}
      announcer={
        <>
          <WritingStatus sessionId={sessionId} awaited={line.length > 0} />
          <MessageAnnouncer pages={pages} after={opened} concerns={({ messageType }) => messageType === 'ai'} words={said} />
        </>
      }
    >
      {!view.hasOlder && <Introduction />}
      {pages.map((chunk, index) => (
        <ChatChunk
          key={chunk[0]?.id}
          page={chunk}
          previousAt={pages[index - 1]?.at(-1)?.createdAt ?? null}
          freshAfter={opened}
          queuedFrom={queuedFrom > (chunk.at(-1)?.id ?? 0) ? Number.POSITIVE_INFINITY : queuedFrom}
          near={index >= pages.length - 2}
        />
      ))}
      <GrowingChatReply sessionId={sessionId} awaited={line.length > 0} lang={line[0]?.language ?? page} />
      <UnsentQuestions sessionId={sessionId} pages={pages} />
    </MessageList>
  );
}

/** The line above the first message: who answers here, said before its first word. */
function Introduction() {
  const t = useT();
  const language = useI18n((state) => state.language);
  return (
    <MessageFrame look={{ wide: true }} label={config.appName} head={<AiName />}>
      <ReplyWords text={t('chat.intro')} lang={language} />
    </MessageFrame>
  );
}
