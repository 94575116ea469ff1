import { isQuick } from '@beside/common/testing/is-quick';
import { marked } from 'marked';
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
    ['[a](javascript:b) ![c](https://d.example)', '\\[a\\](javascript:b) !\\[c\\](https\\://d.example)'],
    ['# Heading\n  ## Second', '\\# Heading\n  \\## Second'],
    ['Title\n===\nOther\n---', 'Title\n\\===\nOther\n\\---'],
    ['&#106;avascript', '\\&#106;avascript'],
    ['| a |\n|---|', '\\| a \\|\n\\|---\\|'],
    ['Say `a [b] <c> \\ www.d.example` & `e', 'Say `a [b] <c> \\ www.d.example` & \\`e'],
    ['\\*not soft\\* \\d', '\\*not soft\\* \\\\d'],
    ['```js\na [b]\n  ``\n```\n[c]', '```\na [b]\n  ``\n```\n\\[c\\]'],
    ['```\n````x\n```', '`````\n````x\n`````'],
    ['```\nopen [a]', '\\`\\`\\`\nopen \\[a\\]'],
    ['- ```\n<i>\n- ```', '- \\`\\`\\`\n\\<i\\>\n- \\`\\`\\`'],
    ['- one\n    - two\n\n          three\nfour\n      five', '- one\n    - two\n\n         three\nfour\n   five'],
  ])('%j becomes %j', (text, markdown) => {
    expect(formatted(text)).toBe(markdown);
  });
});

it('a quotation has each line, and nothing else', () => {
  expect(quoted('one\n\n```\ntwo')).toBe('> one\n>\n> ```\n> two');
});

/** Texts that would be more than text: markup of every kind, and escapes that would undo ours. */
const HOSTILE = [
  '\\[click\\](javascript:alert(1))',
  '\\\\[click\\\\](javascript:alert(1))',
  '\\<img src=https://evil.example/b.png\\>',
  '\\\\<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '`<img src=x onerror=alert(1)>',
  '\\`<img src=x onerror=alert(1)>`',
  '`` ` `<img src=x onerror=alert(1)>',
  '` `` <img src=x onerror=alert(1)> `',
  '`a\n<img src=x onerror=alert(1)>\nb`',
  '- ```\n<img src=x onerror=alert(1)>',
  '- a\n  ```\n<img src=x onerror=alert(1)>\n  ```',
  '```\na\n```\n<img src=x onerror=alert(1)>',
  '```\na\n  ```\n<img src=x onerror=alert(1)>\n```',
  '````\n```\n<img src=x onerror=alert(1)>\n````',
  '~~~\n<img src=x onerror=alert(1)>\n~~~',
  '```a`b\n<img src=x onerror=alert(1)>\n```',
  '<a href="javascript:alert(1)">x</a>',
  '<div onclick=alert(1)>',
  '<!-- x -->',
  '<https://evil.example>',
  '<me@evil.example>',
  '![b](https://evil.example/b.png)',
  '[a]: https://evil.example\n\n[a] [a][] ![a]',
  '[![a](https://evil.example/a.png)](https://evil.example)',
  'https://evil.example/a_b_c?d=e',
  'HTTPS://EVIL.EXAMPLE',
  'https\\://evil.example \\https://evil.example',
  'www.evil.example and WWW.evil.example',
  'ftp://evil.example',
  'mailto:me@evil.example me.too+x@evil.example',
  '**https://evil.example**',
  '(www.evil.example)',
  '# H',
  '- # H',
  '1. # H',
  '10) ###### H',
  '- - # H',
  '- 1. + * # H',
  '    - # H',
  '\t# H',
  '+\t# H',
  '\u00a0# H',
  'H\n===',
  'H\n-',
  'H\n--',
  '- H\n  ---',
  '1. H\n   =',
  '***',
  '- - -',
  '* * *',
  '_ _ _',
  '---',
  '- ***',
  '1. - - -',
  '- a\n- ---',
  'a\n\n    ***\n\n***',
  '> # H',
  '- > # H',
  'a | b\n--|--\n1 | 2',
  'a\n:-',
  'a\n-:',
  '&lt;img src=x&gt; &#60;img src=x&#62;',
  '\\&lt;img&gt;',
  'line\u2028# H\u0085# H\r# H\u000b# H',
];

describe.each([
  ['a person', plain],
  ['a model', formatted],
])('what %s wrote', (_who, written) => {
  it.each(HOSTILE)('renders as no HTML, link, image, heading, line or table: %j', (text) => {
    for (const around of [written(text), quoted(written(text)), quoted(written(`Before.\n\n${text}\n\nAfter.`))])
      for (const breaks of [true, false]) {
        const html = marked.parse(around, { gfm: true, breaks, async: false });
        const shown = html.replace(/<(?:pre|code)>[^<]*<\/(?:code|pre)>/g, '');
        expect(shown).not.toMatch(/<(?!\/?(?:p|br|blockquote|ul|ol|li|em|strong|del|code|pre)\b)/);
        expect(html).not.toMatch(/<[^>]*\son\w+=/);
      }
  });

  it('is read in a time that grows with its length', () => {
    for (const piece of ['`', '`a``', '- ', '1. ', '\\', '```a\n', '- - -a', '~', '* ', '  ', '\t', 'a@', 'www.', '[', '- a\n'])
      for (const text of [piece.repeat(20_000 / piece.length), `a${piece.repeat(20_000 / piece.length)}b`]) {
        expect([piece, isQuick(text.length, () => void written(text))]).toEqual([piece, true]);
      }
  });
});

it('what people wrote on one line renders as a step of a list alone', () => {
  for (const text of HOSTILE) {
    const html = marked.parse(`1. ${plainLine(text)}`, { gfm: true, async: false });
    expect(html).not.toMatch(/<(?!\/?(?:ol|li)\b)/);
  }
});

it("a model's emphasis, lists and code render as such", () => {
  const html = marked.parse(formatted('**one** *two* `<b> [c]`\n\n- a\n  - b\n\n1. c\n\n```js\n<d>\n```'), { async: false });
  for (const part of [
    '<strong>one</strong> <em>two</em> <code>&lt;b&gt; [c]</code>',
    '<li>a<ul>\n<li>b</li>',
    '<ol>\n<li>c</li>',
    '<pre><code>&lt;d&gt;\n</code></pre>',
  ])
    expect(html).toContain(part);
});

it('addresses stay readable', () => {
  expect(marked.parse(plain('See https://a.example/b, www.c.example or d@e.example.'), { async: false })).toBe(
    '<p>See https://a.example/b, www.c.example or d@e.example.</p>\n',
  );
});
