import { LANGUAGE_NAMES, type Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { Log } from '../../lib/logger.ts';
import { pause } from '../../lib/pause.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { TranslationService } from '../translation/translation.service.ts';
import type { CouplesMessage } from './couples.entity.ts';
import type { Held, HeldSessions } from './couples.held.ts';

/** Seconds after which a translation that was begun and not finished is begun again: its node is gone. */
const CLAIM_SECONDS = 30;
/** Milliseconds between looks for what another node translates; so many of them. */
const LOOK_MS = 1500;
const LOOKS = 16;
/** Texts that one node has translated at the same time; and milliseconds for one. */
const AT_ONCE = 16;
const ONE_MS = 30_000;
/** Translations that are kept for those who poll. */
const RECENT = 60;

export type Translations = Map<number, string>;

/**
 * Has messages translated for whoever reads in another language: each text once a language, on whichever node, one text a call, so that no
 * text can bend the translation of another's.
 */
export function couplesTranslations(
  deps: { pool: pg.Pool; translation: TranslationService; publisher: Publisher; log: Log },
  sessions: HeldSessions,
) {
  const { pool, translation, publisher, log } = deps;
  const waiting: (() => Promise<void>)[] = [];
  const under = new Set<string>();
  let running = 0;

  const known = async (ids: number[], language: Language): Promise<Translations> => {
    if (ids.length === 0) return new Map();
    const { rows } = await pool.query<{ messageId: string; text: string }>({
      name: 'couples-translated',
      text: `select "messageId", text from couples_translations where "messageId" = any($1) and language = $2 and text is not null`,
      values: [ids, language],
    });
    return new Map(rows.map(({ messageId, text }) => [Number(messageId), text]));
  };

  /** Those that this node is to translate: nobody has, and nobody is about to. */
  const claim = async (ids: number[], language: Language): Promise<Set<number>> => {
    const { rows } = await pool.query<{ messageId: string }>({
      name: 'couples-translate',
      text: `insert into couples_translations as t ("messageId", language)
             select id, $2 from couples_messages where id = any($1)
             on conflict ("messageId", language) do update set "claimedAt" = now()
               where t.text is null and t."claimedAt" < now() - interval '${CLAIM_SECONDS} seconds'
             returning "messageId"`,
      values: [ids, language],
    });
    return new Set(rows.map(({ messageId }) => Number(messageId)));
  };

  const tell = (held: Held, messageId: number, language: Language, text: string, everywhere: boolean): void => {
    const sessionId = held.session.id;
    const push = everywhere ? publisher.publish : publisher.publishHere;
    push(rooms.couplesReaders(sessionId, language), 'couples:translation', { sessionId, messageId, language, text });
    held.translated = [...held.translated.slice(1 - RECENT), { messageId, language, text }];
    sessions.touch(held);
  };

  const translate = async (held: Held, { id, message }: CouplesMessage, language: Language): Promise<void> => {
    try {
      const person = `user:${held.session.partner1Id}`;
      const text = await translation.one(person, message, LANGUAGE_NAMES[language].english, AbortSignal.timeout(ONE_MS));
      // Nothing is kept of a message that was deleted meanwhile.
      const { rowCount } = await pool.query(
        `update couples_translations set text = $3 where "messageId" = $1 and language = $2`,
        [id, language, text],
      );
      if (rowCount) tell(held, id, language, text, true);
    } catch (error) {
      log.warn({ err: error }, 'a message could not be translated');
      await pool
        .query(`delete from couples_translations where "messageId" = $1 and language = $2 and text is null`, [id, language])
        .catch(() => undefined);
    }
  };

  const next = (): void => {
    const work = running < AT_ONCE ? waiting.shift() : undefined;
    if (!work) return;
    running += 1;
    void work().finally(() => {
      running -= 1;
      next();
    });
    next();
  };

  /** Another node translates these: its push may be lost, or reach nobody who polls. */
  const lookFor = async (held: Held, ids: number[], language: Language): Promise<void> => {
    let missing = ids;
    for (let look = 0; look < LOOKS && missing.length > 0 && held.readers.size > 0; look++) {
      await pause(LOOK_MS);
      const found = await known(missing, language).catch((): Translations => new Map());
      for (const [id, text] of found) tell(held, id, language, text, false);
      missing = missing.filter((id) => !found.has(id));
    }
  };

  return {
    /** What is known of these messages in a language. */
    known: (messages: CouplesMessage[], language: Language): Promise<Translations> =>
      known(
        messages.filter((message) => message.language !== language).map(({ id }) => id),
        language,
      ),

    /** Has translated what is not yet; those who read in the language are told of each. It never throws. */
    async want(held: Held, messages: CouplesMessage[], language: Language): Promise<void> {
      const nameOf = (id: number): string => `${id} ${language}`;
      const wanted = messages.filter((message) => message.language !== language && !under.has(nameOf(message.id)));
      if (wanted.length === 0) return;
      for (const { id } of wanted) under.add(nameOf(id));
      try {
        const ids = wanted.map(({ id }) => id);
        const ready = await known(ids, language);
        for (const [id, text] of ready) tell(held, id, language, text, false);
        const ours = await claim(
          ids.filter((id) => !ready.has(id)),
          language,
        );
        // The newest first: that is what is being read.
        for (const message of wanted.toReversed())
          if (ours.has(message.id)) waiting.push(() => translate(held, message, language));
        next();
        const others = ids.filter((id) => !ready.has(id) && !ours.has(id));
        if (others.length > 0) void lookFor(held, others, language);
      } catch (error) {
        log.warn({ err: error }, 'messages could not be translated');
      } finally {
        for (const { id } of wanted) under.delete(nameOf(id));
      }
    },
  };
}

export type CouplesTranslations = ReturnType<typeof couplesTranslations>;
