import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where the build put the home page's files into the document (`frontend/static-page.ts`). */
const PAGE_FILES = /<!-- page files -->[\s\S]*?<!-- end of page files -->/;
const BuiltFiles = v.array(v.object({ path: v.string(), head: v.string() }));
/** The route of an address that the build knows nothing of. */
const ANY = '*';
/** The home page with an advice in its query. */
const READING = '/?';
const READS = /[?&](?:advice|request)=/;

export interface PageFiles {
  /** The route of an address with its query, as the browser's router writes it: `/couples/:token`; `/?` for an advice. */
  routeOf(address: string): string;
  /** Puts a route's files into the document: styles, and preloads of its code and texts. */
  writeInto(html: string, route: string): string;
}

/**
 * The files that each page needs, from the build: named in the document, they are fetched together, and not one after another.
 * @param folder the build; a page that it does not list fetches its files itself
 */
export function createPageFiles(folder: string): PageFiles {
  const file = join(folder, 'page-files.json');
  const built = existsSync(file) ? v.parse(BuiltFiles, JSON.parse(readFileSync(file, 'utf8'))) : [];
  const heads = new Map(built.map(({ path, head }) => [path, head]));
  const patterns = built.filter(({ path }) => path.includes(':')).map(({ path }) => ({ path, pattern: patternOf(path) }));
  return {
    routeOf(address) {
      const [path = ''] = address.split('?');
      if (path === '/' && READS.test(address) && heads.has(READING)) return READING;
      const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
      if (heads.has(plain)) return plain;
      return patterns.find(({ pattern }) => pattern.test(plain))?.path ?? ANY;
    },
    writeInto: (html, route) => html.replace(PAGE_FILES, () => heads.get(route) ?? ''),
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
