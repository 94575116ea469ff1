import type pg from 'pg';
import type { Thread } from '../../../conversations/thread.ts';
import type { Jobs } from '../../../database/jobs.ts';
import { transact } from '../../../database/transaction.ts';
import { adviceSessions } from '../advice.statements.ts';
import { ADVICE_ITSELF, adviceTexts } from './advice.texts.statements.ts';
import { indexText, textOf } from './advice.texts.ts';

const TASK = 'advice-index';
/** Sessions of one step, and the steps of one job; the next job goes on where it ended. */
const STEP = 100;
const STEPS = 200;
/** Sessions that a start looks at: with so many found, the others are taken to be there as well. */
const SAMPLE = 100;
/** Milliseconds after which the first release with a search has replaced the one before on every node. */
const REPLACED_MS = 3_600_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

export interface IndexingDeps {
  pool: pg.Pool;
  jobs: Jobs;
  thread: Pick<Thread, 'ofSessions'>;
}

/** Keeps what was stored before there was a search, and whatever else is missing, so that a search finds it. */
export function adviceIndexing({ pool, jobs, thread }: IndexingDeps) {
  const add = (after: string, at?: Date): Promise<void> =>
    jobs.add(pool, TASK, { after }, { at, key: at ? `${TASK}-again` : `${TASK}-${after}` });

  jobs.register(TASK, async (payload, helpers) => {
    let after = String(Reflect.get(Object(payload), 'after') ?? FIRST);
    for (let step = 0; step < STEPS && !helpers?.abortSignal?.aborted; step++) {
      const last = await indexStep(pool, thread, after);
      if (last === null) return;
      after = last;
    }
    await add(after);
  });

  /** Asks for the job if something is missing: now, and once more when no node of an older release stores advice any more. */
  return async function indexMissing(): Promise<void> {
    if (!(await adviceTexts.isOneMissing(pool, SAMPLE))) return;
    await add(FIRST);
    await add(FIRST, new Date(Date.now() + REPLACED_MS));
  };
}

/**
 * Indexes what is missing of the next sessions, by their ids; what is there stays as it is.
 * @returns the last session's id; null after the last of all
 */
export async function indexStep(
  pool: pg.Pool,
  thread: IndexingDeps['thread'],
  after: string,
  size = STEP,
): Promise<string | null> {
  const sessions = await adviceSessions.after(pool, after, size);
  const ids = sessions.map(({ id }) => id);
  const stored = new Set(await adviceTexts.keysIn(pool, ids));
  const all = [
    ...sessions.map((session) => ({ sessionId: session.id, messageId: ADVICE_ITSELF, text: textOf(session) })),
    ...(await thread.ofSessions(pool, ids)).map(({ id, sessionId, message }) => ({ sessionId, messageId: id, text: message })),
  ];
  // Each in its own transaction: one that is deleted meanwhile holds up no other.
  for (const { sessionId, messageId, text } of all.filter(({ sessionId, messageId }) => !stored.has(`${sessionId} ${messageId}`)))
    await transact(pool, (transaction) => indexText(transaction, sessionId, messageId, text));
  return sessions.length < size ? null : (ids.at(-1) ?? null);
}
