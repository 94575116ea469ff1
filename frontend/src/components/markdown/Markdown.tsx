import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import styles from './Markdown.module.css';
import { isKnown, readMarkdown } from './read-markdown.ts';
import { safeLink } from './safe-link.ts';

/** What is nested more deeply is shown as it was written. */
const DEPTH_MAX = 12;

interface Props {
  text: string;
  /** The text still grows: half-written marks wait, and a caret marks its end. */
  growing?: boolean;
}

/**
 * A Markdown text as elements. Nothing of it is HTML: tags are shown as text, images by their descriptions,
 * and links lead to web pages and mail addresses alone.
 */
export const Markdown = memo(function Markdown({ text, growing }: Props) {
  const tokens = readMarkdown(text, growing);
  return (
    <div className={styles.text} data-growing={growing || undefined}>
      {tokens ? rendered(tokens, 0) : <p className={styles.raw}>{text}</p>}
      {growing && tokens?.length === 0 && <p />}
    </div>
  );
});

const rendered = (tokens: readonly Token[], depth: number): ReactNode =>
  tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end, so the index identifies a token
    <Fragment key={index}>{element(token, depth + 1)}</Fragment>
  ));

function element(token: Token, depth: number): ReactNode {
  if (!isKnown(token) || depth > DEPTH_MAX) return token.raw;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{rendered(token.tokens, depth)}</p>;
    case 'heading':
      // The page's own headings stay its outline.
      return (
        <p className={styles.heading}>
          <strong>{rendered(token.tokens, depth)}</strong>
        </p>
      );
    case 'blockquote':
      return <blockquote>{rendered(token.tokens, depth)}</blockquote>;
    case 'list':
      return list(token, depth);
    case 'table':
      return table(token, depth);
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'html':
      return token.block ? <p className={styles.raw}>{token.text}</p> : token.text;
    default:
      return inline(token, depth);
  }
}

function inline(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{rendered(token.tokens, depth)}</strong>;
    case 'em':
      return <em>{rendered(token.tokens, depth)}</em>;
    case 'del':
      return <del>{rendered(token.tokens, depth)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return box(token.checked);
    case 'link':
      return link(token, depth);
    case 'text':
      return token.tokens ? rendered(token.tokens, depth) : token.text;
    case 'image':
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

/** A task's box, drawn by its style: many systems have no font with the sign, which is for screen readers and for copying. */
function box(checked: boolean): ReactNode {
  return (
    <span className={styles.box} data-checked={checked || undefined}>
      {checked ? '☑ ' : '☐ '}
    </span>
  );
}

function link({ href, tokens }: Tokens.Link, depth: number): ReactNode {
  const address = safeLink(href);
  const words = rendered(tokens, depth);
  if (address === null) return words;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

function list({ ordered, start, items }: Tokens.List, depth: number): ReactNode {
  const children = items.map(({ tokens }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are only appended
    <li key={index}>{rendered(tokens, depth)}</li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{children}</ol> : <ul>{children}</ul>;
}

function table({ header, rows }: Tokens.Table, depth: number): ReactNode {
  const row = (cells: readonly Tokens.TableCell[], Cell: 'th' | 'td') => (
    <tr>
      {cells.map(({ tokens, align }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <Cell key={index} data-align={align ?? undefined}>
          {rendered(tokens, depth)}
        </Cell>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <div className={styles.frame} tabIndex={0}>
      <table>
        <thead>{row(header, 'th')}</thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only appended
            <Fragment key={index}>{row(cells, 'td')}</Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
