import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Request, type RequestHandler, Router } from 'express';
import sirv from 'sirv';

/** What the page is told by the server that brings it. */
export interface PageConfig {
  appName: string;
  supportEmail: string;
  statusUrl: string | null;
  /** Which parts are stand-ins; the page says so. */
  demo: { model: boolean };
  /** Whether this server can send mail. */
  mail: boolean;
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g;
const CONFIG_SCRIPT = /(<script type="application\/json" id="beside-config">)[\s\S]*?(<\/script>)/;

/** SHA-256 sources for the content security policy: one for each inline script of the built page. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
}

export interface Interface {
  routes: RequestHandler;
  scriptHashes: string[];
}

/**
 * Serves the built interface: its files precompressed and kept for ever (their names carry their contents' hash), the page itself never
 * kept, with its configuration written into it. Every path that is no file and no call is the page: the browser routes.
 * @param folder the build; without one, a short text says how to make it
 */
export function createClientAssets(folder: string, page: PageConfig): Interface {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    return {
      scriptHashes: [],
      routes: (_request, response) =>
        void response.status(503).type('text').send('The interface is not built: run `npm run build`.'),
    };
  }
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  const html = readFileSync(file, 'utf8').replace(CONFIG_SCRIPT, (_all, open: string, close: string) => `${open}${json}${close}`);
  const body = Buffer.from(html);
  const encoded = { br: brotliCompressSync(body), gzip: gzipSync(body) };
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 20);

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
    },
  });
  const sendPage: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const encoding = pickEncoding(request);
    response.set({
      'Cache-Control': 'no-cache',
      ETag: `"${etag}-${encoding ?? 'plain'}"`,
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/html; charset=utf-8',
    });
    if (request.fresh) return void response.status(304).end();
    if (encoding) response.set('Content-Encoding', encoding);
    response.end(encoding ? encoded[encoding] : body);
  };
  const routes = Router();
  // The built page, as it lies among the files, has not been told its configuration.
  routes.get(['/', '/index.html'], sendPage);
  routes.use((_request, response, next) => {
    // A file that a new build took away under us is an answer cut short, not the end of the process.
    response.on('pipe', (source: Readable) => source.once('error', () => response.destroy()));
    next();
  }, files);
  // A chunk of an earlier release must be missed as such, not be answered with a page.
  routes.use('/assets', (_request, response) => void response.status(404).type('text').send('Not found'));
  routes.use(sendPage);
  return { routes, scriptHashes: inlineScriptHashes(html) };
}

/** The interface's own texts, in English, as its build has written them down; none without a build. */
export function readInterfaceTexts(folder: string): ReadonlySet<string> {
  const file = join(folder, 'interface-texts.json');
  const texts: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return new Set(Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []);
}

function pickEncoding(request: Request): 'br' | 'gzip' | null {
  const accepted = request.acceptsEncodings(['br', 'gzip', 'identity']);
  return accepted === 'br' || accepted === 'gzip' ? accepted : null;
}
