import { expect, it } from 'vitest';
import { cut, decodeEntities, htmlToText, singleLine, tidy } from './incidents.plain-text.ts';

it('reads character references once, and takes out those of no character', () => {
  expect(decodeEntities('&lt;b&gt; &AMP;amp; &#65;&#x42;&#x1F600; &nope; &')).toBe('<b> &amp; AB😀 &nope; &');
  const edges = decodeEntities('&#x1;&#xd7ff;&#xe000;&#x10ffff;');
  expect([...edges].map((each) => each.codePointAt(0))).toEqual([0x1, 0xd7ff, 0xe000, 0x10ffff]);
  expect(decodeEntities('a&#0;&#x110000;&#9999999;&#xd800;&#xdfff;b')).toBe('ab');
});

it('makes a line of each block of HTML, and leaves scripts and styles out', () => {
  expect(htmlToText('<p class="a">One<br/>two</p><div>three</div ><ul><li>four</li></ul><h2>five</h2>six')).toBe(
    'One\ntwo\nthree\nfour\nfive\nsix',
  );
  expect(htmlToText('a<script src="x">\nlet x = "y > z";\n</script >b<STYLE>p { }</STYLE\n>c')).toBe('a b c');
  expect(htmlToText('<style>p</style><b>3 &lt; 4</b>')).toBe('3 < 4');
});

it('takes out what is not seen, and runs of spaces and empty lines', () => {
  expect(tidy(' a\tb\r\n \n\n  c  \u00a0 d\0\u202ee \n')).toBe('a b\nc de');
  expect(tidy('a\rb\n\nc')).toBe('a b\nc');
  expect(tidy('a \ud800 b')).toBe('a \ufffd b');
  expect(singleLine(' a\0\nb\u200b ')).toBe('ab');
});

it('cuts what is longer than it may be, and says so', () => {
  expect([cut('abc', 3), cut('abcd', 3), cut('a  bcd', 4)]).toEqual(['abc', 'ab…', 'a…']);
});
