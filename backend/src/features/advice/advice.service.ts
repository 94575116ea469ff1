import { randomUUID } from 'node:crypto';
import type { GenerateAdviceDto } from '@beside/common/advice/advice.dto';
import type { Advice, AdviceSessionView, AdviceWatched } from '@beside/common/advice/advice.views';
import { languageCode } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { transact } from '../../database/transaction.ts';
import { type Actor, owns } from '../../http/actor.ts';
import { AppError, notFound, notSignedIn } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import { replyRequests, type Watcher } from '../../replies/reply.requests.ts';
import type { NewReply } from '../../replies/reply.types.ts';
import { assessDanger, composeHelpAdvice, countryOf } from '../safety/safety.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { AdviceSession } from './advice.entity.ts';
import { markOf, presentAdvice } from './advice.presenter.ts';
import { parseProgress } from './advice.progress.ts';
import type { AdviceInput } from './advice.prompts.ts';
import { adviceReply, insertSession, newSession } from './advice.reply.ts';

export interface AdviceDeps {
  source: DataSource;
  pool: pg.Pool;
  replies: ReplyEngine;
  usage: UsageService;
  publisher: Publisher;
}

/** An advice's end, for its watchers. */
interface AdviceEnd {
  session: AdviceSessionView;
}

export type AdviceWatcher = Watcher<AdviceEnd>;

export function adviceService({ source, pool, replies, usage, publisher }: AdviceDeps) {
  replies.register(adviceReply(usage, publisher));
  const sessions = source.getRepository(AdviceSession);
  const sessionOf = async (actor: Actor, id: string): Promise<AdviceSession> => {
    const session = await sessions.findOneBy({ id });
    if (!session || !owns(actor, session)) throw notFound();
    return session;
  };

  const requests = replyRequests<AdviceEnd>(replies, 'advice', async (actor, { result, resultId }) => ({
    session: isSession(result) ? result : presentAdvice(await sessionOf(actor, resultId)),
  }));

  /** Stores the job and the use in one transaction, and begins. False: this request was made before. */
  const accept = async (question: NewReply, actor: Actor): Promise<boolean> => {
    const reservation = usage.reservationFor(actor);
    const claimed = await transact(pool, async (transaction) => {
      // Both statements travel together. A repeated request is reported as such before any limit; its count is rolled back.
      const [reply, reserved] = await Promise.allSettled([
        replies.enqueue(transaction, { ...question, reservation }),
        usage.reserve(transaction, reservation, actor.userAgent),
      ]);
      // A reservation that failed fails every later statement of the transaction: its reason is the one that says why.
      if (reply.status === 'rejected') throw reserved.status === 'rejected' ? reserved.reason : reply.reason;
      if (reply.value.outcome !== 'accepted') throw new MadeBefore();
      if (reserved.status === 'rejected') throw reserved.reason;
      return reply.value.reply;
    }).catch((error: unknown) => {
      if (error instanceof MadeBefore) return null;
      // The account was deleted during the call.
      if (codeOf(error) === '23503') throw notSignedIn();
      throw error;
    });
    if (claimed) replies.begin(claimed);
    if (claimed && actor.userId) usage.announce(actor.userId);
    return claimed !== null;
  };

  /** The safety check answers at once, in the model's place, without counting or limits. False: this request was made before. */
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
     * Writes an advice, and waits for its end. The same `requestId` again waits for the same end, without writing or counting twice.
     * @param signal ends the waiting when the caller disconnects; the writing goes on
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
      requests.announce(requestId);
      if (!accepted) {
        const reply = await replies.find(requestId);
        if (reply && !owns(actor, reply)) throw new AppError('conflict', 'This request id is taken');
      }
      return (await requests.awaitEnd(actor, requestId, signal)).session;
    },

    async read(actor: Actor, id: string): Promise<AdviceSessionView> {
      return presentAdvice(await sessionOf(actor, id));
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const session = await sessionOf(actor, id);
      await sessions.delete({ id: session.id });
    },

    /** Lets an owner watch a request, which may not be stored yet. */
    async watch(actor: Actor, requestId: string, watcher: AdviceWatcher): Promise<AdviceWatched> {
      const { run, snapshot, end } = await requests.watch(actor, requestId, watcher);
      const progress = parseProgress(snapshot) ?? { run, step: 'understanding' as const, advice: {} };
      const watched = { ...progress, ...markOf(progress.advice) };
      return end ? { ...watched, step: 'preparing', ...end, generatedBy: end.session.generatedBy } : watched;
    },

    /** Stops a request and gives its use back. An ended one stays as it is. */
    stop: requests.stop,
  };
}

class MadeBefore extends Error {}

function isSession(stored: unknown): stored is AdviceSessionView {
  return typeof stored === 'object' && stored !== null && 'advice' in stored && 'createdAt' in stored;
}

export type AdviceService = ReturnType<typeof adviceService>;
