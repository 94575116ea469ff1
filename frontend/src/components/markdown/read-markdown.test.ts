import { isQuick } from '@beside/common/testing/is-quick';
import { Lexer } from 'marked';
import { describe, expect, it, vi } from 'vitest';
import { html } from './markdown.fixtures.ts';
import { steadyEnd } from './steady-end.ts';

/** What a reply of six thousand characters may do worst, and what once took a page's time. */
const HEAVY = [
  ...[
    '*a_',
    ' *',
    '**a',
    '[',
    '![',
    '](',
    '`a',
    '<a ',
    '!',
    '\\\\',
    '~~a ',
    'a@',
    '> ',
    '- ',
    '- a\n',
    '=\n',
    ' ',
    '\t',
    'www.a ',
  ].map((part) => `x${part.repeat(6000 / part.length)}`),
  `a@${'b'.repeat(5998)}`,
  `a${' *'.repeat(9900)}`,
  ' '.repeat(19_000),
  `${'a|'.repeat(200)}\n${'-|'.repeat(200)}\n${'a\n'.repeat(450)}`,
];

describe('a text that is heavy to read', () => {
  it.each(HEAVY.map((text) => [text.slice(0, 6), text] as const))(
    'is shown as it is, and never lexed for long: %j',
    (_, text) => {
      const lexed = vi.spyOn(Lexer.prototype, 'inlineTokens');
      const markup = html(text, true);
      expect(lexed.mock.calls.reduce((sum, [source]) => sum + source.length, 0)).toBeLessThan(20_000);
      expect(markup.length).toBeLessThan(200_000);
      lexed.mockRestore();
    },
  );

  it('is shown as it is if it has some hundred marks', () => {
    const lexed = vi.spyOn(Lexer.prototype, 'lex');
    expect(html('*a_'.repeat(2000))).toContain(`>${'*a_'.repeat(2000)}</p>`);
    expect(html(`a${' *'.repeat(3000)}`, true)).toContain(`>a${' *'.repeat(3000)}</p>`);
    expect(lexed).not.toHaveBeenCalled();
    lexed.mockRestore();
  });

  it('still is a text of many marks up to there', () => {
    expect(html('**bold** word and so on, '.repeat(240))).toContain('<strong>bold</strong> word');
    expect(html('- **a** b\n'.repeat(200)).match(/<li>/g)).toHaveLength(200);
    expect(html(`${'> '.repeat(8)}x`).match(/<blockquote>/g)).toHaveLength(8);
    expect(html('-'.repeat(40))).toContain('<hr/>');
  });

  it.each([[' *'], ['**a '], ['[a'], ['`'], ['- '], [' '], ['```\n'], ['|a'], ['](']])(
    'has its steady end in time that grows with its length: %j',
    (part) => {
      const text = `a${part.repeat(9_900 / part.length)}`;
      expect(isQuick(text.length, () => void steadyEnd(text))).toBe(true);
    },
  );

  it('is left as it is if it is longer than a reply', () => {
    const text = `a${' *'.repeat(9900)}`;
    expect(steadyEnd(text)).toBe(text);
  });
});
