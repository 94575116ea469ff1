import { describe, expect, it } from 'vitest';
import { formatted, plain, plainLine, quoted } from './advice.markdown.ts';

describe('a plain text', () => {
  it.each([
    ['Don’t worry, it’s fine (really). 100% & more!', 'Don’t worry, it’s fine (really). 100% & more!'],
    ['> quoted', '\\> quoted'],
    ['- one\n+ two\n* three', '\\- one\\\n\\+ two\\\n\\* three'],
    ['1. one\n12) two\n2026 was good', '1\\. one\\\n12\\) two\\\n2026 was good'],
    ['&lt;b&gt; &#60; &copy; R&D', '\\&lt;b\\&gt; \\&#60; \\&copy; R&D'],
    ['ends with \\\nnext', 'ends with \\\\\\\nnext'],
    ['\t# no\n    code', '\\# no\\\ncode'],
    ['one\n\n\ntwo', 'one\n\n\ntwo'],
    ['one\u2028two\u0007\r\nthree', 'one\\\ntwo\\\nthree'],
    ['我们 *吵架*', '我们 \\*吵架\\*'],
  ])('%j becomes %j', (text, markdown) => {
    expect(plain(text)).toBe(markdown);
  });

  it('may be one line, as a step of a list is', () => {
    expect(plainLine('Call.\n\n# Then\n- wait')).toBe('Call. # Then - wait');
    expect(plainLine('# Then')).toBe('\\# Then');
  });
});

describe("a model's reply", () => {
  it.each([
    ['**bold**, *soft*\n- one\n  - two\n1. three', '**bold**, *soft*\n- one\n  - two\n1. three'],
    ['<b onclick="x">', '\\<b onclick="x"\\>'],
    ['[a](javascript:b) ![c](https://d.example)', '\\[a\\](javascript:b) !\\[c\\](https://d.example)'],
    ['# Heading\n  ## Second', '\\# Heading\n  \\## Second'],
    ['Title\n===\nOther\n---', 'Title\n\\===\nOther\n\\---'],
    ['&#106;avascript', '\\&#106;avascript'],
    ['| a |\n|---|', '\\| a \\|\n\\|---\\|'],
  ])('%j becomes %j', (text, markdown) => {
    expect(formatted(text)).toBe(markdown);
  });
});

it('a quotation has each line, and nothing else', () => {
  expect(quoted('one\n\n```\ntwo')).toBe('> one\n>\n> ```\n> two');
});
