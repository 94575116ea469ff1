import { isLanguage, type Language } from '@beside/common/language/language.constants';
import type { Actor } from '../../http/actor.ts';

/** The language to write to someone in: the one that was named, else the first of the browser's that we speak, else English. */
export function languageOf(named: string | undefined, actor: Pick<Actor, 'acceptLanguage'> | null): Language {
  if (named !== undefined && isLanguage(named)) return named;
  const wanted = (actor?.acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}
