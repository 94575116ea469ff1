import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const OUTSIDE = ['**/node_modules', '**/dist', '**/bundle', '**/.data', '.git'];
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: OUTSIDE });
const documents = [...find('**/*.md'), ...find('.github/*.md')];
const files = [...documents, ...find('**/*.{ts,tsx,mjs,css}')];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** How many lines a document may have: a floor's 150, a folder's of the source 60. The others are as long as they need. */
function limitOf(file: string): number {
  if (/^(common|backend|frontend)\/README\.md$/.test(file)) return 150;
  return /^(common|backend|frontend)\/src\//.test(file) ? 60 : Number.POSITIVE_INFINITY;
}

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const leadsSomewhere = (file: string, link: string) => {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(file), path) : file;
  return existsSync(join(root, target)) && (anchor === undefined || anchorsOf(read(target)).includes(anchor));
};

/** What is wrong with a document: its length, links that lead nowhere, named files that are not there. */
function faultsOf(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
  const named = [...text.matchAll(/`((?:[\w.@-]+\/)*[\w@-][\w.@-]*\.(?:tsx?|mjs|css|md))`/g)].map(([, name = '']) => name);
  return [
    ...(lines > limitOf(file) ? [`${lines} lines, ${limitOf(file)} at most`] : []),
    ...links.filter((link) => !leadsSomewhere(file, link)).map((link) => `no ${link}`),
    ...named.filter((name) => !files.some((known) => `/${known}`.endsWith(`/${name}`))).map((name) => `no file ${name}`),
  ];
}

it('keeps documents short, their links leading somewhere, and the files that they name existing', () => {
  expect(documents).toContain('backend/README.md');
  expect(documents.flatMap((file) => faultsOf(file, read(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

it.each([
  ['a floor of 151 lines', 'backend/README.md', 'line\n'.repeat(151), ['151 lines, 150 at most']],
  ['a feature of 61 lines', 'backend/src/features/chat/README.md', 'line\n'.repeat(61), ['61 lines, 60 at most']],
  [
    'a link to a file that is gone',
    'README.md',
    'See [chat](backend/src/features/talk/README.md).',
    ['no backend/src/features/talk/README.md'],
  ],
  [
    'a link to a heading that is gone',
    'README.md',
    'See [walks](backend/README.md#nine-walks).',
    ['no backend/README.md#nine-walks'],
  ],
  ['a file that is gone', 'README.md', 'It is in `lib/nowhere.ts`.', ['no file lib/nowhere.ts']],
  ['links that lead somewhere', 'README.md', '[walks](backend/README.md#three-walks), [web](https://example.org), `main.ts`', []],
])('reports %s', (_what, file, text, faults) => {
  expect(faultsOf(file, text)).toEqual(faults);
});
