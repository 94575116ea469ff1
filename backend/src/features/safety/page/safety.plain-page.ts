import type { Language } from '@beside/common/language/language.constants';
import { PLAIN_PAGE } from '@beside/common/safety/quick-exit';
import { Router } from 'express';
import { browserLanguage, sourceHash } from '../../../http/page.ts';

/** Its title, and what stands in the empty note. */
const TEXTS: Record<Language, { title: string; empty: string }> = {
  en: { title: 'Notes', empty: 'Write a note' },
  es: { title: 'Notas', empty: 'Escribe una nota' },
  fr: { title: 'Notes', empty: 'Écrire une note' },
  de: { title: 'Notizen', empty: 'Notiz schreiben' },
  nl: { title: 'Notities', empty: 'Schrijf een notitie' },
  zh: { title: '便笺', empty: '写点什么' },
};

const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; background: Canvas; color: CanvasText; font: 400 1.0625rem/1.6 system-ui, sans-serif; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
textarea { box-sizing: border-box; display: block; width: 100%; min-height: 100vh; min-height: 100dvh; padding: 20px; border: 0; outline: 0;
  background: transparent; color: inherit; font: inherit; resize: none; }
textarea::placeholder { color: inherit; opacity: 0.7; }
`;

/** Nothing of it leads anywhere, is kept, or is asked for elsewhere. */
const HEADERS: Record<string, string> = {
  'Content-Security-Policy': `default-src 'none'; style-src ${sourceHash(STYLES)}; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Language',
};

/**
 * `/plain`: where a quick exit leads in the installed app. An empty note without a name of ours, a script, a session, or a way into the product; what is
 * typed in it is nowhere kept.
 */
export function plainPage(): Router {
  const router = Router();
  router.get(PLAIN_PAGE, (request, response) => {
    const language = browserLanguage(request);
    const { title, empty } = TEXTS[language];
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    response.type('html').send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<main><h1>${title}</h1><textarea aria-label="${empty}" placeholder="${empty}" autocomplete="off"></textarea></main>
</body>
</html>
`);
  });
  return router;
}
