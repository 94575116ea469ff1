import styles from './Prose.module.css';

interface Props {
  text: string;
  /** An example to say or send, set as a quotation. */
  letter: boolean;
  /** The text is still growing: a caret marks its end. */
  growing: boolean;
}

/** Reading text; each line is a paragraph. */
export function Prose({ text, letter, growing }: Props) {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  const Frame = letter ? 'blockquote' : 'div';
  return (
    <Frame className={letter ? `${styles.prose} ${styles.letter} stemmed` : styles.prose}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so the index identifies a paragraph
        <p key={index} className={growing && index === lines.length - 1 ? 'caret' : undefined}>
          {line}
        </p>
      ))}
    </Frame>
  );
}
