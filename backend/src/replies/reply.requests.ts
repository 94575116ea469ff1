import type { ErrorCode } from '@beside/common/errors';
import { type Actor, owns } from '../http/actor.ts';
import { type AppError, notFound, toAppError } from '../lib/app-error.ts';
import { Arrivals } from '../lib/arrivals.ts';
import type { ReplyEngine } from './reply.engine.ts';
import { failureOf } from './reply.failures.ts';
import { type Finding, isCounted, type Outcome, type Reply } from './reply.types.ts';

/** A page that watches a reply. */
export interface Watcher<End> {
  /** Lets it into the reply's room; called after the owner check. */
  join(room: string): Promise<void> | void;
  /** Sends this page alone the reply's end. */
  send(end: End | { failure: AppError }): void;
  /** True the first time: this page does not follow the reply's end yet. */
  follow(): boolean;
  /** Aborted when the page disconnects. */
  disconnected: AbortSignal;
}

/** A reply as a page sees it when it begins to watch. */
interface Watched<End> {
  run: number;
  /** What it was asked with; erased with its end. */
  input: unknown;
  /** The text so far, from the node that writes it; null where none is known. */
  snapshot: unknown;
  /** The end; null while the reply is being written. */
  end: End | null;
}

/** Milliseconds that a stop waits for its end, and a watcher for a reply that is not stored yet. */
const STOP_WAIT_MS = 2000;
const WATCH_WAIT_MS = 5000;
/** Milliseconds between two looks for a reply accepted on another node: the first pause, and the longest. */
const LOOK_AGAIN_MS = { first: 40, most: 1000 };

/** What actors may do with their own replies of one kind: wait for the end, watch, stop. Any other reply answers like a missing one. */
export interface ReplyRequests<End> {
  /** A reply was accepted, or answered, on this node: its waiting callers look at once. */
  announce(id: string): void;
  /**
   * Waits for the end of a reply.
   * @param signal ends the waiting, not the writing
   * @param input what the reply was asked with, for its failure
   * @throws AppError 404 when it is deleted or the signal came first, or the reply's own failure
   */
  awaitEnd(actor: Actor, id: string, signal: AbortSignal, input?: unknown): Promise<End>;
  /**
   * Lets the reply's owner watch it; it may not be stored yet.
   * @throws AppError 404 for another's or none, or the reply's own failure
   */
  watch(actor: Actor, id: string, watcher: Watcher<End>): Promise<Watched<End>>;
  /**
   * Stops a reply, and waits for its end, so that the caller sees what became of the reservation. An ended reply stays as it is.
   * @throws AppError 404 for another's reply or none
   */
  stop(actor: Actor, id: string): Promise<void>;
}

/**
 * @param read makes the feature's view of a stored end
 * @param failed makes the error of a failed one, which counted or did not; its input is null where it is not known, or erased with the end
 */
export function replyRequests<End extends object>(
  engine: ReplyEngine,
  kind: string,
  read: (actor: Actor, end: Extract<Outcome, { status: 'done' }>) => Promise<End>,
  failed: (code: ErrorCode, counted: boolean, finding: Finding | null, input: unknown) => AppError = failureOf,
): ReplyRequests<End> {
  const { announce, own, awaitOwn } = ownReplies(engine, kind);

  const awaitEnd: ReplyRequests<End>['awaitEnd'] = async (actor, id, signal, input = null) => {
    const end = await engine.outcome(id, signal);
    if (!end) throw notFound();
    if (end.status === 'failed') throw failed(end.code, end.counted ?? false, end.finding ?? null, input);
    return read(actor, end);
  };

  /** A push from another node may be lost (the node died, or Redis is away), so the end is also read from the database. */
  const sendEnd = async (actor: Actor, id: string, watcher: Watcher<End>, input: unknown): Promise<void> => {
    try {
      watcher.send(await awaitEnd(actor, id, watcher.disconnected, input));
    } catch (error) {
      if (!watcher.disconnected.aborted) watcher.send({ failure: toAppError(error) });
    }
  };

  return {
    announce,
    awaitEnd,

    async watch(actor, id, watcher) {
      const { subject, input } = await awaitOwn(actor, id, WATCH_WAIT_MS, watcher.disconnected);
      await watcher.join(subject);
      const snapshot = await engine.snapshot(id);
      // Read after joining: an end in between was pushed before the page was in the room.
      const now = await own(actor, id);
      if (!now) throw notFound();
      if (now.status === 'failed') {
        const code = now.code ?? 'internal_error';
        throw failed(code, isCounted(now, code), null, now.input ?? input);
      }
      if (now.status === 'done')
        return { run: now.run, input: null, snapshot, end: await read(actor, { status: 'done', resultId: now.resultId ?? '' }) };
      if (!engine.running(id) && watcher.follow()) void sendEnd(actor, id, watcher, now.input);
      return { run: now.run, input: now.input, snapshot, end: null };
    },

    async stop(actor, id) {
      await awaitOwn(actor, id, STOP_WAIT_MS);
      if (await engine.stop(id)) await engine.outcome(id, AbortSignal.timeout(STOP_WAIT_MS));
    },
  };
}

/** Finds the replies of one kind that are an actor's own. */
function ownReplies(engine: ReplyEngine, kind: string) {
  // Replies accepted on this node; one accepted elsewhere is found by looking again.
  const arrivals = new Arrivals();

  const own = async (actor: Actor, id: string): Promise<Reply | null> => {
    const running = engine.running(id);
    if (running?.kind === kind && owns(actor, running)) return running;
    // Read the owner again: the reply may have moved to an account since it began.
    const reply = await engine.find(id);
    return reply?.kind === kind && owns(actor, reply) ? reply : null;
  };

  /** The actor's own reply, which may not be stored yet. Another's is waited for like a missing one. */
  const awaitOwn = async (actor: Actor, id: string, ms: number, disconnected?: AbortSignal): Promise<Reply> => {
    const until = Date.now() + ms;
    let reply = await own(actor, id);
    for (let wait = LOOK_AGAIN_MS.first; !reply && Date.now() < until && !disconnected?.aborted; ) {
      await arrivals.wait(id, wait);
      reply = await own(actor, id);
      wait = Math.min(wait * 1.6, LOOK_AGAIN_MS.most);
    }
    if (!reply) throw notFound();
    return reply;
  };

  return { own, awaitOwn, announce: (id: string): void => arrivals.announce(id) };
}
