import styles from './ReplyText.module.css';

interface Props {
  text: string;
  lang: string;
  /** The text is still growing: a caret marks its end. */
  growing?: boolean;
  /** The name under which it is read aloud: see `ReadAloud`. */
  spoken?: string;
}

/** The text of a reply in paragraphs. Always left to right, even if it begins with a right-to-left name. */
export function ReplyText({ text, lang, growing, spoken }: Props) {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  if (lines.length === 0) lines.push('');
  return (
    <div className={`${styles.words} stemmed`} lang={lang} dir="ltr" data-spoken={spoken}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so the index identifies a paragraph
        <p key={index}>
          {line}
          {growing && index === lines.length - 1 && <span className={styles.caret} aria-hidden="true" />}
        </p>
      ))}
    </div>
  );
}
