import { type ErrorCode, STATUS_OF } from '@beside/common/errors';
import type pg from 'pg';
import { countDaily } from '../database/counters.ts';
import { type Transaction, transact } from '../database/transaction.ts';
import { AppError, toAppError } from '../lib/app-error.ts';
import { codeOf } from '../lib/error-code.ts';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';
import { type Model, ModelFailure, type ModelPrompt } from '../model/model.types.ts';
import { LiveReply } from './live-reply.ts';
import type { EngineStatements } from './reply.engine.statements.ts';
import { measuringFirst, reportEnd, traceRun } from './reply.measures.ts';
import { isCounted, type Outcome, type Reply, type ReplyKind } from './reply.types.ts';
import { smallQuestion } from './small-question.ts';

export interface RunnerDeps {
  pool: pg.Pool;
  model: Model;
  log: Log;
  /** Whether the small question is asked by itself where the text does not answer it. */
  asksTwice: boolean;
  /** Has this node claim due replies in `ms` milliseconds. */
  wakeIn(ms: number): void;
}

/** What the engine knows of a running reply; the rest stays between the runner and its feature. */
export interface Run {
  readonly reply: Reply;
  snapshot(): unknown;
  cancel(reason: 'stopped' | 'lost'): void;
  /** Whether its end is not pushed yet: a page that joins its room now receives it. */
  isOpen(): boolean;
  /** Null when it ended on another node, or has not ended. */
  readonly ended: Promise<Outcome | null>;
}

/** What the model is asked: the reply, and the small question beside it. */
interface Asked {
  prompt: ModelPrompt;
  small?: ModelPrompt;
}

/** What the engine asks of one kind's replies. */
export interface ReplyRunner {
  start(reply: Reply): Run;
  /** Ends a reply that waits for another, as stopped. False when it waits no more. */
  stopWaiting(reply: Reply): Promise<boolean>;
}

/**
 * Attempts (by nodes that died) after which a reply fails, so that it kills no further node. With one of three nodes killed every 2 s,
 * four attempts left 7 of 400 replies unwritten (`npm run soak -- --only nodes`).
 */
const MOST_RUNS = 8;
const STORE_ATTEMPTS = 600;

/** Makes the function that runs replies of one kind: prompt, stream, answer, end. */
export function replyRunner<Input, View, Answer, Result>(
  kind: ReplyKind<Input, View, Answer, Result>,
  store: EngineStatements,
  deps: RunnerDeps,
): ReplyRunner {
  /** Whether this node's model last left the small question unanswered: then it is asked from the start. */
  const habit = { leavesOut: false };

  async function write(writing: LiveReply<View>): Promise<Outcome | null> {
    const { reply } = writing;
    let input: Input | null = null;
    if (reply.stopRequested === 1) return fail(writing, input, 'stopped');
    if (reply.run > MOST_RUNS) return fail(writing, input, 'interrupted');
    try {
      const prepared = await kind.prepare(kind.parseInput(reply.input), reply);
      if (prepared.do === 'wait') return await postpone(writing, prepared.ms);
      if (prepared.do === 'nothing') return await dismiss(writing, prepared.input);
      const read = prepared.input;
      input = read;
      writing.begin(() => kind.read(read));
      writing.enter('understanding');
      if (prepared.do === 'answer') return await complete(writing, read, prepared.answer);
      const answer = await ask(writing, read, prepared);
      return await complete(writing, read, answer);
    } catch (error) {
      if (writing.reason === 'lost') return null;
      if (error instanceof ModelFailure) return fail(writing, input, error.code);
      const { code } = toAppError(error);
      // The database was away for a moment: any node takes the reply up again when the lease has run out.
      if (code === 'unavailable') throw error;
      // What it is about was deleted meanwhile.
      // What a caller has used up is no fault of ours.
      if (STATUS_OF[code] >= 500) deps.log.error({ err: error, kind: reply.kind }, 'a reply failed');
      return fail(writing, input, code);
    }
  }

  /** The model's whole answer, combined with that to the small question where the text did not answer it. */
  async function ask(writing: LiveReply<View>, input: Input, { prompt, small }: Asked): Promise<Answer> {
    const { reply, abort } = writing;
    const { signal } = abort;
    const onUnreadable = (): void => deps.log.warn({ kind: reply.kind }, 'a small question has an unreadable answer');
    const beside =
      deps.asksTwice && small ? smallQuestion({ model: deps.model, prompt: small, writing, habit, onUnreadable }) : null;
    try {
      const firstToken = measuringFirst(reply.kind);
      const options = {
        signal,
        onReserved: () => beside?.reserved(),
        onDelta(delta: string) {
          firstToken();
          writing.append(delta);
          beside?.look();
        },
        onRestart() {
          writing.restart();
          beside?.lookAgain();
        },
      };
      const asked = deps.model.write(prompt, options, (text) => kind.accept(text, input));
      writing.enter('generating');
      const answer = await asked;
      writing.enter('preparing');
      const judged = (await beside?.finish()) ?? null;
      // Stopped, or lost, while the small question was awaited.
      if (signal.aborted) throw new ModelFailure('stopped');
      return judged === null || !kind.combine ? answer : kind.combine(answer, judged, input);
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelFailure) || error.code === 'stopped') throw error;
      await beside?.rescue();
      if (signal.aborted) throw new ModelFailure('stopped');
      const finding = writing.finding();
      const instead = finding && kind.instead?.(finding, input);
      if (!instead) throw error;
      return instead;
    } finally {
      beside?.abandon();
    }
  }

  async function complete(writing: LiveReply<View>, input: Input, answer: Answer): Promise<Outcome | null> {
    const { reply } = writing;
    const stored = await persist(
      writing,
      async (transaction) => {
        await kind.lock?.(transaction, reply);
        const held = await store.hold(transaction, reply);
        if (!held) return null;
        const end = await kind.store(transaction, held, input, answer);
        if (!(await store.end(transaction, reply, { resultId: end.id }))) return null;
        await countDaily(transaction, 'repliesDone');
        await kind.after?.(transaction, reply, input);
        return end;
      },
      (now, end) => now.resultId === end.id,
    );
    if (!stored) return null;
    writing.close();
    kind.pushDone(reply, stored.result);
    return { status: 'done', resultId: stored.id, result: stored.result };
  }

  /** Releases the reply until later, without counting the attempt. */
  async function postpone(writing: LiveReply<View>, ms: number): Promise<null> {
    writing.close();
    await store.postpone(writing.reply, ms);
    deps.wakeIn(ms);
    return null;
  }

  async function dismiss(writing: LiveReply<View>, input: Input): Promise<Outcome | null> {
    const { reply } = writing;
    const ended = await persist(
      writing,
      async (transaction) => {
        await kind.lock?.(transaction, reply);
        if (!(await store.end(transaction, reply, { resultId: '' }))) return null;
        await kind.after?.(transaction, reply, input);
        return true;
      },
      (now) => now.status === 'done' && now.run === reply.run,
    );
    return ended && { status: 'done', resultId: '' };
  }

  async function fail(writing: LiveReply<View>, input: Input | null, code: ErrorCode): Promise<Outcome | null> {
    const { reply } = writing;
    const finding = code === 'stopped' ? null : writing.finding();
    const ended = { ...reply, isShown: writing.isShown() };
    const isStored = await persist(
      writing,
      async (transaction) => {
        await kind.lock?.(transaction, reply);
        if (!(await store.end(transaction, ended, { code }))) return null;
        await countDaily(transaction, code === 'stopped' ? 'repliesStopped' : 'repliesFailed');
        await kind.onFailure(transaction, ended, code, finding, input);
        await kind.after?.(transaction, reply, input);
        return true;
      },
      (now) => now.status === 'failed' && now.run === reply.run,
    );
    if (!isStored) return null;
    writing.close();
    kind.pushFailed(ended, code, finding);
    return { status: 'failed', code, ...(finding ? { finding } : {}), ...(isCounted(ended, code) ? { counted: true } : {}) };
  }

  /**
   * Stores an end in one transaction, which queues the subject's next waiting reply, and repeats it while the database is away.
   * @param isStored whether this attempt has already ended the reply: its commit may have succeeded though its confirmation was lost
   * @returns null when another run has the reply, and nothing was stored
   */
  async function persist<T>(
    writing: LiveReply<View>,
    work: (transaction: Transaction) => Promise<T | null>,
    isStored: (now: Reply, attempted: T) => boolean,
  ): Promise<T | null> {
    let attempted: T | null = null;
    for (let attempt = 1; ; attempt++) {
      try {
        const { result, hasNext } = await transact(deps.pool, async (transaction) => {
          const result = await work(transaction);
          if (result === null) throw new LostRun();
          attempted = result;
          return { result, hasNext: await store.queueNext(transaction, writing.reply.subject) };
        });
        if (hasNext) deps.wakeIn(0);
        return result;
      } catch (error) {
        if (error instanceof LostRun) {
          const now = attempted === null ? null : await store.find(writing.reply.id);
          return now && attempted !== null && isStored(now, attempted) ? attempted : null;
        }
        if (isFault(error) || writing.reason === 'lost' || attempt > STORE_ATTEMPTS) throw error;
        await pause(Math.min(250 * attempt, 1000));
      }
    }
  }

  const start = (reply: Reply): Run => {
    const writing = new LiveReply<View>(reply, {
      push: (snapshot) => kind.pushProgress(reply, snapshot),
      counts: (view) => kind.counts?.(view) ?? false,
      // A node that dies before this is stored has shown what counts for no more than a moment.
      onShown: () =>
        void store.markShown(reply).catch(() => deps.log.warn({ kind: reply.kind }, 'a shown reply is not recorded')),
    });
    const begun = performance.now();
    const ended = traceRun(reply.kind, () => write(writing))
      .then((outcome) => {
        if (outcome) reportEnd(reply.kind, outcome, begun);
        return outcome;
      })
      .catch((error: unknown) => {
        deps.log.error({ err: error, kind: reply.kind }, 'a reply could not be ended; it will be taken up again');
        return null;
      })
      .finally(() => writing.close());
    return {
      reply,
      ended,
      snapshot: () => writing.snapshot(),
      cancel: (reason) => writing.cancel(reason),
      isOpen: () => writing.isOpen(),
    };
  };

  async function stopWaiting(reply: Reply): Promise<boolean> {
    const stopped = await transact(deps.pool, async (transaction) => {
      await kind.lock?.(transaction, reply);
      if (!(await store.endWaiting(transaction, reply.id))) return false;
      await countDaily(transaction, 'repliesStopped');
      await kind.onFailure(transaction, reply, 'stopped', null, null);
      await kind.after?.(transaction, reply, null);
      return true;
    });
    if (stopped) kind.pushFailed(reply, 'stopped', null);
    return stopped;
  }

  return { start, stopWaiting };
}

class LostRun extends Error {}

/**
 * Whether storing would fail again: the feature refuses it, or PostgreSQL does, by its classes 22 (data), 23 (constraints) and 42 (statements). On any
 * other error, keep the paid-for answer and retry.
 */
function isFault(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'unavailable';
  return /^(22|23|42)/.test(codeOf(error));
}
