import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pageFilesOf, readRoutes } from './page-files.ts';
import { readTexts } from './read-texts.ts';
import type { Texts } from './src/locales/texts.ts';

/** Fonts of the first screen. */
const FIRST_FONTS = /(literata-latin-400-normal|figtree-latin-wght-normal)[\w-]*\.woff2$/;
const PRELOAD_TABLES = `try{const tables=JSON.parse(document.getElementById('beside-tables').textContent)[document.documentElement.lang]??[];for(const file of tables)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href:'/'+file}))}catch{}`;

/**
 * Completes index.html: static texts, preloads of fonts, styles before scripts, and the files of the home page. `page-files.json` has
 * those of each page, which the server writes in their place (`backend/src/http/client-assets.ts`).
 * English texts stand in the page; a small script replaces them before the first paint, so no language flickers.
 */
export function staticPage(): Plugin {
  let written = '[]';
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
        const files = bundle ? pageFilesOf(bundle, readRoutes()) : [];
        written = JSON.stringify(files);
        const home = files.find(({ path }) => path === '/')?.head ?? '';
        const head = `${fonts(Object.keys(bundle ?? {}))}<!-- page files -->${home}<!-- end of page files -->`;
        return stylesFirst(page).replace('</head>', () => `${head}</head>`);
      },
    },
    writeBundle: ({ dir }) => void (dir && writeFileSync(join(dir, 'page-files.json'), written)),
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

/** The script that puts the reader's language into the page, and asks for its tables at once. */
function fillTexts({ en: _, ...others }: Record<string, Texts>): string {
  return `{${PRELOAD_TABLES}}{const texts=${JSON.stringify(others)}[document.documentElement.lang];if(texts)for(const element of document.querySelectorAll('[data-t]'))element.textContent=texts[element.dataset.t]??element.textContent}{try{const name=JSON.parse(document.getElementById('beside-config').textContent).appName;if(name)document.querySelector('[data-app-name]').textContent=name}catch{}}`;
}

/** Preloads of the fonts that the first screen needs before a style asks for them. */
function fonts(files: readonly string[]): string {
  return files
    .filter((file) => FIRST_FONTS.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}
