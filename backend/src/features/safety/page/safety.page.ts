import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { helpFor } from '@beside/common/safety/helplines';
import { type Request, Router } from 'express';
import { browserLanguage } from '../../../http/page.ts';
import { compressSoon, pageOf, type SentPage, sendPage } from '../../../http/send-page.ts';
import { countryOf } from '../safety.country.ts';
import { type HelpSite, helpPageHtml } from './safety.page-html.ts';

interface Settings {
  /** The built page around the help, by language. */
  frames: Partial<Record<string, string>>;
  site: HelpSite;
}

/**
 * `/help`: where to find help, by country and language. It asks neither the database nor anything else, needs no session and no scripts,
 * and has no rate limit: the pages are few, and each is made once.
 */
export function helpPage({ frames, site }: Settings): Router {
  const made = new Map<string, SentPage>();
  const router = Router();
  // `get` answers HEAD too.
  router.get('/help', (request, response) => {
    const language = languageOf(request);
    // An unknown country has the page of every unknown one, so there is no more than one for each known country.
    const { country } = helpFor(chosenCountry(request), 'self_harm');
    const key = `${language} ${country}`;
    const page = made.get(key) ?? compressSoon(pageOf(helpPageHtml({ frame: frames[language], site, language, country })));
    made.set(key, page);
    sendPage(page, request, response, ['Accept-Language']);
  });
  return router;
}

/** The address's language, else the browser's. */
function languageOf(request: Request): Language {
  const { lang } = request.query;
  if (typeof lang === 'string' && isLanguage(lang)) return lang;
  return browserLanguage(request);
}

/** The address's country, else the browser's region; an empty one is a choice: elsewhere. */
function chosenCountry(request: Request): string | null {
  const { country } = request.query;
  if (country === '') return null;
  return countryOf(typeof country === 'string' ? country : undefined, request.get('Accept-Language'));
}
