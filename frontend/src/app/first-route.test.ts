import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readRoutes } from '../../page-files.ts';
import { LEGAL_TEXTS } from '../locales/legal/legal-texts.ts';
import { allTexts, englishOf, groups } from '../locales/texts.ts';

/** Limits in bytes, near the measured sizes, so growth is a decision. The product's limits are 170 kB and 35 kB. */
const JAVASCRIPT_MAX = 135_000;
const CSS_MAX = 12_100;
/** Bytes, by gzip, that opening the chat may add to the advice page. */
const CHAT_MAX = 41_500;
/** What opening the history may add to the first route, with its styles and English texts. */
const HISTORY_MAX = 40_000;
/** Files of a page, its document included, by its address (`/?`: an advice). With at most two calls for data a page takes 20 requests. */
const FILES_MAX: Readonly<Record<string, number>> = { '/': 11, '/?': 14, '/couples': 14, '/subscribe': 12 };
/** The groups of texts that the first route shows. */
const FIRST_GROUPS = ['shell', 'usage', 'home'];

const known = new Map<string, string[]>();
// The client assets: run `npm run build` first.
const dist = join(import.meta.dirname, '../../dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The assets in the page's tags of one kind. */
const named = (tag: RegExp) =>
  (page.match(tag) ?? []).flatMap((each) => /(?:src|href)="\/(assets\/[^"]+)"/.exec(each)?.slice(1) ?? []);
const styles = named(/<link rel="stylesheet"[^>]*>/g);
/** The scripts that `/` needs in English: those in its tags, and their static imports. */
const scripts = new Set(named(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g));
addImports(scripts);
const first = [...scripts].map(read).join('\n');
/** All other text tables. */
const later = readdirSync(join(dist, 'assets'))
  .map((file) => `assets/${file}`)
  .filter((file) => /\/\w+\.\w\w-[^.]+\.js$/.test(file) && !scripts.has(file))
  .map(read)
  .join('\n');

/** Adds the static imports of scripts to their set. */
function addImports(files: Set<string>): void {
  for (const file of files) for (const each of importsOf(file)) files.add(each);
}

/** The static imports of a script. */
function importsOf(file: string): string[] {
  const imports =
    known.get(file) ??
    parseSync(file, read(file)).module.staticImports.map(({ moduleRequest }) => moduleRequest.value.replace('./', 'assets/'));
  known.set(file, imports);
  return imports;
}

/** The files that come with a lazy part: its chunk, the chunk's imports and styles. */
function fetchedWith(part: string): string[] {
  const importing = new RegExp(`import\\(\`\\./${part}-[^\`]+\`\\).*?__vite__mapDeps\\(\\[([\\d,]+)\\]\\)`);
  for (const file of readdirSync(join(dist, 'assets')).filter((each) => each.endsWith('.js'))) {
    const code = read(`assets/${file}`);
    const at = importing.exec(code)?.[1];
    const listed = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(code)?.[1];
    if (!at || !listed) continue;
    const files: string[] = JSON.parse(listed);
    return at.split(',').flatMap((index) => files[Number(index)] ?? []);
  }
  throw new Error(`nothing fetches ${part}`);
}

/** Bytes sent: of the brotli copy, or of a file too small to have one. */
function sent(files: Iterable<string>): number {
  const paths = [...files].map((file) => join(dist, file));
  return paths.reduce((bytes, path) => bytes + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size, 0);
}

/** Texts that survive minifying, and are too long to occur in code by chance. */
const distinctive = (texts: readonly (string | undefined)[]) =>
  texts.filter((text): text is string => text !== undefined && text.length >= 10 && !/['"`\\$\n\u00a0\u202f]/.test(text));
const english = await Promise.all(
  groups().map(async (group) => ({ group, texts: Object.values(await englishOf(group)).flatMap((text) => text ?? []) })),
);
const firstTexts = english.flatMap(({ group, texts }) => (FIRST_GROUPS.includes(group) ? texts : []));
const absent = (texts: readonly (string | undefined)[]) =>
  distinctive(texts).filter((text) => !firstTexts.some((each) => each.includes(text)));

it('the first route is small', () => {
  expect(sent(scripts)).toBeLessThanOrEqual(JAVASCRIPT_MAX);
  expect(sent(styles)).toBeLessThanOrEqual(CSS_MAX);
  // Guard the measurement: a page without scripts would pass the limits.
  expect(sent(scripts)).toBeGreaterThan(JAVASCRIPT_MAX / 2);
  expect(sent(styles)).toBeGreaterThan(CSS_MAX / 2);
});

/** A page's document as the server writes it, for its route. */
function documentOf(route: string): string {
  const pages: { path: string; head: string }[] = JSON.parse(read('page-files.json'));
  const head = pages.find(({ path }) => path === route)?.head;
  if (head === undefined) throw new Error(`the build lists no files for ${route}`);
  return page.replace(/<!-- page files -->[\s\S]*<!-- end of page files -->/, head);
}

/** The scripts and styles that a document names. */
const filesIn = (html: string) =>
  new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []));

describe.each(Object.entries(FILES_MAX))('the page %s', (route, max) => {
  const files = filesIn(documentOf(route));

  it(`takes at most ${max} files`, () => {
    expect(files.size + 1).toBeLessThanOrEqual(max);
    // Guard the measurement, and lower the limit with the number.
    expect(files.size + 1).toBeGreaterThanOrEqual(max - 1);
  });

  it('names all of them in its document, so that none waits for another', () => {
    const needed = new Set([...files].filter((file) => file.endsWith('.js')));
    expect(needed.size).toBeGreaterThan(3);
    addImports(needed);
    expect([...needed].filter((file) => !files.has(file))).toEqual([]);
  });

  it('has the tables of the other languages beside them', () => {
    const [, written = ''] = /id="beside-tables">([^<]*)</.exec(documentOf(route)) ?? [];
    const tables: Record<string, string[]> = JSON.parse(written);
    expect(Object.keys(tables).sort()).toEqual(LANGUAGES.filter((language) => language !== 'en').sort());
    const missing = Object.values(tables).flatMap((each) => each.filter((file) => !existsSync(join(dist, file))));
    expect([missing, Object.values(tables).filter((each) => each.length === 0)]).toEqual([[], []]);
  });
});

it('every route that the code names has its files in the build, but those of the admin panel', () => {
  const listed = readRoutes().map(({ path }) => path);
  const source = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8');
  const named = [...source.matchAll(/path: '([^']+)'/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => path && !listed.includes(path))).toEqual([]);
});

it('no chunks import each other in a circle', () => {
  const chunks = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const circles = chunks.filter((file) => {
    const imported = new Set([`assets/${file}`]);
    addImports(imported);
    return [...imported].slice(1).some((each) => importsOf(each).includes(`assets/${file}`));
  });
  expect([circles, chunks.length > 100]).toEqual([[], true]);
});

it('the admin panel loads nothing with other pages, and its chart library with the overview alone', () => {
  expect(first).not.toContain('/api/admin');
  const assets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  expect(assets.filter((file) => read(`assets/${file}`).includes('recharts-bar')).map((file) => file.split('-')[0])).toEqual([
    'Bars',
  ]);
});

it('Markdown loads with the chat alone, and both are small', () => {
  // Names of the library's tokens, in the code that reads and shows them.
  const markdown = /codespan.*blockquote|blockquote.*codespan/s;
  const assets = readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`);
  const known = new Set([...scripts, ...assets.filter((file) => /\/ReadingScreen-[^.]+\.js$/.test(file))]);
  const own = new Set(assets.filter((file) => /\/ChatPanel-[^.]+\.js$/.test(file)));
  expect(own.size).toBe(1);
  for (const files of [known, own]) addImports(files);
  const css = assets.filter((file) => /\/ChatPanel-[^.]+\.css$/.test(file));
  const added = [...own].filter((file) => !known.has(file)).concat(css);
  expect(added.some((file) => markdown.test(read(file)))).toBe(true);
  expect(first).not.toMatch(markdown);
  const bytes = added.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(CHAT_MAX);
  expect(bytes).toBeGreaterThan(CHAT_MAX / 4);
});

it('the history adds little, and only when it is opened', () => {
  const tables = readdirSync(join(dist, 'assets')).filter((file) => /^(history|advice|couples)\.en-[^.]+\.js$/.test(file));
  const opened = [...fetchedWith('HistoryPage'), ...fetchedWith('CouplesHistory'), ...tables.map((file) => `assets/${file}`)];
  const added = new Set(opened.filter((file) => !scripts.has(file) && !styles.includes(file)));
  const named = (beginning: string, end: string) => [...added].filter((file) => file.startsWith(beginning) && file.endsWith(end));
  expect([named('assets/HistoryPage-', '.js'), named('assets/CouplesHistory-', '.js'), named('assets/', '.css'), tables]).toEqual(
    [
      [expect.anything()],
      [expect.anything()],
      expect.arrayContaining([expect.stringContaining('HistoryPage')]),
      [expect.anything(), expect.anything(), expect.anything()],
    ],
  );
  expect(sent(added)).toBeLessThanOrEqual(HISTORY_MAX);
});

it('nothing of the admin panel comes with another page', () => {
  const assets = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
  const panel = assets.filter((file) =>
    /^(AdminPage|TasksTab|UsersPart|TokensTab|OwnerTab|AuditTab|OverviewTab|AnnouncementsPart|IncidentsTab|Bars)-/.test(file),
  );
  expect(panel.map((file) => file.split('-')[0]).sort()).toEqual([
    ...[
      'AdminPage',
      'AnnouncementsPart',
      'AuditTab',
      'Bars',
      'IncidentsTab',
      'OverviewTab',
      'OwnerTab',
      'TasksTab',
      'TokensTab',
      'UsersPart',
    ],
  ]);
  // Who imports a part of the panel is the panel: statically nobody else, and lazily the routes alone, by its page.
  const importers = (file: string) =>
    assets.filter((each) => !panel.includes(each) && read(`assets/${each}`).includes(`./${file}`));
  for (const file of panel.filter((each) => !each.startsWith('AdminPage'))) expect([file, importers(file)]).toEqual([file, []]);
  expect([...scripts].filter((file) => panel.some((each) => file.endsWith(each)))).toEqual([]);
});

it('the first route includes the English texts that it shows', () => {
  expect(distinctive(firstTexts).filter((text) => !first.includes(text))).toEqual([]);
});

it.each(english.filter(({ group }) => !FIRST_GROUPS.includes(group)))('no text of $group is in the first route', ({ texts }) => {
  const own = absent(texts);
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((text) => first.includes(text))).toEqual([]);
  // Guard the search: it finds the texts in their own chunks.
  expect(own.filter((text) => !later.includes(text))).toEqual([]);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'no text in the language %s is in the first route',
  async (language) => {
    const own = absent(Object.values(await allTexts(language)));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((text) => first.includes(text))).toEqual([]);
    expect(own.filter((text) => !later.includes(text))).toEqual([]);
  },
);

it.each(['terms', 'privacy'] as const)('nothing of the %s is in the first route', async (name) => {
  const { default: text } = await LEGAL_TEXTS[name].en();
  const own = distinctive([text.intro, ...text.sections.map(({ heading }) => heading)]);
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter((words) => first.includes(words))).toEqual([]);
  expect(own.filter((words) => !later.includes(words))).toEqual([]);
});
