import { createHash } from 'node:crypto';
import { TRANSLATE_CHARACTERS_MAX } from '@beside/common/translation/translation.constants';
import type pg from 'pg';
import { type Actor, usageKey } from '../../http/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { InvalidAnswer, type Model, ModelFailure } from '../../model/model.types.ts';
import { readWhole } from '../../model/partial-answer.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import { keyOf, translationPrompt } from './translation.prompts.ts';

export type Texts = Record<string, string>;

type Translate = (actor: Actor, texts: Texts, targetLanguage: string, most: number, signal: AbortSignal) => Promise<Texts>;

/**
 * The key under which a whole batch is stored: texts of one call share a prompt, and are translated alike. The table refuses keys
 * without this prefix: nodes of earlier releases, which store personal texts as well, may run beside this one during an upgrade.
 */
function batchHash(texts: string[]): string {
  return `interface ${createHash('sha256').update(JSON.stringify(texts)).digest('base64url')}`;
}

interface TranslationDeps {
  pool: pg.Pool;
  model: Model;
  /** The client's own texts, in English. */
  clientTexts: ReadonlySet<string>;
}

/**
 * Translates short texts through the model. Everyone shares the table `translations`, so it keeps the client's own texts alone:
 * personal texts would outlive the rows that they belong to.
 */
export function translationService({ pool, model, clientTexts }: TranslationDeps) {
  const kept = async (hash: string, language: string, count: number): Promise<string[] | null> => {
    const { rows } = await pool.query<{ text: string }>({
      name: 'translations-kept',
      text: 'select text from translations where hash = $1 and language = $2',
      values: [hash, language],
    });
    const parsed: unknown = rows[0] ? JSON.parse(rows[0].text) : null;
    return Array.isArray(parsed) && parsed.length === count && parsed.every((text) => typeof text === 'string') ? parsed : null;
  };

  const keep = (hash: string, language: string, texts: string[]) =>
    pool.query('insert into translations (hash, language, text) values ($1, $2, $3) on conflict do nothing', [
      hash,
      language,
      JSON.stringify(texts),
    ]);

  async function ask(key: string, texts: string[], targetLanguage: string, signal: AbortSignal): Promise<string[]> {
    const nothing = (): void => undefined;
    const prompt = translationPrompt(texts, targetLanguage, key);
    try {
      return await model.write(prompt, { signal, onDelta: nothing, onRestart: nothing }, (answer) =>
        acceptTranslations(answer, texts.length),
      );
    } catch (error) {
      throw error instanceof ModelFailure ? failureOf(error.code) : error;
    }
  }

  return {
    /**
     * Translates one private text, and stores nothing: the caller stores it where it is deleted with the rest.
     * @param key whose budget it costs: see `usageKey`
     * @param targetLanguage an English language name, as `Dutch`
     * @throws AppError 429 past the day's cap, 503 when the model fails
     */
    async one(key: string, text: string, targetLanguage: string, signal: AbortSignal): Promise<string> {
      const [translated] = await ask(key, [text], targetLanguage, signal);
      return translated ?? text;
    },

    /** Translates personal texts, and stores nothing. Parameters and errors as `shared`. */
    personal: (async (actor, texts, targetLanguage, most, signal) => {
      const wanted = wantedOf(texts, most);
      return wanted.length === 0 ? texts : fill(texts, wanted, await ask(usageKey(actor), wanted, targetLanguage, signal));
    }) satisfies Translate,

    /**
     * Translates the client's texts, each batch once for everyone. Other texts are translated as well, and not stored.
     * @param texts by key; the same keys come back
     * @param targetLanguage an English language name, as `Dutch`
     * @param most how many keys this call may have
     * @throws AppError 400 over a limit, 429 past the day's cap, 503 when the model fails
     */
    shared: (async (actor, texts, targetLanguage, most, signal) => {
      const wanted = wantedOf(texts, most);
      if (wanted.length === 0) return texts;
      const mayKeep = wanted.every((text) => clientTexts.has(text));
      const hash = batchHash(wanted);
      const found = mayKeep ? await kept(hash, targetLanguage, wanted.length) : null;
      const translated = found ?? (await ask(usageKey(actor), wanted, targetLanguage, signal));
      // Paid for already: the caller gets it, stored or not.
      if (mayKeep && !found) await keep(hash, targetLanguage, translated).catch(() => undefined);
      return fill(texts, wanted, translated);
    }) satisfies Translate,
  };
}

export type TranslationService = ReturnType<typeof translationService>;

/** The different texts that need translation. */
function wantedOf(texts: Texts, most: number): string[] {
  const entries = Object.entries(texts);
  const size = entries.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  if (entries.length > most || size > TRANSLATE_CHARACTERS_MAX) {
    const message = `At most ${most} texts and ${TRANSLATE_CHARACTERS_MAX} characters at once`;
    throw new AppError('validation_failed', message, { errors: { translations: [message] } });
  }
  return [...new Set(entries.map(([, text]) => text).filter((text) => text.trim() !== ''))];
}

/** The texts under their keys, each replaced by its translation. */
function fill(texts: Texts, wanted: string[], translated: string[]): Texts {
  const found = new Map(wanted.map((text, index) => [text, translated[index]]));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, found.get(text) ?? text]));
}

function acceptTranslations(answer: string, count: number): string[] {
  const { translations } = readWhole(answer);
  if (typeof translations !== 'object' || translations === null) throw new InvalidAnswer('no translations');
  const texts = new Map<string, unknown>(Object.entries(translations));
  return Array.from({ length: count }, (_, index) => {
    const text = texts.get(keyOf(index));
    if (typeof text !== 'string' || text.trim() === '') throw new InvalidAnswer('a text is missing');
    return text.replaceAll('\0', '').toWellFormed();
  });
}
