import { LANGUAGE_NAMES, type Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { Log } from '../../../lib/logger.ts';
import { pause } from '../../../lib/pause.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import type { TranslationService } from '../../translation/translation.service.ts';
import type { CouplesMessage } from '../couples.entity.ts';
import { GENERATED } from '../couples.presenter.ts';
import type { ActiveSession, ActiveSessions } from '../session/couples.active-sessions.ts';
import { couplesTranslationStatements as statements } from './couples.translations.statements.ts';

/** Milliseconds between looks for another node's translation, and the number of looks. */
const LOOK_MS = 1500;
const LOOKS = 16;
/** Texts that one node translates at the same time, and that may wait; and milliseconds for one. */
const AT_ONCE = 16;
const WAITING_MAX = 2000;
const ONE_MS = 30_000;
/** Characters translated in one session in so many milliseconds: one partner must not use up the budget of the other. */
const SHARE = { characters: 60_000, ms: 600_000 };
/** Translations kept for polls. */
const RECENT = 60;

/** A message, as far as it is translated. */
export type Translatable = Pick<CouplesMessage, 'id' | 'message' | 'messageType' | 'language'>;

type Translations = Map<number, string>;

export interface CouplesTranslations {
  /** The stored translations of these messages. */
  known(messages: Translatable[], language: Language): Promise<Translations>;
  /** Translates what is missing, and pushes each to the language's readers. It never throws. */
  want(active: ActiveSession, messages: Translatable[], language: Language): Promise<void>;
  /** Translates a message for each partner who reads in another language. */
  forPartners(active: ActiveSession, message: Translatable): void;
}

interface TranslationDeps {
  pool: pg.Pool;
  translation: TranslationService;
  publisher: Publisher;
  log: Log;
}

/** Pushes a translation to its readers: on all nodes, or on this one alone. */
type PushTranslation = (active: ActiveSession, id: number, language: Language, text: string, everywhere: boolean) => void;

/**
 * Translates messages for readers of another language: each text once a language, on any node, one text a call, so that no
 * text can bend another's translation.
 */
export function couplesTranslations(deps: TranslationDeps, sessions: ActiveSessions): CouplesTranslations {
  const { pool, publisher, log } = deps;
  /** Translations that wait or run here. */
  const under = new Set<string>();
  const queue = workQueue();

  const pushTranslation: PushTranslation = (active, messageId, language, text, everywhere) => {
    const sessionId = active.session.id;
    const push = everywhere ? publisher.publish : publisher.publishHere;
    push(rooms.couplesReaders(sessionId, language), 'couples:translation', {
      sessionId,
      messageId,
      language,
      text,
      ...GENERATED,
    });
    active.translated = [...active.translated.slice(1 - RECENT), { messageId, language, text }];
    sessions.touch(active);
  };
  const translate = translating(deps, pushTranslation);

  const want: CouplesTranslations['want'] = async (active, messages, language) => {
    const nameOf = (id: number): string => `${id} ${language}`;
    const wanted = messages.filter((message) => message.language !== language && !under.has(nameOf(message.id)));
    if (wanted.length === 0) return;
    for (const { id } of wanted) under.add(nameOf(id));
    const done = (id: number): boolean => under.delete(nameOf(id));
    const ids = wanted.map(({ id }) => id);
    const ready = await readKnown(pool, ids, language).catch((): Translations => new Map());
    // The newest first: those are being read.
    for (const message of wanted.toReversed()) {
      const { id } = message;
      const text = ready.get(id);
      if (text !== undefined) pushTranslation(active, id, language, text, false);
      if (text !== undefined || queue.isFull() || !takeAllowance(active, message.message)) done(id);
      else
        queue.add(() =>
          translate(active, message, language)
            .catch((error: unknown) => log.warn({ err: error }, 'a message could not be translated'))
            .finally(() => done(id)),
        );
    }
    queue.start();
  };

  return {
    known: (messages, language) =>
      readKnown(
        pool,
        messages.filter((message) => message.language !== language).map(({ id }) => id),
        language,
      ),
    want,
    forPartners(active, message) {
      const wanted = new Set(Object.values(active.session.languages));
      for (const language of wanted) if (language && language !== message.language) void want(active, [message], language);
    },
  };
}

/** Translates one text, unless another node does: then looks for that node's translation. */
function translating({ pool, translation, log }: TranslationDeps, pushTranslation: PushTranslation) {
  /** Looks left for other nodes' translations, by session and language. */
  const looking = new Map<string, Map<number, number>>();

  const translate = async (
    active: ActiveSession,
    { id, message, messageType }: Translatable,
    language: Language,
  ): Promise<void> => {
    // Claimed only now: another node may begin what waits long here.
    if (!(await statements.claim(pool, id, language))) return lookFor(active, id, language);
    try {
      const { id: sessionId, partner1Id: creatorId, creatorAddress: address } = active.session;
      const payer = { sessionId, creatorId, address };
      const said = { by: messageType === 'ai' ? 'counsellor' : 'partners', text: message } as const;
      const text = await translation.one(payer, said, LANGUAGE_NAMES[language].english, AbortSignal.timeout(ONE_MS));
      if (await statements.finish(pool, id, language, text)) pushTranslation(active, id, language, text, true);
    } catch (error) {
      log.warn({ err: error }, 'a message could not be translated');
      await statements.release(pool, id, language).catch(() => undefined);
    }
  };

  /** Another node translates it: its push may be lost, or reach no poll. */
  const lookFor = (active: ActiveSession, id: number, language: Language): void => {
    const name = `${active.session.id} ${language}`;
    const missing = looking.get(name);
    if (missing) {
      missing.set(id, LOOKS);
      return;
    }
    looking.set(name, new Map([[id, LOOKS]]));
    void lookUntilFound(active, language, name);
  };

  const lookUntilFound = async (active: ActiveSession, language: Language, name: string): Promise<void> => {
    for (let missing = looking.get(name); missing && missing.size > 0 && active.readers.size > 0; missing = looking.get(name)) {
      await pause(LOOK_MS);
      const found = await readKnown(pool, [...missing.keys()], language).catch((): Translations => new Map());
      for (const [id, text] of found) pushTranslation(active, id, language, text, false);
      for (const [id, left] of missing)
        if (left <= 1 || found.has(id)) missing.delete(id);
        else missing.set(id, left - 1);
    }
    looking.delete(name);
  };

  return translate;
}

async function readKnown(pool: pg.Pool, ids: number[], language: Language): Promise<Translations> {
  if (ids.length === 0) return new Map();
  const rows = await statements.known(pool, ids, language);
  return new Map(rows.map(({ messageId, text }) => [Number(messageId), text]));
}

/** Takes a text's length from its session's allowance. False: the allowance is used up for now. */
function takeAllowance(active: ActiveSession, text: string): boolean {
  const now = Date.now();
  if (now - active.translating.since > SHARE.ms) active.translating = { since: now, characters: 0 };
  active.translating.characters += text.length;
  return active.translating.characters <= SHARE.characters;
}

/** Works of which so many run at the same time. */
function workQueue() {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  const start = (): void => {
    const work = running < AT_ONCE ? waiting.shift() : undefined;
    if (!work) return;
    running += 1;
    void work().finally(() => {
      running -= 1;
      start();
    });
    start();
  };

  return { start, isFull: () => waiting.length >= WAITING_MAX, add: (work: () => Promise<unknown>) => waiting.push(work) };
}
