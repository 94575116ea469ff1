import styles from './MessageFrame.module.css';

/** A person's words as they were typed: neither HTML nor markdown is read. */
export function MessageBubble({ text, lang }: { text: string; lang?: string }) {
  return (
    <p className={styles.bubble} dir="auto" lang={lang}>
      {text}
    </p>
  );
}
