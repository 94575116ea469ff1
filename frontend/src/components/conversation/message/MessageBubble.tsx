import styles from './MessageFrame.module.css';

interface Props {
  text: string;
  lang?: string;
  /** It is a translation, which an AI wrote. */
  generated?: boolean;
}

/** A person's words as they were typed: neither HTML nor markdown is read. */
export function MessageBubble({ text, lang, generated }: Props) {
  return (
    <p className={styles.bubble} dir="auto" lang={lang} data-generated-by={generated ? 'ai' : undefined}>
      {text}
    </p>
  );
}
