import { createHash } from 'node:crypto';
import type pg from 'pg';
import { AppError } from '../../lib/app-error.ts';
import { sharedRows } from './translation.statements.ts';
import type { Translated } from './translation.writer.ts';

/** Milliseconds for a question that several callers may wait for: none of them ends it by leaving. */
const ASK_MS = 60_000;
/** Batches that a node remembers, and milliseconds for which it does: also those that could not be stored, since a part was refused. */
const REMEMBERED_MAX = 500;
const REMEMBERED_MS = 600_000;

/** Asks the model, at the cost of one caller. */
type Ask = (signal: AbortSignal) => Promise<Translated>;

/**
 * The key under which a whole batch is stored: texts of one call share a prompt, and are translated alike. The table refuses keys
 * without this prefix: nodes of earlier releases, which store personal texts as well, may run beside this one during an upgrade.
 */
function batchHash(texts: string[]): string {
  return `interface ${createHash('sha256').update(JSON.stringify(texts)).digest('base64url')}`;
}

/**
 * Translations of texts that everyone may read, each batch once for everyone: a new announcement reaches thousands of readers at the same moment.
 * Calls at once share one question on a node; of several nodes each asks at most once, and later calls find what was stored.
 */
export function sharedTranslations(pool: pg.Pool) {
  const underWay = new Map<string, { key: string; work: Promise<Translated> }>();
  const remembered = new Map<string, { until: number; translated: Translated }>();

  const remember = (name: string, translated: Translated): void => {
    remembered.set(name, { until: performance.now() + REMEMBERED_MS, translated });
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
  };

  const kept = async (hash: string, language: string, count: number): Promise<string[] | null> => {
    const stored = await sharedRows.read(pool, hash, language);
    const parsed: unknown = stored === null ? null : JSON.parse(stored);
    return Array.isArray(parsed) && parsed.length === count && parsed.every((text) => typeof text === 'string') ? parsed : null;
  };

  const keep = (hash: string, language: string, texts: string[]): Promise<void> =>
    sharedRows.add(pool, hash, language, JSON.stringify(texts));

  const translate = async (texts: string[], language: string, ask: Ask): Promise<Translated> => {
    const hash = batchHash(texts);
    const found = await kept(hash, language, texts.length);
    if (found) return found;
    const translated = await ask(AbortSignal.timeout(ASK_MS));
    const whole = translated.filter((text) => text !== null);
    // Paid for already: the callers get it, stored or not.
    if (whole.length === texts.length) await keep(hash, language, whole).catch(() => undefined);
    return translated;
  };

  /**
   * @param key of the caller, whose limits and budgets a question costs: see `payerKey`
   * @throws AppError those of `ask`
   */
  return async (key: string, texts: string[], language: string, ask: Ask): Promise<Translated> => {
    const name = `${language} ${JSON.stringify(texts)}`;
    const known = remembered.get(name);
    if (known && performance.now() < known.until) return known.translated;
    for (let other = underWay.get(name); other; other = underWay.get(name)) {
      try {
        return await other.work;
      } catch (error) {
        // Another's limit or budget is not this caller's.
        if (other.key === key || !(error instanceof AppError) || error.status !== 429) throw error;
      }
    }
    const work = translate(texts, language, ask);
    underWay.set(name, { key, work });
    try {
      const translated = await work;
      remember(name, translated);
      return translated;
    } finally {
      underWay.delete(name);
    }
  };
}
