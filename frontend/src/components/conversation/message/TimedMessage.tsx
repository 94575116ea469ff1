import type { ReactNode } from 'react';
import { clockTime } from '../../../lib/conversation/message-time.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { type Look, MessageFrame } from './MessageFrame.tsx';

interface Props {
  look: Look;
  /** Who wrote it. */
  name: string;
  /** An ISO time. */
  at: string;
  /** Before the time: the writer, as shown. The reader's own message has the name below it. */
  head?: ReactNode;
  /** After the time: the delivery status of the reader's own message, or a button. */
  aside?: ReactNode;
  /** Below another's message, in small letters. */
  foot?: ReactNode;
  /** Below everything. */
  after?: ReactNode;
  /** The text, in a `MessageBubble` or a `ReplyText`. */
  children: ReactNode;
}

/** A message with its writer and its time: below the reader's own, above the others'. */
export function TimedMessage({ look, name, at, head = <bdi>{name}</bdi>, aside, foot, after, children }: Props) {
  const t = useT();
  const time = clockTime(at);
  const line = (
    <>
      {head}
      <time className="num" dateTime={at}>
        {time}
      </time>
      {aside}
    </>
  );
  return (
    <MessageFrame
      look={look}
      label={t('conversation.message_by', { name, time })}
      head={!look.own && line}
      foot={look.own ? line : foot}
      after={after}
    >
      {children}
    </MessageFrame>
  );
}
