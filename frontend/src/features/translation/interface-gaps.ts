import { TRANSLATE_BATCH_PAUSE_MS, TRANSLATE_FAST_KEYS_MAX } from '@beside/common/translation/translation.constants';
import { ApiError } from '../../lib/api.ts';
import { ParseError } from '../../lib/parse.ts';
import { type Texts, translateFast } from './translation.api.ts';

interface Dependencies {
  translate: (batch: Texts, targetLanguage: string) => Promise<Texts>;
  wait: (ms: number) => Promise<unknown>;
  warn: (message: string) => void;
}

const dependencies: Dependencies = {
  translate: translateFast,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  // A warning is enough: the texts appear in English.
  warn: (message) => console.warn(message),
};

/**
 * Translates interface texts in batches. A failed batch leaves its texts untranslated.
 * Throws the last error if all batches fail.
 */
export async function translateGaps(
  texts: Texts,
  targetLanguage: string,
  { translate, wait, warn }: Dependencies = dependencies,
): Promise<Texts> {
  const entries = Object.entries(texts);
  const translated: Texts = {};
  let done = 0;
  let failure: unknown;
  for (let start = 0; start < entries.length; start += TRANSLATE_FAST_KEYS_MAX) {
    if (start > 0) await wait(TRANSLATE_BATCH_PAUSE_MS);
    const batch = Object.fromEntries(entries.slice(start, start + TRANSLATE_FAST_KEYS_MAX));
    try {
      const answer = await translate(batch, targetLanguage);
      for (const [key, text] of Object.entries(answer)) if (keepsMarks(batch[key] ?? '', text)) translated[key] = text;
      done += 1;
    } catch (error) {
      failure = error;
      warn(translationFault(error));
    }
  }
  if (done === 0 && failure !== undefined) throw failure;
  return translated;
}

/** The catalogue's text for a failed batch. */
export function translationFault(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'Translation request timed out';
  if (error instanceof ParseError) return 'Invalid translation response';
  if (!(error instanceof ApiError)) return String(error);
  if (error.status >= 400) return `Translation failed with status ${error.status}`;
  return error.code === 'unreadable' ? 'Invalid translation response' : error.message;
}

/** Whether a translation keeps its source's placeholders and marks; without them the text would break. */
function keepsMarks(source: string, text: string): boolean {
  const marks = (from: string) => (from.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort().join();
  return marks(source) === marks(text);
}
