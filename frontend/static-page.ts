import type { HtmlTagDescriptor, Plugin } from 'vite';
import { readTexts } from './read-texts.ts';
import type { Texts } from './src/locales/texts.ts';

/** Files that the first screen needs before a script requests them. */
const FIRST_FONTS = /(literata-latin-wght-normal|figtree-latin-wght-normal)[\w-]*\.woff2$/;
const FIRST_ROUTE = /HomePage\.tsx$/;
/** English, the fallback of every language. */
const FIRST_TEXTS = /locales\/(shell|usage|home)\/en\.ts$/;

/**
 * Completes index.html: static texts, preloads of fonts and the home page's code and texts, and styles before scripts.
 * English texts stand in the page; a small script replaces them before the first paint, so no language flickers.
 */
export function staticPage(): Plugin {
  return {
    name: 'static-page',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const keys = [...html.matchAll(/data-t="([\w.]+)"/g)].map((match) => match[1] ?? '');
        const texts: Record<string, Texts> = {};
        for (const { language, texts: table } of await readTexts())
          texts[language] = Object.fromEntries(keys.map((key) => [key, table[key]]));
        const page = html
          .replace(/(data-t="([\w.]+)">)[^<]*/g, (_, start: string, key: string) => start + (texts.en?.[key] ?? ''))
          .replace('<!-- static-texts -->', `<script>${fillTexts(texts)}</script>`);
        return { html: stylesFirst(page), tags: preloads(Object.values(bundle ?? {})) };
      },
    },
  };
}

/** Moves styles before scripts, so the static page paints first. */
function stylesFirst(html: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const rest = styles.reduce((page, link) => page.replace(link, ''), html);
  return rest
    .replace(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"')
    .replace('<script type="module"', () => `${styles.join('')}<script type="module"`);
}

function fillTexts({ en: _, ...others }: Record<string, Texts>): string {
  return `{const texts=${JSON.stringify(others)}[document.documentElement.lang];if(texts)for(const element of document.querySelectorAll('[data-t]'))element.textContent=texts[element.dataset.t]??element.textContent}{try{const name=JSON.parse(document.getElementById('beside-config').textContent).appName;if(name)document.querySelector('[data-app-name]').textContent=name}catch{}}`;
}

interface Built {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  viteMetadata?: { importedCss: Set<string> };
}

function preloads(files: Built[]): HtmlTagDescriptor[] {
  const fonts = files
    .filter((file) => FIRST_FONTS.test(file.fileName))
    .map((file) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file.fileName}` }));
  const route = files.filter((file) => FIRST_ROUTE.test(file.facadeModuleId ?? ''));
  const texts = files.filter((file) => FIRST_TEXTS.test(file.facadeModuleId ?? ''));
  const code = [...route, ...texts].map((file) => ({
    rel: 'modulepreload',
    fetchpriority: 'low',
    crossorigin: '',
    href: `/${file.fileName}`,
  }));
  const styles = route
    .flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])])
    .map((file) => ({ rel: 'stylesheet', href: `/${file}`, crossorigin: '' }));
  return [...fonts, ...code, ...styles].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }));
}
