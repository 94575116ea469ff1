import { TRANSLATE_FAST_TIMEOUT_MS } from '@beside/common/translation/translation.constants';
import type { TranslateDto } from '@beside/common/translation/translation.dto';
import { TranslationsAnswer } from '@beside/common/translation/translation.views';
import { api } from '../../lib/api.ts';
import { ParseError, parseAs } from '../../lib/parse.ts';

export type Texts = Record<string, string>;

/**
 * `POST /api/translate`: translates texts of an advice session by key into a language, given by its English name; the server stores
 * them with the session. Throws ApiError, or the abort.
 */
export function translate(texts: Texts, targetLanguage: string, sessionId: string, signal: AbortSignal): Promise<Texts> {
  return post('/api/translate', { translations: texts, targetLanguage, sessionId }, signal);
}

/** `POST /api/translate-fast`: the same for up to 15 short texts, within 12 seconds. */
export async function translateFast(texts: Texts, targetLanguage: string): Promise<Texts> {
  const timeout = AbortSignal.timeout(TRANSLATE_FAST_TIMEOUT_MS);
  try {
    return await post('/api/translate-fast', { translations: texts, targetLanguage }, timeout);
  } catch (error) {
    // Otherwise a time-out looks like a lost connection.
    timeout.throwIfAborted();
    throw error;
  }
}

async function post(path: string, body: TranslateDto, signal: AbortSignal): Promise<Texts> {
  const { translations } = body;
  const reply = await api(path, { method: 'POST', body, signal });
  const { translations: translated } = parseAs(TranslationsAnswer, reply);
  return Object.fromEntries(
    Object.keys(translations).map((key) => {
      const text = translated[key];
      if (text === undefined) throw new ParseError(`translation of ${key}`);
      return [key, text];
    }),
  );
}
