import { describe, expect, it } from 'vitest';
import { PAYLOADS } from '../../../e2e/steps/payloads.ts';
import { html, words } from './markdown.fixtures.ts';
import { plainText } from './plain-text.ts';
import { safeLink } from './safe-link.ts';
import { steadyEnd } from './steady-end.ts';

/** All that a rendered text may consist of. */
const TAGS =
  /^<\/?(?:div|p|strong|em|del|code|pre|ul|ol|li|blockquote|span|hr|br|table|thead|tbody|tr|th|td|a)(?: [a-z-]+="[^"<>]*")*\/?>$/;
const ATTRIBUTES = ['class', 'data-growing', 'data-align', 'data-checked', 'start', 'tabindex', 'href', 'target', 'rel'];

/** What is wrong with a rendered text: unknown elements, unknown attributes, links to elsewhere. */
function faultsIn(markup: string): string[] {
  return (markup.match(/<[^>]*>/g) ?? []).flatMap((tag) => {
    if (!TAGS.test(tag)) return [tag];
    return [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
      if (!ATTRIBUTES.includes(name)) return [tag];
      return name === 'href' && !/^(?:https?:\/\/|mailto:)/.test(value) ? [tag] : [];
    });
  });
}

const HOSTILE = [
  ...PAYLOADS,
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](\u0000javascript:alert(1))',
  '[x](  javascript:alert(1) "t")',
  '[x](JAVASCRIPT:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://a/b)',
  '[x](//evil.example/a)',
  '[x](/api/auth/logout)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x][1]\n\n[1]: <data:text/html,x> "t"',
  '<javascript:alert(1)>',
  '<https://a.example/"onmouseover="alert(1)>',
  'https://a.example/"onmouseover="alert(1)',
  '[![a](https://evil.example/x.png)](https://evil.example)',
  '![a][i]\n\n[i]: https://evil.example/x.png',
  '**[*x*](javascript:alert(1))**',
  '> - [x](javascript:alert(1))\n>   <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> | b |\n|---|---|\n| [x](javascript:alert(1)) | ![y](https://evil.example/y.png) |',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '<details open ontoggle=alert(1)>\n\n**x**\n\n</details>',
  '<!-- [x](javascript:alert(1)) --> <![CDATA[<script>]]>',
  '# <svg onload=alert(1)>\n\n<style>*{display:none}</style>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;',
  '&#91;x&#93;&#40;javascript:alert(1)&#41; &lt;javascript:alert(1)&gt;',
];

describe('a hostile text', () => {
  it.each(HOSTILE)('is inert, whole and at every length: %j', (text) => {
    expect(faultsIn(html(text))).toEqual([]);
    for (let end = 0; end <= text.length; end += 1) expect(faultsIn(html(text.slice(0, end), true))).toEqual([]);
  });

  it('shows its tags as text, and of images the description alone', () => {
    expect(words(html('a <b onclick="x">b</b> ![a cat](https://evil.example/x.png)'))).toBe('a <b onclick="x">b</b> a cat');
    expect(html('![a cat](https://evil.example/x.png)')).not.toContain('evil');
  });

  it.each([
    ['quotations', `${'>'.repeat(9000)}x`],
    ['lists', `${'- '.repeat(3000)}x`],
    ['emphasis', `${'*a_'.repeat(300)}x`],
    ['length', `**${'word '.repeat(9000)}**`],
  ])('of too much %s is shown as it is', (_, text) => {
    expect(words(html(text))).toContain('x'.repeat(text.endsWith('x') ? 1 : 0));
    expect(faultsIn(html(text))).toEqual([]);
    expect(plainText(text).length).toBeGreaterThan(0);
  });

  it('is known by these checks', () => {
    for (const bad of ['<script>', '<p onclick="x">', '<a href="javascript:x">', '<img src="x"/>', '<p style="x">'])
      expect(faultsIn(bad)).toEqual([bad]);
  });
});

describe('a link', () => {
  it('opens web pages and mail addresses elsewhere, and tells them nothing', () => {
    expect(html('[a](https://a.example/x?y=1)')).toContain(
      '<a href="https://a.example/x?y=1" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    );
    expect(html('write to me@a.example or www.a.example')).toMatch(/href="mailto:me@a.example".*href="http:\/\/www.a.example\/"/);
  });

  it.each(['javascript:x', 'JaVa\tScRiPt:x', ' data:text/html,x', '/here', '//there', '#in', '?q', '', 'javascript&colon;x'])(
    'to %j is only text',
    (href) => expect(safeLink(href)).toBeNull(),
  );
});

const SAMPLE = `## A plan for **Friday**

Write *today*, not tomorrow. Say ~~sorry~~ \`I was wrong\` and stop there.
The next line stands by itself.

1. **First**: call her.
2. Then [read this](https://a.example/help "help"), slowly.
   - [ ] a small step
   - another one

> She may not answer.

| when | what |
|------|:----:|
| Mon  | rest |

\`\`\`
a *note*
\`\`\`

---
The ***end***, and 2 * 3 = 6.`;

describe('a text', () => {
  it('becomes headings, lists, tables, quotations and code', () => {
    const markup = html(SAMPLE);
    for (const part of [
      '<strong>A plan for <strong>Friday</strong></strong>',
      '<em>today</em>',
      '<br/>The next line',
      '<ol start="1"><li><strong>First</strong>',
      '>☐ </span>a small step',
      '<blockquote><p>She may not answer.</p></blockquote>',
      '<td data-align="center">rest</td>',
      '<pre tabindex="0"><code>a *note*</code></pre>',
      '<hr/>',
      '2 * 3 = 6',
    ])
      expect(markup).toContain(part);
  });

  it('shows no half-written marks while it grows', () => {
    for (let end = 1; end <= SAMPLE.length; end += 1) {
      const shown = words(html(SAMPLE.slice(0, end), true).replace(/<pre.*?<\/pre>/s, ''));
      expect(shown, SAMPLE.slice(0, end)).not.toMatch(/\*\*|~~|`|\]\(|^#|\*\w|\w\*/);
    }
  });

  it('only gets longer while it grows', () => {
    let before = '';
    for (let end = 1; end <= 120; end += 1) {
      const shown = words(html(SAMPLE.slice(0, end), true)).trimEnd();
      expect(shown.startsWith(before), `${before} → ${shown}`).toBe(true);
      before = shown;
    }
  });

  it.each([
    ['**bold', '**bold**'],
    ['**bold*', '**bold**'],
    ['*a **b', '*a **b***'],
    ['a `b', 'a `b`'],
    ['a `*b', 'a `*b`'],
    ['see [this](https://a.ex', 'see this'],
    ['see ![this](https://a.ex', 'see '],
    ['text\n-', 'text'],
    ['text\n## ', 'text'],
    ['2 * 3', '2 * 3'],
    ['~5 of ~', '~5 of'],
    ['snake_case', 'snake_case'],
    ['```\na *b', '```\na *b'],
    ['**done** and', '**done** and'],
  ])('growing as %j is read as %j', (text, steady) => expect(steadyEnd(text)).toBe(steady));

  it.each([
    ['[Bar](https://a.ex/Bar_(music) and *so*', '[Bar](https://a.ex/Bar_(music) and *so*'],
    ['see [Bar](https://a.ex/Bar_(', 'see Bar'],
    ['see [Bar](https://a.ex/Bar_(music', 'see Bar'],
    ['see [Bar](https://a.ex/Bar_(music)', 'see Bar'],
    ['see [Bar](https://a.ex/_bar_(music)) and', 'see [Bar](https://a.ex/_bar_(music)) and'],
    ['see [a [b] c', 'see a [b] c'],
    ['see [a [b]', 'see a b'],
    ['see [a [b] c](https://a.ex', 'see a [b] c'],
    ['see [this](not a link but', 'see [this](not a link but'],
    ['see [a](https://a.ex) and [b', 'see [a](https://a.ex) and b'],
    ['use `a[0` and `b[', 'use `a[0` and `b[`'],
    ['```js\na\n``', '```js\na'],
    ['```js\na\n```', '```js\na\n```'],
    ['````\na\n```', '````\na'],
    ['~~~\n```\na *b', '~~~\n```\na *b'],
    ['```\na\n```\nthen *b', '```\na\n```\nthen *b*'],
    ['so:\n\n| a | b |', 'so:\n'],
    ['so:\n| a | b |\n', 'so:'],
    ['| a | b |\n|--', ''],
    ['| a | b |\n|---|---|\n', '| a | b |\n|---|---|\n'],
    ['| a | b |\nno table', '| a | b |\nno table'],
    ['R&D and &am', 'R&D and '],
  ])('growing as %j has the steady end %j', (text, steady) => expect(steadyEnd(text)).toBe(steady));

  it.each([
    'A [list [of] bars](https://a.example/Bar_(music)) is there.',
    'So:\n\n```html\n<p>*a*</p>\n```\n\nDone.',
    'So:\n\n| when | what |\n|------|:----:|\n| Mon | rest |\n\nDone.',
    'Tom &amp; Eva &lt;3 &#x2764;',
  ])('shows nothing that goes again: %j', (text) => {
    let before = '';
    for (let end = 1; end <= text.length; end += 1) {
      const shown = words(html(text.slice(0, end), true)).trimEnd();
      // A bracket within a link's words is the one mark that comes later.
      const isSteady = shown.startsWith(before) || shown.replaceAll(/[[\]]/g, '').startsWith(before.replaceAll(/[[\]]/g, ''));
      expect(isSteady, `${before} → ${shown}`).toBe(true);
      expect(shown).not.toMatch(/[|`]|\]\(|https?:/);
      before = shown;
    }
  });

  it('shows references as the characters they stand for, never as marks', () => {
    expect(words(html('&lt;script&gt; Q&amp;A &quot;x&quot; &apos;y&apos; &#39;&#x4F60;'))).toBe("<script> Q&A \"x\" 'y' '你");
    expect(html('&lt;script&gt;')).toContain('<p>&lt;script&gt;</p>');
    expect(words(html('&amp;lt; &#38;lt; &#42;&#42;a&#42;&#42; `&lt;`'))).toBe('&lt; &lt; **a** &lt;');
    expect(words(html('&#0; &#xD800; &#x110000; &unknown; &#;'))).toBe('\uFFFD \uFFFD \uFFFD &unknown; &#;');
    expect(plainText('Q&amp;A')).toBe('Q&A');
    expect(html('[x](&#106;avascript:alert(1))')).not.toContain('href');
  });

  it('is read aloud without its marks', () => {
    expect(plainText('## Now\n\n- **a** [b](https://x.example)\n- `c`\n\n![d](e) f')).toBe('Now\na b\nc\nd f');
    const spoken = plainText(SAMPLE).replaceAll(/\s/g, '');
    expect(spoken).toBe(words(html(SAMPLE)).replaceAll(/[\s☐]/g, ''));
  });
});
