import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { RELEASE_META } from '../common/src/release.ts';
import { closureOf, pageFilesOf, readRoutes } from './page-files.ts';

const WORKER = join(import.meta.dirname, 'src/worker/worker.ts');
/** Pages that open without a connection, as `page-files.ts` writes their addresses. Their files are the same for every visitor. */
const OFFLINE_PAGES = ['/', '/kept'];
/**
 * What their shell loads when it is needed, or when the browser is idle. The strip that offers a newer release, and its texts, are needed when the server
 * has the newer files alone; help in danger must not depend on it.
 */
const LATER =
  /shell\/(?:OfflineStrip|QuickExit|SideMenu|UpdateStrip)\.tsx$|safety\/components\/HelpCard\.tsx$|locales\/update\/\w\w\.ts$|(?:Tip|ChoiceMenuList|Toasts)\.tsx$|kept\/kept\.database\.ts$|socket\.io-client\/build\/esm\/index\.js$/;
/** Latin letters of the interface and of advice; other scripts have the system's fonts. */
const FONTS = /(?:literata-latin-(?:400-normal|500-normal|wght-normal)|figtree-latin-wght-normal)[\w-]*\.woff2$/;
const FILE = /"\/?(assets\/[^"]+)"/g;

/**
 * Names the release, and builds its service worker, `sw.js`. A release is named after its page and all files that it consists of: any change makes another name. The
 * page carries it (`lib/release.ts`), and so does the worker.
 */
export function serviceWorker(): Plugin {
  let out = 'dist';
  let release = '';
  let files: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        release = nameOf(html, bundle);
        files = offlineFiles(html, bundle);
        return html.replace('</head>', `<meta name="${RELEASE_META}" content="${release}"></head>`);
      },
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { __RELEASE__: JSON.stringify(release), __FILES__: JSON.stringify(files) },
        build: {
          target: 'es2022',
          outDir: out,
          emptyOutDir: false,
          rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

function nameOf(html: string, bundle: Rolldown.OutputBundle): string {
  return createHash('sha256').update(html).update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
}

/** The hashed files of the pages that open without a connection: those that every page has, those of their own, texts of all languages, fonts. */
function offlineFiles(html: string, bundle: Rolldown.OutputBundle): string[] {
  const heads = pageFilesOf(bundle, readRoutes()).flatMap(({ path, head }) => (OFFLINE_PAGES.includes(path) ? [head] : []));
  if (heads.length !== OFFLINE_PAGES.length)
    throw new Error('the build has not all pages that open offline: see service-worker.ts');
  const named = [html, ...heads].flatMap((text) => [...text.matchAll(FILE)].flatMap(([, file]) => file ?? []));
  const help = Object.keys(bundle).filter((file) => FONTS.test(file) || /help-page-[\w-]+\.js$/.test(file));
  return [...new Set([...named, ...later(bundle), ...help])]
    .filter((file) => file in bundle)
    .map((file) => `/${file}`)
    .sort();
}

function later(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => LATER.test(id)) ? [...closureOf(file, bundle)] : [],
  );
  return chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}
