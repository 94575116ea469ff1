import styles from './CounsellorText.module.css';

interface Props {
  text: string;
  lang: string;
  /** It is being written: the caret stands at its end. */
  growing?: boolean;
}

/** The counsellor's text, in paragraphs beside the stem. Its languages all run to the right, whatever name it begins with. */
export function CounsellorText({ text, lang, growing }: Props) {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  if (lines.length === 0) lines.push('');
  return (
    <div className={`${styles.words} stemmed`} lang={lang} dir="ltr">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so a paragraph's place is its name
        <p key={index}>
          {line}
          {growing && index === lines.length - 1 && <span className={styles.caret} aria-hidden="true" />}
        </p>
      ))}
    </div>
  );
}
