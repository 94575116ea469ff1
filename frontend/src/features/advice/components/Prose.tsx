import { Caret } from './Caret.tsx';
import styles from './Prose.module.css';

interface Props {
  text: string;
  /** An example to say or send: set as a letter beside the stem. */
  letter: boolean;
  /** The text is being written: the caret stands at its end. */
  growing: boolean;
}

/** Paragraphs of reading text; a line of the text is a paragraph. */
export function Prose({ text, letter, growing }: Props) {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  const Frame = letter ? 'blockquote' : 'div';
  return (
    <Frame className={letter ? `${styles.prose} ${styles.letter} stemmed` : styles.prose}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so a paragraph's place is its name
        <p key={index}>
          {line}
          {growing && index === lines.length - 1 && <Caret />}
        </p>
      ))}
    </Frame>
  );
}
