import type { ReactNode } from 'react';
import styles from './MessageFrame.module.css';

export interface Look {
  /** Sets `--voice-name` and `--voice-bubble`, the colours of a speaker. */
  className?: string;
  /** The speaker, for that class. */
  voice?: string;
  /** The reader wrote it. */
  own?: boolean;
  /** It arrived while the page was open. */
  fresh?: boolean;
  /** It is prose without a bubble, and may take the whole width. */
  wide?: boolean;
  /** An AI wrote it: marked for machines, beside the visible label that its owner gives it. */
  generated?: boolean;
}

interface Props {
  look: Look;
  /** The accessible name: who wrote it, and when. */
  label: string;
  /** Above the text: who wrote it. */
  head?: ReactNode;
  /** The text, in a `MessageBubble` or a `ReplyText`. */
  children: ReactNode;
  /** Below the text, in small letters. */
  foot?: ReactNode;
  /** Below everything. */
  after?: ReactNode;
}

/** A message of a conversation. */
export function MessageFrame({ look, label, head, children, foot, after }: Props) {
  return (
    <article
      className={look.className ? `${styles.message} ${look.className}` : styles.message}
      data-voice={look.voice}
      data-own={look.own || undefined}
      data-fresh={look.fresh || undefined}
      data-wide={look.wide || undefined}
      data-generated-by={look.generated ? 'ai' : undefined}
      aria-label={label}
    >
      {head && <p className={styles.who}>{head}</p>}
      {children}
      {foot && <p className={styles.sub}>{foot}</p>}
      {after}
    </article>
  );
}
