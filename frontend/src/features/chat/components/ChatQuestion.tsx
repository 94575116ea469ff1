import type { ReactNode } from 'react';
import { MessageBubble } from '../../../components/conversation/MessageBubble.tsx';
import { MessageFrame } from '../../../components/conversation/MessageFrame.tsx';
import { clockTime } from '../../../lib/conversation/message-time.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './ChatVoice.module.css';

interface Props {
  text: string;
  /** An ISO time. */
  at: string;
  fresh?: boolean;
  /** Beside the time: how it stands with the question. */
  status?: ReactNode;
  /** Below everything. */
  after?: ReactNode;
}

/** A question of the reader, as it was typed. */
export function ChatQuestion({ text, at, fresh, status, after }: Props) {
  const t = useT();
  const time = clockTime(at);
  const foot = (
    <>
      <span>{t('chat.you')}</span>
      <time className="num" dateTime={at}>
        {time}
      </time>
      {status}
    </>
  );
  return (
    <MessageFrame
      look={{ className: styles.voice, own: true, fresh }}
      label={t('conversation.message_by', { name: t('chat.you'), time })}
      foot={foot}
      after={after}
    >
      <MessageBubble text={text} />
    </MessageFrame>
  );
}
