import type { Log } from '../../lib/logger.ts';
import { InvalidAnswer, type Model, ModelFailure, type ModelPrompt } from '../../model/model.types.ts';
import { readWhole } from '../../model/partial-answer.ts';
import type { Payer } from '../../model/payer.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import { formFault } from './form/translation.form.ts';
import { keyOf, type Lossy, repairPrompt, type TranslatedKind, translationPrompt } from './translation.prompts.ts';

/** The translations in the order of their texts; null for a text whose translation was refused. */
export type Translated = (string | null)[];

/**
 * Asks the model for translations, and refuses each that has lost something of its text's form. A refused one is asked for once more,
 * with the others of its batch that were refused.
 */
export function translationWriter({ model, log }: { model: Model; log: Log }) {
  const write = (prompt: ModelPrompt, count: number, signal: AbortSignal): Promise<Translated> => {
    const nothing = (): void => undefined;
    return model.write(prompt, { signal, onDelta: nothing, onRestart: nothing }, (answer) => readTranslations(answer, count));
  };

  /**
   * @param payer whose budgets it costs
   * @throws AppError 429 past the day's cap, 503 when the model fails
   */
  return async (
    payer: Payer,
    kind: TranslatedKind,
    texts: string[],
    targetLanguage: string,
    signal: AbortSignal,
  ): Promise<Translated> => {
    const prompt = translationPrompt(kind, texts, targetLanguage, payer);
    const first = await write(prompt, texts.length, signal).catch((error: unknown) => {
      throw error instanceof ModelFailure ? failureOf(error.code) : error;
    });
    const lossy = texts.flatMap((text, index): (Lossy & { index: number })[] => {
      const translation = first[index] ?? '';
      const lost = formFault(text, translation);
      return lost ? [{ index, text, translation, lost }] : [];
    });
    if (lossy.length === 0) return first;
    log.warn({ faults: lossy.map(({ lost }) => lost) }, 'translations lost something; one repair is tried');
    // The rest is translated and paid for: a repair that fails leaves the originals in its place.
    const again = await write(repairPrompt(kind, lossy, targetLanguage, payer), lossy.length, signal).catch((): Translated => []);
    const result = [...first];
    for (const [at, { index, text }] of lossy.entries()) {
      const translation = again[at] ?? '';
      result[index] = formFault(text, translation) ? null : translation;
    }
    return result;
  };
}

/**
 * Reads an answer's translations; null for a text that it left out.
 * @throws InvalidAnswer when it has none at all
 */
function readTranslations(answer: string, count: number): Translated {
  const { translations } = readWhole(answer);
  const found = new Map<string, unknown>(
    typeof translations === 'object' && translations !== null ? Object.entries(translations) : [],
  );
  const texts = Array.from({ length: count }, (_, index) => {
    const text = found.get(keyOf(index));
    return typeof text === 'string' && text.trim() !== '' ? text.replaceAll('\0', '').toWellFormed() : null;
  });
  if (texts.every((text) => text === null)) throw new InvalidAnswer('no translations');
  return texts;
}
