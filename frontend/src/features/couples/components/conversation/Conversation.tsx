import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import type { ReactNode } from 'react';
import { MessageList } from '../../../../components/conversation/MessageList.tsx';
import { UnsentMessages } from '../../../../components/conversation/UnsentMessages.tsx';
import { useMessageList } from '../../../../components/conversation/use-message-list.ts';
import { codeText } from '../../../../lib/error-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { couplesTranslations } from '../../couples.cache.ts';
import { couples } from '../../couples.conversation.ts';
import type { SessionView } from '../../couples.merge.ts';
import { useReaderLanguage } from '../../messages/reader-language.ts';
import { useReadReceipts } from '../../messages/use-read-receipts.ts';
import { useTranslations } from '../../messages/use-translations.ts';
import { nameOf, otherRole, voiceOf } from '../../participants.ts';
import { GrowingReply } from './GrowingReply.tsx';
import { SessionChunk } from './SessionChunk.tsx';
import { Unanswered } from './Unanswered.tsx';
import styles from './Voice.module.css';

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
  const list = useMessageList(couples, token, view);
  useReadReceipts(token, view, list.atEnd);
  useTranslations(token, view);
  const announcement = couplesTranslations.useAnnouncement(language, announceMessage);
  const failing = couples.useFailing(token);

  const me = view.me.role === 'visitor' ? 'partner2' : view.me.role;
  const readTo = view.reads[otherRole(me)] ?? 0;
  const unanswered = view.session.unanswered !== null && view.session.isActive;
  return (
    <MessageList
      list={list}
      view={view}
      label={t('couples.conversation')}
      before={before}
      chunk={(chunk) => (
        <SessionChunk {...chunk} me={me} readTo={Math.min(readTo, chunk.page.at(-1)?.id ?? 0)} language={language} />
      )}
      concerns={({ senderRole }) => senderRole !== view.me.role}
      announcement={announcement}
    >
      <UnsentMessages
        conversations={couples}
        id={token}
        pages={view.pages}
        look={{ className: styles.voice, voice: voiceOf(me) }}
        name={nameOf(view.session, me) ?? ''}
        reason={(fault) => `${t('couples.send_failed')} ${codeText(fault)}`}
      />
      <GrowingReply token={token} language={view.session.language ?? language} />
      {unanswered && <Unanswered token={token} />}
      {(failing || unanswered) && quietHelp}
    </MessageList>
  );
}

/** What to announce of a message. */
const announceMessage = ({ senderRole, senderName }: CouplesMessageView, text: string): string =>
  t('conversation.said', { name: senderRole === null ? t('couples.counsellor') : senderName, text });
