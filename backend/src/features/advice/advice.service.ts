import { randomUUID } from 'node:crypto';
import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { Advice, AdviceSessionView, AdviceSoFar, GenerateAdviceDto } from '@beside/common/advice/advice.dto';
import { languageCode } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { type Transaction, transact } from '../../database/transaction.ts';
import { type Actor, owns } from '../../http/actor.ts';
import { AppError, notFound, notSignedIn, toAppError } from '../../lib/app-error.ts';
import { Arrivals } from '../../lib/arrivals.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import type { NewReply, Reply } from '../../replies/reply.types.ts';
import { assessDanger, composeHelpAdvice, countryOf } from '../safety/safety.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { AdviceSession } from './advice.entity.ts';
import { presentAdvice } from './advice.presenter.ts';
import { parseProgress } from './advice.progress.ts';
import type { AdviceInput } from './advice.prompts.ts';
import { insertSession, newSession } from './advice.reply.ts';

export interface AdviceDeps {
  source: DataSource;
  pool: pg.Pool;
  replies: ReplyEngine;
  usage: UsageService;
  publisher: Publisher;
}

export interface Watched {
  run: number;
  step: AdviceStep;
  advice: AdviceSoFar;
  session?: AdviceSessionView;
}

/** Whoever watches a request. */
export interface Watcher {
  /** Lets them into the request's room; called once the request is known to be theirs. */
  join(room: string): Promise<void> | void;
  /** Tells them alone how it ended. */
  tell(end: { session: AdviceSessionView } | { failure: AppError }): void;
  /** True the first time: they are not yet told the end of this request by another way. */
  follow(): boolean;
  /** They have left. */
  gone: AbortSignal;
}

/** Milliseconds that a stop waits for its end. */
const STOP_WAIT_MS = 2000;
/** Milliseconds that a watcher waits for a request that is still on its way. */
const WATCH_WAIT_MS = 5000;

export function adviceService({ source, pool, replies, usage, publisher }: AdviceDeps) {
  const sessions = source.getRepository(AdviceSession);
  // Requests accepted on this node; one accepted elsewhere is found by asking again.
  const arrivals = new Arrivals();

  /** The caller's own reply, or null; another's is as good as none. */
  const ownReply = async (actor: Actor, requestId: string): Promise<Reply | null> => {
    const here = replies.here(requestId);
    if (here && owns(actor, here)) return here;
    // Asked for the owner as of now: it may have moved to an account since it began.
    const reply = await replies.find(requestId);
    return reply && owns(actor, reply) ? reply : null;
  };

  /** The caller's own reply, which may still be on its way. Another's is waited for like one that does not exist. */
  const awaitOwnReply = async (actor: Actor, requestId: string, ms: number, gone?: AbortSignal): Promise<Reply> => {
    const until = Date.now() + ms;
    let reply = await ownReply(actor, requestId);
    for (let wait = 40; !reply && Date.now() < until && !gone?.aborted; wait = Math.min(wait * 1.6, 1000)) {
      await arrivals.wait(requestId, wait);
      reply = await ownReply(actor, requestId);
    }
    if (!reply) throw notFound();
    return reply;
  };

  const sessionOf = async (actor: Actor, id: string): Promise<AdviceSession> => {
    const session = await sessions.findOneBy({ id });
    if (!session || !owns(actor, session)) throw notFound();
    return session;
  };

  const awaitEnd = async (actor: Actor, requestId: string, signal: AbortSignal): Promise<AdviceSessionView> => {
    const end = await replies.outcome(requestId, signal);
    if (!end) throw notFound();
    if (end.status === 'failed') throw failureOf(end.code);
    if (isSession(end.result)) return end.result;
    return presentAdvice(await sessionOf(actor, end.resultId));
  };

  /** A push from another node may be lost (it died after storing, or Redis is away): the end is looked for, so that nobody waits for it. */
  const sendTheEnd = async (actor: Actor, requestId: string, watcher: Watcher): Promise<void> => {
    try {
      watcher.tell({ session: await awaitEnd(actor, requestId, watcher.gone) });
    } catch (error) {
      if (!watcher.gone.aborted) watcher.tell({ failure: toAppError(error) });
    }
  };

  /** Writes the job and counts the use, together, and begins. False: this request was made before. */
  const accept = async (question: NewReply, actor: Actor): Promise<boolean> => {
    const reservation = usage.reservationFor(actor);
    const claimed = await transact(pool, async (transaction) => {
      // They travel together. A request made before is told as such, whatever is left; what it counted is rolled back.
      const [reply, reserved] = await Promise.allSettled([
        replies.enqueue(transaction, { ...question, reservation }),
        usage.reserve(transaction, reservation, actor.userAgent),
      ]);
      if (reply.status === 'rejected') throw reply.reason;
      if (!reply.value) throw new MadeBefore();
      if (reserved.status === 'rejected') throw reserved.reason;
      return reply.value;
    }).catch((error: unknown) => {
      if (error instanceof MadeBefore) return null;
      // The person is no more: their account was deleted while this was on its way.
      if (codeOf(error) === '23503') throw notSignedIn();
      throw error;
    });
    if (claimed) replies.begin(claimed);
    if (claimed && actor.userId) usage.announce(actor.userId);
    return claimed !== null;
  };

  /** The safety check answers at once, in the model's place; nothing is counted, whatever was used before. False: this request was made before. */
  const answerDanger = async (question: NewReply, input: AdviceInput, advice: Advice): Promise<boolean> => {
    const stored = await transact(pool, async (transaction) => {
      const session = newSession(randomUUID(), question, input, advice);
      if (!(await replies.recordDone(transaction, question, session.id))) return null;
      return presentAdvice(await insertSession(transaction, session));
    });
    if (stored) publisher.publish(rooms.advice(question.id), 'advice:ready', { requestId: question.id, session: stored });
    return stored !== null;
  };

  return {
    /**
     * Writes an advice, and waits for its end. The same `requestId` again waits for the same end: nothing is written or counted twice.
     * @param signal ends the waiting when the caller goes away; the writing goes on
     * @throws AppError 402 at the limit, 409 for another's `requestId`, 429 past the day's cap, 503 when the model fails
     */
    async generate(actor: Actor, dto: GenerateAdviceDto, signal: AbortSignal): Promise<AdviceSessionView> {
      const { description, category, adviceStyle } = dto;
      const language = languageCode(dto.language);
      const requestId = dto.requestId?.toLowerCase() ?? randomUUID();
      const country = countryOf(dto.country, actor.acceptLanguage);
      const input: AdviceInput = { description, category, adviceStyle, language, country, ipAddress: actor.ip };
      const { userId, visitorId } = actor;
      const question = {
        id: requestId,
        kind: 'advice',
        subject: rooms.advice(requestId),
        userId,
        visitorId,
        input,
        reservation: null,
      };

      const danger = assessDanger(description);
      const accepted = danger
        ? await answerDanger(question, input, composeHelpAdvice(danger, language, country))
        : await accept(question, actor);
      arrivals.announce(requestId);
      if (!accepted) {
        const reply = await replies.find(requestId);
        if (reply && !owns(actor, reply)) throw new AppError('conflict', 'This request id is taken');
      }
      return awaitEnd(actor, requestId, signal);
    },

    async read(actor: Actor, id: string): Promise<AdviceSessionView> {
      return presentAdvice(await sessionOf(actor, id));
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const session = await sessionOf(actor, id);
      await sessions.delete({ id: session.id });
    },

    /** Lets an owner watch a request, which may still be on its way. */
    async watch(actor: Actor, requestId: string, watcher: Watcher): Promise<Watched> {
      await awaitOwnReply(actor, requestId, WATCH_WAIT_MS, watcher.gone);
      await watcher.join(rooms.advice(requestId));
      const snapshot = parseProgress(await replies.snapshot(requestId));
      // Asked after joining: an end that came in between was pushed before we could hear it.
      const now = await ownReply(actor, requestId);
      if (!now) throw notFound();
      if (now.status === 'failed') throw failureOf(now.code ?? 'internal_error');
      const progress = snapshot ?? { run: now.run, step: 'understanding' as const, advice: {} };
      if (now.status === 'done')
        return { ...progress, step: 'preparing', session: presentAdvice(await sessionOf(actor, now.resultId ?? '')) };
      if (!replies.here(requestId) && watcher.follow()) void sendTheEnd(actor, requestId, watcher);
      return progress;
    },

    /** Moves a browser's advice to an account, what is being written included. In the transaction that signs someone in. */
    async claim(transaction: Transaction, userId: string, visitorId: string): Promise<void> {
      await replies.claimFor(transaction, userId, visitorId);
      await transaction.query(
        `update advice_sessions set "userId" = $1, "visitorId" = null where "visitorId" = $2 and "userId" is null`,
        [userId, visitorId],
      );
    },

    /** Stops a request; the use is given back. One that has ended stays as it is. */
    async stop(actor: Actor, requestId: string): Promise<void> {
      await awaitOwnReply(actor, requestId, STOP_WAIT_MS);
      // Acknowledged once it has ended, so that the use is seen to be given back.
      if (await replies.stop(requestId)) await replies.outcome(requestId, AbortSignal.timeout(STOP_WAIT_MS));
    },
  };
}

class MadeBefore extends Error {}

function isSession(stored: unknown): stored is AdviceSessionView {
  return typeof stored === 'object' && stored !== null && 'advice' in stored && 'createdAt' in stored;
}

export type AdviceService = ReturnType<typeof adviceService>;
