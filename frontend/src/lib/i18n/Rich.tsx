import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
  /** How each marked part is drawn: `{ a: (words) => <Link …>{words}</Link> }` for `<a>words</a>`. */
  parts: Record<string, (words: string) => ReactNode>;
}

/** A text of the tables with its marked parts drawn as links or emphasis. A mark that nobody draws stays plain words. */
export function Rich({ text, parts }: Props) {
  const pieces = [...text.matchAll(/<(\w+)>(.*?)<\/\1>|[^<]+|</g)];
  return pieces.map((piece) => {
    const [whole, mark, words] = piece;
    if (mark === undefined || words === undefined) return whole;
    return <Fragment key={piece.index}>{parts[mark]?.(words) ?? words}</Fragment>;
  });
}
