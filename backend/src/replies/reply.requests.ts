import { type Actor, owns } from '../http/actor.ts';
import { type AppError, notFound, toAppError } from '../lib/app-error.ts';
import { Arrivals } from '../lib/arrivals.ts';
import type { ReplyEngine } from './reply.engine.ts';
import { failureOf } from './reply.failures.ts';
import type { Outcome, Reply } from './reply.types.ts';

/** A page that watches a reply. */
export interface Watcher<End> {
  /** Lets it into the reply's room; called once the reply is known to be the actor's own. */
  join(room: string): Promise<void> | void;
  /** Sends this page alone how the reply ended. */
  send(end: End | { failure: AppError }): void;
  /** True the first time: the end of this reply is not yet followed for this page. */
  follow(): boolean;
  /** The page is gone. */
  gone: AbortSignal;
}

/** A reply as a page that begins to watch it sees it. */
export interface Watched<End> {
  run: number;
  /** What its writer shows of it, from whichever node; null where nothing is known. */
  snapshot: unknown;
  /** How it ended; null while it is being written. */
  end: End | null;
}

/** Milliseconds that a stop waits for its end, and a watcher for a reply that is still on its way. */
const STOP_WAIT_MS = 2000;
const WATCH_WAIT_MS = 5000;
/** Milliseconds between two looks for a reply that was accepted on another node: the first, and the longest. */
const LOOK_AGAIN_MS = { first: 40, most: 1000 };

/**
 * What actors may ask about their own replies of one kind: to wait for the end, to watch, to stop. Any other reply is as good as none.
 * @param read makes what the feature shows of an end that was stored
 */
export function replyRequests<End extends object>(
  engine: ReplyEngine,
  kind: string,
  read: (actor: Actor, end: Extract<Outcome, { status: 'done' }>) => Promise<End>,
) {
  // Replies accepted on this node; one accepted elsewhere is found by looking again.
  const arrivals = new Arrivals();

  const own = async (actor: Actor, id: string): Promise<Reply | null> => {
    const here = engine.here(id);
    if (here?.kind === kind && owns(actor, here)) return here;
    // Looked up for the owner as of now: it may have moved to an account since it began.
    const reply = await engine.find(id);
    return reply?.kind === kind && owns(actor, reply) ? reply : null;
  };

  /** The actor's own reply, which may still be on its way. Another's is waited for like one that does not exist. */
  const awaitOwn = async (actor: Actor, id: string, ms: number, gone?: AbortSignal): Promise<Reply> => {
    const until = Date.now() + ms;
    let reply = await own(actor, id);
    for (let wait = LOOK_AGAIN_MS.first; !reply && Date.now() < until && !gone?.aborted; ) {
      await arrivals.wait(id, wait);
      reply = await own(actor, id);
      wait = Math.min(wait * 1.6, LOOK_AGAIN_MS.most);
    }
    if (!reply) throw notFound();
    return reply;
  };

  const awaitEnd = async (actor: Actor, id: string, signal: AbortSignal): Promise<End> => {
    const end = await engine.outcome(id, signal);
    if (!end) throw notFound();
    if (end.status === 'failed') throw failureOf(end.code);
    return read(actor, end);
  };

  /** A push from another node may be lost (it died after storing, or Redis is away): the end is looked for, so that nobody waits for it. */
  const sendTheEnd = async (actor: Actor, id: string, watcher: Watcher<End>): Promise<void> => {
    try {
      watcher.send(await awaitEnd(actor, id, watcher.gone));
    } catch (error) {
      if (!watcher.gone.aborted) watcher.send({ failure: toAppError(error) });
    }
  };

  return {
    /** A reply was accepted, or answered, on this node: those who wait for it look at once. */
    announce: (id: string): void => arrivals.announce(id),

    /**
     * Waits for the end of a reply.
     * @param signal ends the waiting, not the writing
     * @throws AppError 404 when it is gone or the signal came first, or the reply's own failure
     */
    awaitEnd,

    /**
     * Lets the reply's owner watch it; it may still be on its way.
     * @throws AppError 404 for another's or none, or the reply's own failure
     */
    async watch(actor: Actor, id: string, watcher: Watcher<End>): Promise<Watched<End>> {
      const { subject } = await awaitOwn(actor, id, WATCH_WAIT_MS, watcher.gone);
      await watcher.join(subject);
      const snapshot = await engine.snapshot(id);
      // Looked up after joining: an end that came in between was pushed before the page could hear it.
      const now = await own(actor, id);
      if (!now) throw notFound();
      if (now.status === 'failed') throw failureOf(now.code ?? 'internal_error');
      if (now.status === 'done')
        return { run: now.run, snapshot, end: await read(actor, { status: 'done', resultId: now.resultId ?? '' }) };
      if (!engine.here(id) && watcher.follow()) void sendTheEnd(actor, id, watcher);
      return { run: now.run, snapshot, end: null };
    },

    /**
     * Stops a reply, and waits until it has ended, so that what was reserved is seen to be given back. One that has ended stays as it is.
     * @throws AppError 404 for another's or none
     */
    async stop(actor: Actor, id: string): Promise<void> {
      await awaitOwn(actor, id, STOP_WAIT_MS);
      if (await engine.stop(id)) await engine.outcome(id, AbortSignal.timeout(STOP_WAIT_MS));
    },
  };
}
