import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { type Request, type Response, Router } from 'express';
import { actorOf } from '../../../http/actor.ts';
import { escapeHtml } from '../../../http/openapi/openapi.html.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { localeOf } from '../../../lib/letter/letter.format.ts';
import { SHARED_PAGE } from '../advice.limits.ts';
import { DOCUMENT_TEXTS } from '../document/advice.document.ts';
import { type AdviceCopy, headingsLanguage } from './advice.copy.ts';
import { LINK_SCRIPT, LINK_STYLES } from './advice.link-page-parts.ts';
import { LINK_TEXTS, type LinkTexts } from './advice.links.texts.ts';
import type { AdviceLinks } from './advice.links.ts';

interface PageDeps {
  links: Pick<AdviceLinks, 'works' | 'open'>;
  limits: Pick<RateLimits, 'count'>;
  appName: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing of the page leads to another site, is kept, is found by a search, or tells where its reader came from. */
const HEADERS: Record<string, string> = {
  'Content-Security-Policy': `default-src 'none'; style-src ${hashOf(LINK_STYLES)}; script-src ${hashOf(LINK_SCRIPT)}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Language',
};

/**
 * `/s/{token}`: the page of a link, without session, cookie, or anything from elsewhere. First a door, so that the previews of messengers neither read
 * nor count; the copy comes by a press (a POST). What is over, taken back, deleted or mistyped has one answer.
 */
export function linkPage({ links, limits, appName }: PageDeps): Router {
  const router = Router();
  const path = '/s/:token';
  const prepare = async (request: Request<{ token: string }>, response: Response) => {
    await limits.count(SHARED_PAGE, actorOf(request, request.ip));
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const language = frameLanguage(request);
    return { token: request.params.token, language, texts: textsIn(language, appName) };
  };
  // `get` answers HEAD too.
  router.get(path, async (request, response) => {
    const { token, language, texts } = await prepare(request, response);
    if (await links.works(token)) response.send(frame(texts, language, appName, doorOf(texts)));
    else response.status(404).send(frame(texts, language, appName, goneOf(texts)));
  });
  router.post(path, async (request, response) => {
    const { token, language, texts } = await prepare(request, response);
    const opened = await links.open(token);
    if (opened) response.send(frame(texts, language, appName, readingOf(opened, texts, language)));
    else response.status(404).send(frame(texts, language, appName, goneOf(texts)));
  });
  return router;
}

function frameLanguage(request: Request<{ token: string }>): Language {
  const accepted = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === accepted) ?? 'en';
}

/** The texts, ready for a page. */
function textsIn(language: Language, appName: string): LinkTexts {
  const filled = Object.entries(LINK_TEXTS[language]).map(([key, text]) => [key, escapeHtml(text.replaceAll('{app}', appName))]);
  return { ...LINK_TEXTS[language], ...Object.fromEntries(filled) };
}

function frame(texts: LinkTexts, language: Language, appName: string, main: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.window} · ${escapeHtml(appName)}</title>
<meta name="robots" content="noindex, nofollow, noarchive">
<link rel="icon" href="data:,">
<style>${LINK_STYLES}</style>
</head>
<body>
<header><strong>${escapeHtml(appName)}</strong><button type="button" data-do="theme" hidden>${texts.theme}</button></header>
<main>${main}</main>
<script>${LINK_SCRIPT}</script>
</body>
</html>
`;
}

const doorOf = (texts: LinkTexts): string => `<form class="stack" method="post"><h1>${texts.door}</h1><p>${texts.doorText}</p>
<button class="main">${texts.read}</button><p class="fine">${texts.counts}</p></form>`;

const goneOf = (texts: LinkTexts): string =>
  `<div class="stack"><h1>${texts.gone}</h1><p>${texts.goneText}</p><p><a href="/">${texts.whatItIs}</a></p></div>`;

function readingOf({ copy, until }: { copy: AdviceCopy; until: Date }, texts: LinkTexts, language: Language): string {
  const own = headingsLanguage(copy);
  const words = DOCUMENT_TEXTS[own];
  const frameWords = DOCUMENT_TEXTS[language];
  const day = (date: Date): string =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const title = texts.title.replace('{category}', escapeHtml(frameWords.categories[copy.category]));
  const section = (heading: string, body: string): string => `<section><h2>${escapeHtml(heading)}</h2>${body}</section>`;
  const optional = (heading: string, text: string | undefined, wrap: (text: string) => string): string =>
    text ? section(heading, wrap(text)) : '';
  const question =
    copy.question === null
      ? ''
      : `<section><h2>${texts.question}</h2><blockquote dir="auto">${escapeHtml(copy.question)}</blockquote></section>`;
  const steps = copy.recommendations.map((step) => `<li data-read>${escapeHtml(step)}</li>`).join('');
  return `<article class="copy"><div class="top"><p class="meta"><span class="ai">${escapeHtml(frameWords.ai)}</span>
<span>${texts.copyFrom.replace('{date}', escapeHtml(day(new Date(copy.askedOn))))}</span></p><h1>${title}</h1></div>
<aside class="top" aria-label="${texts.about}"><p class="fine">${texts.shared.replace('{date}', escapeHtml(day(until)))}</p>
<div class="acts"><button type="button" data-do="aloud" data-start="${texts.aloud}" data-stop="${texts.stop}" hidden>${texts.aloud}</button>
<button type="button" data-do="print" hidden>${texts.print}</button></div></aside>
${question}
<div class="copy" lang="${own}" data-generated-by="ai">
${section(words.understanding, `<div class="prose">${proseOf(copy.understanding)}</div>`)}
${steps ? section(words.recommendations, `<ol class="prose">${steps}</ol>`) : ''}
${optional(words.example, copy.example, (text) => `<blockquote>${proseOf(text)}</blockquote>`)}
${optional(words.encouragement, copy.encouragement, (text) => `<div class="prose">${proseOf(text)}</div>`)}
</div>
<div class="foot"><p class="fine">${escapeHtml(frameWords.disclaimer)}</p>
<p class="fine">${texts.counted.replace('&lt;a&gt;', '<a href="/help">').replace('&lt;/a&gt;', '</a>')}</p></div></article>`;
}

/** Each line is a paragraph. */
const proseOf = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p data-read>${escapeHtml(line)}</p>`)
    .join('');
