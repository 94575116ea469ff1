import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from './Markdown.tsx';

/** A rendered text. */
export const html = (text: string, growing = false): string => renderToStaticMarkup(createElement(Markdown, { text, growing }));
/** The words that markup shows. */
export const words = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
