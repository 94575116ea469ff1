import { Fragment, type ReactNode } from 'react';
import { useI18n } from './i18n.store.ts';
import { fillText, type Params } from './translate-text.ts';

interface Props {
  /** The table's text; user input belongs in `params`. */
  text: string;
  /** Filled in after parsing, so a name that looks like a mark stays a name. */
  params?: Params;
  /** Renders each marked part: `{ a: (words) => <Link …>{words}</Link> }` for `<a>words</a>`. */
  parts: Record<string, (words: string) => ReactNode>;
}

/** A table's text with its marked parts as links or emphasis. Unknown marks stay plain text. */
export function Rich({ text, params = {}, parts }: Props) {
  const language = useI18n((state) => state.language);
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</g)];
  return pieces.map((piece) => {
    const [whole, mark, marked] = piece;
    if (mark === undefined || marked === undefined) return fillText(whole, language, params);
    const words = fillText(marked, language, params);
    return <Fragment key={piece.index}>{parts[mark]?.(words) ?? words}</Fragment>;
  });
}
