import type { Language } from '@beside/common/language/language.constants';
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { actorOf } from '../../../http/actor.ts';
import { escapeHtml } from '../../../http/openapi/openapi.html.ts';
import { browserLanguage } from '../../../http/page.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { htmlTexts, standaloneHeaders, standaloneHtml } from '../../../http/standalone-page.ts';
import { originOf, toAppError } from '../../../lib/app-error.ts';
import { localeOf } from '../../../lib/letter/letter.format.ts';
import type { Log } from '../../../lib/logger.ts';
import { SHARED_PAGE } from '../advice.limits.ts';
import { DOCUMENT_TEXTS } from '../document/advice.document.ts';
import { headingsLanguage } from './advice.copy.ts';
import { LINK_SCRIPT, LINK_STYLES } from './advice.link-page-parts.ts';
import { LINK_TEXTS, type LinkTexts } from './advice.links.texts.ts';
import type { AdviceLinks, OpenedCopy } from './advice.links.ts';

interface PageDeps {
  links: Pick<AdviceLinks, 'works' | 'open'>;
  limits: Pick<RateLimits, 'count'>;
  appName: string;
  log: Pick<Log, 'error'>;
}

const PARTS = { styles: LINK_STYLES, script: LINK_SCRIPT };
const HEADERS = standaloneHeaders(PARTS);

/**
 * `/s/{token}`: the page of a link, without session, cookie, or anything from elsewhere. First a door, so that the previews of messengers neither read
 * nor count; the copy comes by a press (a POST). What is over, taken back, deleted, mistyped, or asked for in another way has one answer.
 */
export function linkPage({ links, limits, appName, log }: PageDeps): Router {
  const router = Router();
  const page = (request: Request, response: Response, status: number, main: (texts: LinkTexts, language: Language) => string) => {
    const language = browserLanguage(request);
    const texts = htmlTexts(LINK_TEXTS[language], appName);
    const content = { title: texts.window, main: main(texts, language) };
    response.status(status).send(standaloneHtml({ ...PARTS, language, appName, ...content }));
  };
  const count: RequestHandler = (request, _response, next) =>
    limits.count(SHARED_PAGE, actorOf(request, request.ip)).then(() => next(), next);
  const fail: ErrorRequestHandler = (thrown, request, response, _next) => {
    // An address that was not copied whole.
    if (thrown instanceof URIError) return page(request, response, 404, goneOf);
    const error = toAppError(thrown);
    if (error.status >= 500) log.error({ err: originOf(thrown) }, 'the page of a link failed');
    if (error.retryAfter) response.set('Retry-After', String(error.retryAfter));
    page(request, response, error.status, failureOf);
  };

  router.use('/s', (_request, response, next) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    next();
  });
  // `get` answers HEAD too.
  router.get('/s/:token', count, async (request, response) => {
    const works = await links.works(String(request.params.token));
    page(request, response, works ? 200 : 404, works ? doorOf : goneOf);
  });
  router.post('/s/:token', count, async (request, response) => {
    const opened = await links.open(String(request.params.token));
    if (opened) page(request, response, 200, (texts, language) => readingOf(opened, texts, language));
    else page(request, response, 404, goneOf);
  });
  router.use('/s', (request, response) => page(request, response, 404, goneOf));
  router.use('/s', fail);
  return router;
}

const doorOf = (texts: LinkTexts): string => `<form class="stack" method="post"><h1>${texts.door}</h1><p>${texts.doorText}</p>
<button class="main">${texts.read}</button><p class="fine">${texts.counts}</p></form>`;

const goneOf = (texts: LinkTexts): string =>
  `<div class="stack"><h1>${texts.gone}</h1><p>${texts.goneText}</p><p><a href="/">${texts.whatItIs}</a></p></div>`;

const failureOf = (texts: LinkTexts): string => `<div class="stack"><h1>${texts.failed}</h1><p>${texts.failedText}</p></div>`;

function readingOf({ copy, until, madeAt }: OpenedCopy, texts: LinkTexts, language: Language): string {
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
<span>${texts.copyFrom.replace('{date}', escapeHtml(day(madeAt)))}</span></p><h1>${title}</h1></div>
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
