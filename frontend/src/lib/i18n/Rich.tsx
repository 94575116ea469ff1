import { Fragment, type ReactNode } from 'react';
import { useI18n } from './i18n.store.ts';
import { fillText, type Params } from './translate-text.ts';

interface Props {
  /** As the table has it: what others wrote is given as `params`. */
  text: string;
  /** Filled in after the parts are found, so that a name which looks like a mark is only a name. */
  params?: Params;
  /** How each marked part is drawn: `{ a: (words) => <Link …>{words}</Link> }` for `<a>words</a>`. */
  parts: Record<string, (words: string) => ReactNode>;
}

/** A text of the tables with its marked parts drawn as links or emphasis. A mark that nobody draws stays plain words. */
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
