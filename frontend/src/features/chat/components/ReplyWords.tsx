import type { Ref } from 'react';
import { Markdown } from '../../../components/markdown/Markdown.tsx';
import styles from './ChatVoice.module.css';

interface Props {
  text: string;
  lang: string;
  /** The text is still growing. */
  growing?: boolean;
  /** Names the text for reading aloud. */
  spoken?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The text of a reply. Always left to right, even if it begins with a right-to-left name. */
export function ReplyWords({ text, lang, growing, spoken, ref }: Props) {
  return (
    <div ref={ref} className={`${styles.words} stemmed`} lang={lang} dir="ltr" data-spoken={spoken}>
      <Markdown text={text} growing={growing} />
    </div>
  );
}
