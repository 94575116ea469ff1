import { isLanguage, type Language } from '@beside/common/language/language.constants';
import type { Actor } from '../../http/actor.ts';

/** The language of mails to a caller: the named one, else the browser's first that we support, else English. */
export function languageOf(named: string | undefined, actor: Pick<Actor, 'acceptLanguage'> | null): Language {
  if (named !== undefined && isLanguage(named)) return named;
  const wanted = (actor?.acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}
