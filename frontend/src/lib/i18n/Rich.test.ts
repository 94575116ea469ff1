import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Rich } from './Rich.tsx';

const drawn = (text: string, params?: Record<string, string | number>) =>
  renderToStaticMarkup(createElement(Rich, { text, params, parts: { b: (words) => createElement('strong', null, words) } }));

describe('Rich', () => {
  it('renders marked parts, and an unknown mark as plain text', () => {
    expect(drawn('<b>{count}</b> of <i>{limit}</i>', { count: 1, limit: 5000 })).toBe('<strong>1</strong> of 5,000');
  });

  it('renders filled-in values as text, even if they look like marks', () => {
    expect(drawn('<b>{name}</b> is typing', { name: '<b>Ann</b>' })).toBe('<strong>&lt;b&gt;Ann&lt;/b&gt;</strong> is typing');
    expect(drawn('{name} wrote to <b>you</b>', { name: '</b><b>' })).toBe('&lt;/b&gt;&lt;b&gt; wrote to <strong>you</strong>');
  });
});
