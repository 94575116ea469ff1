import { type ReactNode, useMemo, useState } from 'react';
import { MessageAnnouncer } from '../../../../components/conversation/MessageAnnouncer.tsx';
import { MessageList } from '../../../../components/conversation/MessageList.tsx';
import { useMessageList } from '../../../../components/conversation/use-message-list.ts';
import { lastMessage } from '../../../../lib/conversation/thread.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { couples } from '../../couples.conversation.ts';
import type { SessionView } from '../../couples.merge.ts';
import { otherRole } from '../../participants.ts';
import { useReaderLanguage } from '../../reader-language.ts';
import { useSaid } from '../../translating.ts';
import { useReadReceipts } from '../../use-read-receipts.ts';
import { useTranslations } from '../../use-translations.ts';
import { GrowingReply } from './GrowingReply.tsx';
import { OutboxMessages } from './OutboxMessages.tsx';
import { SessionChunk } from './SessionChunk.tsx';
import { Unanswered } from './Unanswered.tsx';

interface Props {
  token: string;
  view: SessionView;
  /** Content above the first message, such as the invitation. */
  before?: ReactNode;
  /** Where to find help, when nothing answers. */
  quietHelp: ReactNode;
}

/** The session's messages, and what is not a message yet. */
export function Conversation({ token, view, before, quietHelp }: Props) {
  const t = useT();
  const language = useReaderLanguage();
  const outbox = couples.outbox.useOutboxOf(token);
  const last = lastMessage(view)?.id;
  const [opened] = useState(last ?? 0);
  const list = useMessageList({
    first: view.pages[0]?.[0]?.id,
    last,
    fetchOlder: () => couples.fetchOlder(token),
    // A message just sent. Delivery and retries do not scroll.
    toEndFor: useMemo(() => outbox.map(({ clientMessageId }) => clientMessageId), [outbox]),
  });
  useReadReceipts(token, view, list.atEnd);
  useTranslations(token, view);
  const said = useSaid(language);
  const failing = couples.useFailing(token);

  const me = view.me.role === 'visitor' ? 'partner2' : view.me.role;
  const readTo = view.reads[otherRole(me)] ?? 0;
  const { pages } = view;
  const unanswered = view.session.unanswered !== null && view.session.isActive;
  return (
    <MessageList
      list={list}
      hasOlder={view.hasOlder}
      label={t('couples.conversation')}
      announcer={
        <MessageAnnouncer pages={pages} after={opened} concerns={({ senderRole }) => senderRole !== view.me.role} words={said} />
      }
    >
      {!view.hasOlder && before}
      {pages.map((page, index) => (
        <SessionChunk
          key={page[0]?.id}
          page={page}
          previousAt={pages[index - 1]?.at(-1)?.createdAt ?? null}
          me={me}
          readTo={Math.min(readTo, page.at(-1)?.id ?? 0)}
          language={language}
          freshAfter={opened}
          near={index >= pages.length - 2}
        />
      ))}
      <OutboxMessages token={token} view={view} />
      <GrowingReply token={token} language={view.session.language ?? language} />
      {unanswered && <Unanswered token={token} />}
      {(failing || unanswered) && quietHelp}
    </MessageList>
  );
}
