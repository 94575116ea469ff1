import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import type { Operator } from '@beside/common/operator/operator.types';
import { RELEASE_META } from '@beside/common/release';
import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { sourceHash } from './page.ts';
import { createPageFiles } from './page-files.ts';
import { compressSoon, pageOf, type SentPage, sendPage } from './send-page.ts';
import { serveWorker } from './worker-file.ts';

/** The configuration that the server writes into the page. */
export interface PageConfig {
  appName: string;
  supportEmail: string;
  operator: Operator | null;
  statusUrl: string | null;
  /** The parts that are stand-ins; the page shows them. */
  demo: { model: boolean };
  /** Whether this server can send mail. */
  mail: boolean;
  /** For the payment form; null: this server takes no payments. */
  payments: { publishableKey: string; script: string | null; sandbox: boolean; tax: boolean; popular: PaidPlan | null } | null;
  /** Whether the page may be kept on a device as an app. */
  pwa: boolean;
  /** Those in force, so that a page is drawn with them at once. */
  announcements: AnnouncementView[];
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g;
/** Texts without a charset are read in whatever the browser guesses; the library names it for HTML alone. */
const TEXT_FILES: readonly (readonly [RegExp, string])[] = [
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.svg$/, 'image/svg+xml; charset=utf-8'],
];
const RELEASE = new RegExp(`<meta name="${RELEASE_META}" content="([\\w.-]+)">`);
const MANIFEST = /<link rel="manifest"[^>]*>/;
const CONFIG_SCRIPT = /(<script type="application\/json" id="beside-config">)[\s\S]*?(<\/script>)/;

/** SHA-256 sources for the content security policy: one for each inline script of the built page. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, code]) => sourceHash(code ?? ''));
}

export interface ClientAssets {
  routes: RequestHandler;
  scriptHashes: string[];
  /** The name of the build that it serves (`frontend/service-worker.ts`); null without one. */
  release: string | null;
  /** Writes other announcements into the page, from the next request on. */
  showAnnouncements(announcements: AnnouncementView[]): void;
}

/**
 * Serves the client assets: precompressed files, cached for ever (their names carry a hash); the page itself is never
 * cached, with its configuration written into it. Every other path outside the API answers with the page, for the browser's router.
 * @param folder the build; without one, a short text says how to make it
 */
export function createClientAssets(folder: string, page: PageConfig): ClientAssets {
  const worker = serveWorker(folder, page.pwa);
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    return {
      scriptHashes: [],
      release: null,
      showAnnouncements: () => undefined,
      routes: Router().use(worker, (_request, response) => {
        response.status(503).type('text').send('The interface is not built: run `npm run build`.');
      }),
    };
  }
  const built = readPage(file, page);
  const pages = createPages(folder, built, page);
  const scriptHashes = inlineScriptHashes(built);

  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: false,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      const type = TEXT_FILES.find(([name]) => name.test(path))?.[1];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const sendCurrent: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    sendPage(pages.at(request.url.replace(/^\/index\.html/, '/')), request, response);
  };
  const routes = Router();
  // The built page on disk has no configuration yet, so it must not be served as a file.
  routes.get(['/', '/index.html'], sendCurrent);
  // Before the files, which browsers keep for an hour.
  routes.use(worker);
  routes.use((_request, response, next) => {
    // A new build may remove a file while it is sent: cut that answer short, and keep the process alive.
    response.on('pipe', (source: Readable) => source.once('error', () => response.destroy()));
    next();
  }, files);
  // A missing chunk of an earlier release must answer 404, not the page.
  routes.use('/assets', (_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
  });
  routes.use(sendCurrent);
  return {
    routes,
    scriptHashes,
    release: RELEASE.exec(built)?.[1] ?? null,
    showAnnouncements(announcements) {
      pages.configure({ ...page, announcements });
    },
  };
}

/** The built page. Without a manifest no browser offers to add the site as an app. */
function readPage(file: string, { pwa }: PageConfig): string {
  const built = readFileSync(file, 'utf8');
  return pwa ? built : built.replace(MANIFEST, '');
}

interface Pages {
  /** The page for an address, with its query. */
  at(address: string): SentPage;
  /** Takes another configuration, from the next request on. */
  configure(config: PageConfig): void;
}

/** The built page with its configuration and each route's files. All but the home page are rendered when they are first asked for: most are rare. */
function createPages(folder: string, built: string, page: PageConfig): Pages {
  const pageFiles = createPageFiles(folder);
  const render = (config: PageConfig, route: string): SentPage => {
    const json = JSON.stringify(config).replaceAll('<', '\\u003c');
    const html = built.replace(CONFIG_SCRIPT, (_all, open: string, close: string) => `${open}${json}${close}`);
    return pageOf(pageFiles.writeInto(html, route));
  };
  let current = page;
  let rendered = new Map([[pageFiles.routeOf('/'), compressSoon(render(page, pageFiles.routeOf('/')))]]);
  return {
    at(address) {
      const route = pageFiles.routeOf(address);
      const known = rendered.get(route) ?? compressSoon(render(current, route));
      rendered.set(route, known);
      return known;
    },
    configure(config) {
      current = config;
      rendered = new Map();
    },
  };
}

/** The page around the server's own page of help, by language; none without a build. */
export function readHelpFrames(folder: string): Partial<Record<string, string>> {
  const file = join(folder, 'help-frames.json');
  const frames: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (typeof frames !== 'object' || frames === null) return {};
  return Object.fromEntries(Object.entries(frames).filter(([, frame]) => typeof frame === 'string'));
}

/** The client's own English texts, as its build wrote them; none without a build. */
export function readClientTexts(folder: string): ReadonlySet<string> {
  const file = join(folder, 'interface-texts.json');
  const texts: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Set(Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []);
}
