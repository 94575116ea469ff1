import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { actorOf } from '../../../http/actor.ts';
import { browserLanguage } from '../../../http/page.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { htmlTexts, standaloneHeaders, standaloneHtml } from '../../../http/standalone-page.ts';
import { originOf, toAppError } from '../../../lib/app-error.ts';
import type { Log } from '../../../lib/logger.ts';
import { MAIL_STOP } from '../notifications.limits.ts';
import { DIGEST_TEXTS, type StopTexts } from './notifications.digest.texts.ts';

interface PageDeps {
  service: { stopMails(token: string): Promise<void> };
  limits: Pick<RateLimits, 'count'>;
  appName: string;
  log: Pick<Log, 'error'>;
}

const HEADERS = standaloneHeaders();

/**
 * `/mail/stop/{token}`: ends the emails that say that there is something new, without signing in. A POST ends them, by the page's button or by a mail
 * program (RFC 8058); a GET does not, since programs look at links. The answer is the same for every token.
 */
export function stopPage({ service, limits, appName, log }: PageDeps): Router {
  const router = Router();
  const page =
    (heading: keyof StopTexts, text: keyof StopTexts, rest: (texts: StopTexts) => string): RequestHandler =>
    (request, response) => {
      const language = browserLanguage(request);
      const texts = htmlTexts(DIGEST_TEXTS[language].page, appName);
      const main = `<form class="stack" method="post"><h1>${texts[heading]}</h1><p>${texts[text]}</p>${rest(texts)}</form>`;
      response.send(standaloneHtml({ language, appName, title: texts.window, main }));
    };
  const ask = page('ask', 'askText', ({ stop }) => `<button class="main">${stop}</button>`);
  const done = page('done', 'doneText', ({ settings }) => `<p><a href="/account/notifications">${settings}</a></p>`);
  const failed = page('failed', 'failedText', () => '');
  const count: RequestHandler = (request, _response, next) =>
    limits.count(MAIL_STOP, actorOf(request, request.ip)).then(() => next(), next);
  const fail: ErrorRequestHandler = (thrown, request, response, next) => {
    const error = toAppError(thrown);
    if (error.status >= 500) log.error({ err: originOf(thrown) }, 'emails could not be ended');
    if (error.retryAfter) response.set('Retry-After', String(error.retryAfter));
    response.status(thrown instanceof URIError ? 404 : error.status);
    failed(request, response, next);
  };

  router.use('/mail/stop', (_request, response, next) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    next();
  });
  // `get` answers HEAD too.
  router.get('/mail/stop/:token', count, ask);
  router.post('/mail/stop/:token', count, async (request, response, next) => {
    await service.stopMails(String(request.params.token));
    done(request, response, next);
  });
  router.use('/mail/stop', fail);
  return router;
}
