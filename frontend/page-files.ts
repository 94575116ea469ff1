import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Rolldown } from 'vite';

const ROUTES = join(import.meta.dirname, 'src/app/routes.ts');
/** `const terms = lazyPart(async () => (await import('./pages/legal/TermsPage.tsx')).TermsPage, ['legal']);` */
const PART = /const (\w+) = lazyPart\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,\s*\[([^\]]*)\]/g;
const ROUTE = /\{ path: '([^']+)', page: (\w+) \}/g;
/** The screens of the home page, whose own code every page loads: the form, and an advice where its address has a query. */
const HOME = join(import.meta.dirname, 'src/app/pages/home/HomePage.tsx');
const SCREENS = { '/': 'form', '/?': 'reading' };
/** What every page shows: `src/app/shell/shell-texts.ts`. */
const SHELL_GROUPS = ['shell', 'usage'];

/** A page's address as the router writes it (`/?`: the home page with a query), its modules, and its text groups. */
export interface PageRoute {
  path: string;
  modules: string[];
  groups: string[];
}

/** What a page needs beside that of every page. */
export interface PageFiles {
  path: string;
  /** Elements for the document's head. */
  head: string;
}

interface Part {
  module: string;
  groups: string[];
}

/** The routes of `routes.ts` that name their address there, with their pages. The others fetch their files themselves. */
export function readRoutes(): PageRoute[] {
  const source = readFileSync(ROUTES, 'utf8');
  const parts = partsOf(ROUTES, source);
  for (const { moduleRequest } of parseSync(ROUTES, source).module.staticImports) {
    const file = join(dirname(ROUTES), moduleRequest.value);
    if (file.endsWith('-part.ts')) for (const [name, part] of partsOf(file, readFileSync(file, 'utf8'))) parts.set(name, part);
  }
  const routes = [...source.matchAll(ROUTE)].flatMap(([, path = '', name = '']) => {
    const part = parts.get(name);
    return part ? [{ path, modules: [part.module], groups: part.groups }] : [];
  });
  const screens = partsOf(HOME, readFileSync(HOME, 'utf8'));
  const home = Object.entries(SCREENS).map(([path, name]) => {
    const screen = screens.get(name);
    if (!screen) throw new Error('the build cannot read the routes: see page-files.ts');
    return { path, modules: [screen.module], groups: screen.groups };
  });
  return [...home, ...routes];
}

function partsOf(file: string, source: string): Map<string, Part> {
  return new Map(
    [...source.matchAll(PART)].map(([, name = '', request = '', groups = '']) => [
      name,
      { module: join(dirname(file), request), groups: [...groups.matchAll(/'(\w+)'/g)].flatMap(([, group]) => group ?? []) },
    ]),
  );
}

/**
 * The files that each page needs before its code asks for them: its styles, its code with all that it imports, its texts in English.
 * Texts in the other languages stand beside them, for the script that knows the reader's language.
 */
export function pageFilesOf(bundle: Rolldown.OutputBundle, routes: readonly PageRoute[]): PageFiles[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...closureOf(chunk, bundle)]));
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (!chunk) throw new Error(`the build has no chunk for ${module}`);
    return chunk;
  };
  return routes.map(({ path, modules, groups }) => {
    const closure = new Set(modules.flatMap((module) => [...closureOf(chunkOf(module), bundle)]));
    const code = [...closure].filter((chunk) => !first.has(chunk));
    const styles = code.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    const tables = tablesOf(chunks, [...SHELL_GROUPS, ...groups]);
    const { en = [], ...others } = tables;
    return { path, head: headOf(new Set(styles), [...code.map(({ fileName }) => fileName), ...en], others) };
  });
}

/** A chunk after all that it imports. */
export function closureOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<Rolldown.OutputChunk>()) {
  const closure = new Set<Rolldown.OutputChunk>();
  if (seen.has(chunk)) return closure;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') for (const each of closureOf(imported, bundle, seen)) closure.add(each);
  }
  return closure.add(chunk);
}

/** The files of the text tables of some groups, by language. */
function tablesOf(chunks: readonly Rolldown.OutputChunk[], groups: readonly string[]): Record<string, string[]> {
  const tables = new Map<string, Set<string>>();
  for (const { moduleIds, fileName } of chunks)
    for (const id of moduleIds) {
      const [, group = '', language = ''] = /locales\/(\w+)\/(\w\w)\.ts$/.exec(id) ?? [];
      if (groups.includes(group)) tables.set(language, (tables.get(language) ?? new Set()).add(fileName));
    }
  return Object.fromEntries([...tables].map(([language, files]) => [language, [...files]]));
}

function headOf(styles: Iterable<string>, scripts: readonly string[], tables: Record<string, string[]>): string {
  const links = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // Low, so that styles and fonts come first: the static page paints without scripts.
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  return `${links.join('')}<script type="application/json" id="beside-tables">${JSON.stringify(tables)}</script>`;
}
