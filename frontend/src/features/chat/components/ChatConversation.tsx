import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { useCallback, useMemo } from 'react';
import { MessageList } from '../../../components/conversation/MessageList.tsx';
import { MessageFrame } from '../../../components/conversation/message/MessageFrame.tsx';
import { ReplyText } from '../../../components/conversation/message/ReplyText.tsx';
import { UnsentMessages } from '../../../components/conversation/UnsentMessages.tsx';
import { useMessageList } from '../../../components/conversation/use-message-list.ts';
import { Markdown } from '../../../components/markdown/Markdown.tsx';
import { plainText } from '../../../components/markdown/plain-text.ts';
import { config } from '../../../lib/config.ts';
import { lastMessage } from '../../../lib/conversation/thread.ts';
import { t, useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { chatTranslations } from '../chat.cache.ts';
import { chats } from '../chat.conversation.ts';
import { type ChatView, questionsInLine } from '../chat.merge.ts';
import { faultText } from '../fault-text.ts';
import { wantTranslation } from '../translation-queue.ts';
import { AiName } from './AiName.tsx';
import { ChatChunk } from './ChatChunk.tsx';
import styles from './ChatVoice.module.css';
import { focusField } from './focus-field.ts';
import { GrowingChatReply, WritingStatus } from './GrowingChatReply.tsx';

interface Props {
  sessionId: string;
  view: ChatView;
}

/** The chat's messages, and what is not a message yet. */
export function ChatConversation({ sessionId, view }: Props) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const { pages } = view;
  const last = lastMessage(view);
  const list = useMessageList(chats, sessionId, view, last?.messageType === 'ai' ? last.id : undefined);
  const line = useMemo(() => questionsInLine(pages), [pages]);
  const queuedFrom = line[1]?.id ?? Number.POSITIVE_INFINITY;
  // It is wanted wherever the reader has scrolled to.
  const want = useCallback((reply: ChatMessageView) => void wantTranslation(reply, language), [language]);
  const announcement = chatTranslations.useAnnouncement(language, announceReply, want);
  return (
    <MessageList
      list={list}
      view={view}
      label={t('chat.messages')}
      before={<Introduction />}
      chunk={(chunk) => (
        <ChatChunk {...chunk} queuedFrom={queuedFrom > (chunk.page.at(-1)?.id ?? 0) ? Number.POSITIVE_INFINITY : queuedFrom} />
      )}
      status={<WritingStatus sessionId={sessionId} awaited={line.length > 0} />}
      concerns={({ messageType }) => messageType === 'ai'}
      announcement={announcement}
    >
      <GrowingChatReply sessionId={sessionId} awaited={line.length > 0} lang={line[0]?.language ?? language} />
      <UnsentMessages
        conversations={chats}
        id={sessionId}
        pages={pages}
        look={{ className: styles.voice }}
        name={t('chat.you')}
        reason={faultText}
        onAct={focusField}
      />
    </MessageList>
  );
}

/** What to announce of a reply. */
const announceReply = (_: ChatMessageView, text: string): string =>
  t('conversation.said', { name: config.appName, text: plainText(text) });

/** The line above the first message: who answers here, said before its first word. */
function Introduction() {
  const t = useT();
  const language = useI18n((state) => state.language);
  return (
    <MessageFrame look={{ wide: true }} label={config.appName} head={<AiName />}>
      <ReplyText lang={language}>
        <Markdown text={t('chat.intro')} />
      </ReplyText>
    </MessageFrame>
  );
}
