import { LANGUAGE_NAMES } from '@beside/common/language/language.constants';
import {
  TRANSLATE_CHARACTERS_MAX,
  TRANSLATE_FAST_KEYS_MAX,
  TRANSLATE_KEYS_MAX,
} from '@beside/common/translation/translation.constants';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Log } from '../../lib/logger.ts';
import type { Model } from '../../model/model.types.ts';
import { type Payer, payerKey, payerOf } from '../../model/payer.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import type { AnnouncementsService } from '../announcements/announcements.service.ts';
import { TRANSLATE } from './translation.limits.ts';
import { sessionTranslations } from './translation.sessions.ts';
import { sharedTranslations } from './translation.shared.ts';
import { sessionRows } from './translation.statements.ts';
import { type Translated, translationWriter } from './translation.writer.ts';

export type Texts = Record<string, string>;

/** Milliseconds for the translations of a session, which go on after their caller has given up: the next try finds them. */
const SESSION_MS = 60_000;

export interface TranslationDeps {
  pool: pg.Pool;
  model: Model;
  log: Log;
  /** The owner of the advice sessions. */
  advice: { requireOwn(actor: Actor, id: string): Promise<unknown> };
  limits: RateLimits;
  /** The client's own texts, in English. */
  clientTexts: ReadonlySet<string>;
  announcements: Pick<AnnouncementsService, 'isPublic'>;
}

/** A message of a couples session, and who wrote it. */
interface Said {
  by: 'partners' | 'counsellor';
  text: string;
}

type Ask = ReturnType<typeof translationWriter>;

/** Translates texts through the model. Everyone shares the table `translations`, so it keeps the client's own texts and announcements alone. Personal texts
 * are stored with the advice session that they belong to, or not at all. A translation that lost something of its text's form is
 * refused: then the text itself comes back. */
export interface TranslationService {
  /**
   * Translates one message of a couples session, and stores nothing: the caller stores it where it is deleted with the rest.
   * @param payer whose budgets it costs
   * @param targetLanguage an English language name, as `Dutch`
   * @throws AppError 429 past the day's cap, 503 when the model fails, or when its translation lost something of the text's form
   */
  one(payer: Payer, said: Said, targetLanguage: string, signal: AbortSignal): Promise<string>;
  /**
   * Translates personal texts, and stores nothing.
   * @param texts by key; the same keys come back
   * @param targetLanguage an English language name, as `Dutch`
   * @throws AppError 400 over a limit, 429 past the day's cap, 503 when the model fails
   */
  personal(actor: Actor, texts: Texts, targetLanguage: string, signal: AbortSignal): Promise<Texts>;
  /**
   * Translates texts of an advice session, each once a language, and stores them with it. Parameters and errors as `personal`.
   * @throws AppError also 404 for a session that is not the caller's
   */
  session(actor: Actor, sessionId: string, texts: Texts, targetLanguage: string): Promise<Texts>;
  /**
   * Translates texts that everyone may read, the client's own and those of an announcement, each batch once for everyone. Other texts are
   * translated as well, and not stored. Parameters and errors as `personal`, with fewer texts a call; 429 also for too many questions.
   */
  shared(actor: Actor, texts: Texts, targetLanguage: string, signal: AbortSignal): Promise<Texts>;
}

/**
 * Translates texts through the model. Everyone shares the table `translations`, so it keeps the client's own texts and announcements alone. Personal texts
 * are stored with the advice session that they belong to, or not at all. A translation that lost something of its text's form is
 * refused: then the text itself comes back.
 */
export function translationService(deps: TranslationDeps): TranslationService {
  const ask = translationWriter(deps);

  return {
    ...personalTexts(deps, ask),
    ...sharedTexts(deps, ask),
  };
}

/** Texts that are stored with their advice session, or not at all. */
function personalTexts(
  { pool, log, advice }: TranslationDeps,
  ask: Ask,
): Pick<TranslationService, 'one' | 'personal' | 'session'> {
  const ofSession = sessionTranslations({ pool, log });

  return {
    async one(payer, { by, text }, targetLanguage, signal) {
      const [translated] = await ask(payer, by, [text], targetLanguage, signal);
      if (typeof translated !== 'string') throw failureOf('model_failed');
      return translated;
    },

    async personal(actor, texts, targetLanguage, signal) {
      const wanted = wantedOf(texts, TRANSLATE_KEYS_MAX);
      return wanted.length === 0
        ? texts
        : fill(texts, wanted, await ask({ ...payerOf(actor), translates: true }, 'advice', wanted, targetLanguage, signal));
    },

    async session(actor, sessionId, texts, targetLanguage) {
      const wanted = wantedOf(texts, TRANSLATE_KEYS_MAX);
      await advice.requireOwn(actor, sessionId);
      if (wanted.length === 0) return texts;
      const found = await ofSession(sessionId, targetLanguage, wanted, (missing) =>
        ask(payerOf(actor), 'advice', missing, targetLanguage, AbortSignal.timeout(SESSION_MS)),
      );
      return fill(
        texts,
        wanted,
        wanted.map((text) => found.get(text) ?? null),
      );
    },
  };
}

/** Texts that everyone may read. */
function sharedTexts(
  { pool, limits, clientTexts, announcements }: TranslationDeps,
  ask: Ask,
): Pick<TranslationService, 'shared'> {
  const ofEveryone = sharedTranslations(pool);

  return {
    async shared(actor, texts, targetLanguage, signal) {
      const all = wantedOf(texts, TRANSLATE_FAST_KEYS_MAX);
      // The client's own texts are English.
      const wanted = targetLanguage === LANGUAGE_NAMES.en.english ? all.filter((text) => !clientTexts.has(text)) : all;
      if (wanted.length === 0) return texts;
      const payer = { ...payerOf(actor), translates: true } as const;
      // Only a question to the model is counted: thousands of readers behind one address may read what is translated already.
      const asking = async (until: AbortSignal): Promise<Translated> => {
        await limits.count(TRANSLATE, actor);
        return ask(payer, 'interface', wanted, targetLanguage, until);
      };
      const isPublic = wanted.every((text) => clientTexts.has(text)) || announcements.isPublic(wanted);
      return fill(
        texts,
        wanted,
        isPublic ? await ofEveryone(payerKey(payer), wanted, targetLanguage, asking) : await asking(signal),
      );
    },
  };
}

/** The stored translations of these advice sessions, for an export: by the session's id. */
export async function translationsOf(db: Transaction, sessionIds: string[]): Promise<Map<string, object[]>> {
  const rows = await sessionRows.exportOf(db, sessionIds);
  return new Map(rows.map(({ sessionId, translations }) => [sessionId, translations]));
}

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

/** The texts under their keys, each replaced by its translation, if it has one. */
function fill(texts: Texts, wanted: string[], translated: Translated): Texts {
  const found = new Map(wanted.map((text, index) => [text, translated[index]]));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, found.get(text) ?? text]));
}
