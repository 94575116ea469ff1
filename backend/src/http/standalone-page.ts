import type { Language } from '@beside/common/language/language.constants';
import { escapeHtml } from './openapi/openapi.html.ts';
import { sourceHash } from './page.ts';

/** The house's colours and sizes (`frontend/src/app/theme.css`), for a page that loads nothing else. */
const LIGHT = `color-scheme: light; --page: #f5f2ea; --text: #28251f; --muted: #5c584e; --line: #dcd7ca; --edge: #8b8678;
  --focus: #1f5a41; --link: #3d604a; --primary: #3d604a; --on-primary: #fffefb; --raised: #fffefb; --stem: #3d604a;`;
const DARK = `color-scheme: dark; --page: #1c1916; --text: #ece6db; --muted: #b5ad9f; --line: #3a352e; --edge: #857d71;
  --focus: #b2d3b8; --link: #b2c9b3; --primary: #b2c9b3; --on-primary: #16231a; --raised: #2f2b26; --stem: #92b097;`;

const STYLES = `
:root { ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${DARK} } }
:root[data-theme="dark"] { ${DARK} }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--text); font: 400 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { margin-inline: auto; padding-inline: clamp(16px, 4vw, 32px); max-width: 64rem; }
header { display: flex; justify-content: space-between; align-items: center; gap: 12px; min-height: 60px; border-bottom: 1px solid var(--line); }
header strong { font: 400 1.375rem/1.2 Georgia, serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.25; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.6875rem, 1.5rem + 0.95vw, 2.375rem); }
h2 { font-size: 1.25rem; }
p, ol { margin: 0; }
a { color: var(--link); text-underline-offset: 0.18em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.stack { display: grid; gap: 20px; justify-items: start; padding-block: clamp(32px, 8vh, 80px); max-width: 37rem; }
.fine { color: var(--muted); font-size: 0.875rem; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--edge); border-radius: 10px; background: var(--raised); color: var(--text); font: 500 1rem/1.3 inherit; font-family: inherit; cursor: pointer; }
button.main { min-height: 48px; padding-inline: 24px; border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.acts { display: flex; flex-wrap: wrap; gap: 8px; }
@media print { header { display: none; } }
`;

/** The label of the button for the other theme. */
const THEME: Record<Language, string> = {
  en: 'Light or dark',
  es: 'Claro u oscuro',
  fr: 'Clair ou sombre',
  de: 'Hell oder dunkel',
  nl: 'Licht of donker',
  zh: '浅色或深色',
};

/** The other theme than the present one, by a press; nothing is kept. */
const SCRIPT = `
(() => {
  const root = document.documentElement;
  const button = document.querySelector('[data-do="theme"]');
  const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  button.hidden = false;
  button.addEventListener('click', () => { root.dataset.theme = isDark() ? 'light' : 'dark'; });
})();
`;

/** What a page has of its own. Both are constants: the page's policy names them by their hash. */
export interface StandaloneParts {
  styles?: string;
  script?: string;
}

/** A page that the server writes whole. */
export interface StandalonePage extends StandaloneParts {
  language: Language;
  appName: string;
  /** Of the window, as HTML. */
  title: string;
  /** As HTML. */
  main: string;
}

/** Headers of such a page: nothing of it leads to another site, is kept, is found by a search, or tells where its reader came from. */
export function standaloneHeaders({ styles, script }: StandaloneParts = {}): Record<string, string> {
  const hashes = (...texts: (string | undefined)[]): string =>
    texts.flatMap((text) => (text === undefined ? [] : [sourceHash(text)])).join(' ');
  return {
    'Content-Security-Policy': `default-src 'none'; style-src ${hashes(STYLES, styles)}; script-src ${hashes(SCRIPT, script)}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Language',
  };
}

/** The texts of such a page, as HTML, with the site's name in place of `{app}`. */
export function htmlTexts<Texts extends object>(texts: Texts, appName: string): Texts {
  const filled = Object.entries(texts).map(([key, text]) => [key, escapeHtml(String(text).replaceAll('{app}', appName))]);
  return { ...texts, ...Object.fromEntries(filled) };
}

/** Writes such a page. It asks for nothing else, and works without a script. */
export function standaloneHtml({ language, appName, title, main, styles, script }: StandalonePage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${escapeHtml(appName)}</title>
<meta name="robots" content="noindex, nofollow, noarchive">
<link rel="icon" href="data:,">
<style>${STYLES}</style>${styles === undefined ? '' : `<style>${styles}</style>`}
</head>
<body>
<header><strong>${escapeHtml(appName)}</strong><button type="button" data-do="theme" hidden>${escapeHtml(THEME[language])}</button></header>
<main>${main}</main>
<script>${SCRIPT}</script>${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>
`;
}
