import type { ReactNode, Ref } from 'react';
import styles from './ReplyText.module.css';

interface Props {
  lang: string;
  /** The name under which it is read aloud: see `ReadAloud`. */
  spoken?: string;
  ref?: Ref<HTMLDivElement>;
  /** `Paragraphs` or `Markdown`. */
  children: ReactNode;
}

/** The text of a reply. Always left to right, even if it begins with a right-to-left name. */
export function ReplyText({ lang, spoken, ref, children }: Props) {
  return (
    <div ref={ref} className={`${styles.words} stemmed`} lang={lang} dir="ltr" data-spoken={spoken}>
      {children}
    </div>
  );
}

/** Plain text in paragraphs. A caret marks the end of a growing one. */
export function Paragraphs({ text, growing }: { text: string; growing?: boolean }) {
  const lines = text.split(/\n+/).filter((line) => line.trim());
  if (lines.length === 0) lines.push('');
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so the index identifies a paragraph
    <p key={index} className={`${styles.paragraph} ${growing && index === lines.length - 1 ? 'caret' : ''}`}>
      {line}
    </p>
  ));
}
