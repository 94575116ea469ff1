import { createHash } from 'node:crypto';
import { TRANSLATE_CHARACTERS_MAX } from '@beside/common/translation/translation.constants';
import type pg from 'pg';
import { type Actor, personOf } from '../../http/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { ModelBudget } from '../../model/model.budget.ts';
import { InvalidAnswer, type Model, ModelFailure } from '../../model/model.types.ts';
import { readWhole } from '../../model/partial-answer.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import { translationPrompt } from './translation.prompts.ts';

export type Texts = Record<string, string>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Translates short texts through the model; what was translated once is kept, by the text's hash and the language. */
export function translationService(pool: pg.Pool, model: Model, budget: ModelBudget) {
  const known = async (hashes: string[], language: string): Promise<Map<string, string>> => {
    const { rows } = await pool.query<{ hash: string; text: string }>({
      name: 'translations-known',
      text: 'update translations set "usedAt" = now() where hash = any($1) and language = $2 returning hash, text',
      values: [hashes, language],
    });
    return new Map(rows.map(({ hash, text }) => [hash, text]));
  };

  const keep = (pairs: [hash: string, text: string][], language: string) =>
    pool.query(
      `insert into translations (hash, language, text) select hash, $2, text from unnest($1::text[], $3::text[]) as pair (hash, text)
       on conflict (hash, language) do nothing`,
      [pairs.map(([hash]) => hash), language, pairs.map(([, text]) => text)],
    );

  return {
    /**
     * @param texts by key; the same keys come back
     * @param targetLanguage an English language name, as `Dutch`
     * @param most how many keys this call may have
     * @throws AppError 400 over a limit, 429 past the day's cap, 503 when the model fails
     */
    async translate(actor: Actor, texts: Texts, targetLanguage: string, most: number, signal: AbortSignal): Promise<Texts> {
      const entries = Object.entries(texts);
      const size = entries.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
      if (entries.length > most || size > TRANSLATE_CHARACTERS_MAX) {
        const message = `At most ${most} texts and ${TRANSLATE_CHARACTERS_MAX} characters at once`;
        throw new AppError('validation_failed', 400, message, { errors: { translations: [message] } });
      }
      const cached = await known(
        entries.map(([, text]) => hashOf(text)),
        targetLanguage,
      );
      const missing = entries.filter(([, text]) => text.trim() !== '' && !cached.has(hashOf(text)));
      const fresh = missing.length > 0 ? await ask(actor, Object.fromEntries(missing), targetLanguage, signal) : {};
      await keep(
        missing.flatMap(([key, text]) => (fresh[key] ? [[hashOf(text), fresh[key]]] : [])),
        targetLanguage,
      );
      return Object.fromEntries(entries.map(([key, text]) => [key, fresh[key] ?? cached.get(hashOf(text)) ?? text]));
    },
  };

  async function ask(actor: Actor, texts: Texts, targetLanguage: string, signal: AbortSignal): Promise<Texts> {
    const person = personOf(actor);
    await budget.check(person);
    const nothing = (): void => undefined;
    try {
      return await model.write(
        translationPrompt(texts, targetLanguage, person),
        { signal, onDelta: nothing, onRestart: nothing },
        (text) => acceptTranslations(text, Object.keys(texts)),
      );
    } catch (error) {
      throw error instanceof ModelFailure ? failureOf(error.code) : error;
    }
  }
}

export type TranslationService = ReturnType<typeof translationService>;

function acceptTranslations(answer: string, keys: string[]): Texts {
  const { translations } = readWhole(answer);
  if (typeof translations !== 'object' || translations === null) throw new InvalidAnswer('no translations');
  const texts = new Map<string, unknown>(Object.entries(translations));
  return Object.fromEntries(
    keys.map((key) => {
      const text = texts.get(key);
      if (typeof text !== 'string' || text.trim() === '') throw new InvalidAnswer('a text is missing');
      return [key, text.replaceAll('\0', '').toWellFormed()];
    }),
  );
}
