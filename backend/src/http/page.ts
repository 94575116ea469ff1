import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { Request } from 'express';

/** A style's or a script's own text as a source of a Content-Security-Policy. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The language of ours that a browser likes best; English where it likes none. */
export function browserLanguage(request: Request): Language {
  const accepted = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === accepted) ?? 'en';
}
