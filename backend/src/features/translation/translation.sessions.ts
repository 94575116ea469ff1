import { createHash } from 'node:crypto';
import type pg from 'pg';
import { codeOf } from '../../lib/error-code.ts';
import type { Log } from '../../lib/logger.ts';
import { sessionRows } from './translation.statements.ts';

/** Translations stored with one session: a long chat in two languages. Later ones are translated, and not stored. */
export const SESSION_TRANSLATIONS_MAX = 2000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Translates texts in their order; null for one that was refused. */
type Ask = (texts: string[]) => Promise<(string | null)[]>;

/**
 * The translations that are stored with an advice session. Calls at the same time for the same texts share one question to the model,
 * on this node; of two nodes, the first one's translation is stored, and both answer with it.
 */
export function sessionTranslations({ pool, log }: { pool: pg.Pool; log: Log }) {
  const under = new Map<string, Promise<Map<string, string>>>();

  const stored = async (sessionId: string, language: string, texts: string[]): Promise<Map<string, string>> => {
    const byHash = new Map(texts.map((text) => [hashOf(text), text]));
    const rows = await sessionRows.read(pool, sessionId, language, [...byHash.keys()]);
    return new Map(rows.map(({ hash, text }) => [byHash.get(hash) ?? '', text]));
  };

  const store = (sessionId: string, language: string, found: Map<string, string>): Promise<void> =>
    sessionRows.add(pool, {
      ...{ sessionId, language, most: SESSION_TRANSLATIONS_MAX },
      ...{ hashes: [...found.keys()].map(hashOf), texts: [...found.values()] },
    });

  const translate = async (sessionId: string, language: string, texts: string[], ask: Ask): Promise<Map<string, string>> => {
    const known = await stored(sessionId, language, texts);
    const missing = texts.filter((text) => !known.has(text));
    if (missing.length === 0) return known;
    const translated = await ask(missing);
    const found = new Map<string, string>();
    for (const [index, text] of missing.entries()) {
      const translation = translated[index];
      if (translation) found.set(text, translation);
    }
    try {
      await store(sessionId, language, found);
      // Another node may have been first.
      return new Map([...known, ...found, ...(await stored(sessionId, language, [...found.keys()]))]);
    } catch (error) {
      // 23503: the session was deleted meanwhile. Paid for already: the caller gets it, stored or not.
      if (codeOf(error) !== '23503') log.warn({ err: error }, 'translations could not be stored');
      return new Map([...known, ...found]);
    }
  };

  /** The translations by their texts, stored ones and new ones; a refused one is missing. */
  return async (sessionId: string, language: string, texts: string[], ask: Ask): Promise<Map<string, string>> => {
    const nameOf = (text: string): string => `${sessionId} ${language} ${hashOf(text)}`;
    const own = texts.filter((text) => !under.has(nameOf(text)));
    if (own.length > 0) {
      // Registered before the first look into the table, so that no call falls between that look and the model's answer.
      const work = translate(sessionId, language, own, ask);
      for (const text of own) under.set(nameOf(text), work);
      const done = (): void => {
        for (const text of own) under.delete(nameOf(text));
      };
      work.then(done, done);
    }
    const works = new Set(texts.flatMap((text) => under.get(nameOf(text)) ?? []));
    const found = await Promise.all(works);
    return new Map(found.flatMap((translations) => [...translations]));
  };
}
