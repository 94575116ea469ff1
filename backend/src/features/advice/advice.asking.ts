import { randomUUID } from 'node:crypto';
import type { GenerateAdviceDto } from '@beside/common/advice/advice.dto';
import type { AdviceSessionAnswer, AdviceSessionView, AdviceWatched } from '@beside/common/advice/advice.views';
import { languageCode } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { Thread } from '../../conversations/thread.ts';
import type { Jobs } from '../../database/jobs.ts';
import { transact } from '../../database/transaction.ts';
import { type Actor, owns } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError, notSignedIn } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import { replyRequests, type Watcher } from '../../replies/reply.requests.ts';
import type { NewReply } from '../../replies/reply.types.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { assessDanger, composeHelpAdvice, countryOf, helpView, STORED_HELP, withHelp } from '../safety/safety.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import type { AdviceSession } from './advice.entity.ts';
import { answerWith, markOf, presentAdvice } from './advice.presenter.ts';
import { parseProgress } from './advice.progress.ts';
import type { AdviceInput } from './advice.prompts.ts';
import { adviceFailure, helpedBy, insertSession, newSession, pushStored } from './advice.reply.ts';

/** PostgreSQL's code of a statement whose transaction has failed before it. */
const FAILED_BEFORE = '25P02';

export interface AdviceDeps {
  pool: pg.Pool;
  replies: ReplyEngine;
  usage: UsageService;
  publisher: Publisher;
  notices: Pick<NotificationsService, 'add' | 'show'>;
  jobs: Jobs;
  /** The chat about an advice. */
  thread: Thread;
  limits: Pick<RateLimits, 'count'>;
}

/** An advice's end, for its watchers. */
interface AdviceEnd {
  session: AdviceSessionView;
}

export type AdviceWatcher = Watcher<AdviceEnd>;

/** A session of the actor's own. @throws AppError 404 for another's or none */
export type SessionOf = (actor: Actor, id: string) => Promise<AdviceSession>;

/** Asking for an advice, and watching it being written. */
export interface Asking {
  /**
   * Writes an advice, and waits for its end. The same `requestId` again waits for the same end, without writing or counting twice.
   * @param signal ends the waiting when the caller disconnects; the writing goes on
   * @throws AppError 402 at the limit, 409 for another's `requestId`, 429 past the day's cap, 503 when the model fails; with help where nothing
   *   could answer
   */
  generate(actor: Actor, dto: GenerateAdviceDto, signal: AbortSignal): Promise<AdviceSessionAnswer>;
  /** Lets an owner watch a request, which may not be stored yet. */
  watch(actor: Actor, requestId: string, watcher: AdviceWatcher): Promise<AdviceWatched>;
  /** Stops a request, and gives its use back unless a recommendation was shown. An ended one stays as it is. */
  stop(actor: Actor, requestId: string): Promise<void>;
}

export function asking(deps: AdviceDeps, sessionOf: SessionOf): Asking {
  const { replies, limits } = deps;
  const ended = async (actor: Actor, { result, resultId }: { result?: unknown; resultId: string }): Promise<AdviceEnd> => ({
    session: isSession(result) ? result : presentAdvice(await sessionOf(actor, resultId)),
  });
  const requests = replyRequests(replies, 'advice', ended, adviceFailure);

  return {
    async generate(actor, dto, signal) {
      const { description, category, adviceStyle } = dto;
      const language = languageCode(dto.language);
      const requestId = dto.requestId?.toLowerCase() ?? randomUUID();
      const country = countryOf(dto.country, actor.acceptLanguage);
      // Before any limit: a failure has the finding as well.
      const danger = assessDanger(description);
      const input: AdviceInput = { description, category, adviceStyle, language, country, ipAddress: actor.ip, danger };
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

      try {
        const help = danger?.level === 'certain' ? composeHelpAdvice(danger.kind, language, country) : null;
        const answer = help && newSession(randomUUID(), question, input, help);
        const isRepeated = answer && dto.requestId ? (await replies.find(requestId)) !== null : false;
        // Whoever has had so much help today gets it again, and nothing more of it is kept.
        if (answer && !isRepeated && !(await isStored(limits, actor))) return answerWith(presentAdvice(answer));
        const accepted = answer ? await answerDanger(deps, question, answer) : await accept(deps, question, actor);
        requests.announce(requestId);
        if (!accepted) {
          const reply = await replies.find(requestId);
          if (reply && !owns(actor, reply)) throw new AppError('conflict', 'This request id is taken');
        }
        return answerWith((await requests.awaitEnd(actor, requestId, signal, input)).session);
      } catch (error) {
        throw withHelp(error, danger, country);
      }
    },

    async watch(actor, requestId, watcher) {
      const { run, snapshot, input, end } = await requests.watch(actor, requestId, watcher);
      const [danger, country] = helpedBy(input);
      const begun = danger ? { help: helpView(danger, country) } : {};
      const progress = parseProgress(snapshot) ?? { run, step: 'understanding' as const, advice: begun };
      const watched = { ...progress, ...markOf(progress.advice) };
      return end ? { ...watched, step: 'preparing', ...end, generatedBy: end.session.generatedBy } : watched;
    },

    stop: requests.stop,
  };
}

/** Stores the job and the use in one transaction, and begins. False: this request was made before. */
async function accept(
  { pool, replies, usage }: Pick<AdviceDeps, 'pool' | 'replies' | 'usage'>,
  question: NewReply,
  actor: Actor,
): Promise<boolean> {
  const reservation = usage.reservationFor(actor);
  const claimed = await transact(pool, async (transaction) => {
    // Both statements travel together. A repeated request is reported as such before any limit; its count is rolled back.
    const [reply, reserved] = await Promise.allSettled([
      replies.enqueue(transaction, { ...question, reservation }),
      usage.reserve(transaction, reservation, actor.userAgent),
    ]);
    if (reply.status === 'rejected') {
      // What fails first fails every later statement of the transaction, and only its own reason says why.
      const isWhy = reserved.status === 'rejected' && codeOf(reserved.reason) !== FAILED_BEFORE;
      throw isWhy ? reserved.reason : reply.reason;
    }
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
}

/** The safety check answers at once, in the model's place, without counting. False: this request was made before. */
async function answerDanger(
  { pool, replies, publisher }: Pick<AdviceDeps, 'pool' | 'replies' | 'publisher'>,
  question: NewReply,
  session: AdviceSession,
): Promise<boolean> {
  const stored = await transact(pool, async (transaction) => {
    if (!(await replies.recordDone(transaction, question, session.id))) return null;
    return presentAdvice(await insertSession(transaction, session));
  });
  if (stored) {
    publisher.publish(rooms.advice(question.id), 'advice:ready', { requestId: question.id, ...answerWith(stored) });
    pushStored(publisher, stored);
  }
  return stored !== null;
}

/** Whether help that answers this actor is stored. */
function isStored(limits: AdviceDeps['limits'], actor: Actor): Promise<boolean> {
  return limits.count(STORED_HELP, actor).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'too_many_requests') return false;
      throw error;
    },
  );
}

class MadeBefore extends Error {}

function isSession(stored: unknown): stored is AdviceSessionView {
  return typeof stored === 'object' && stored !== null && 'advice' in stored && 'createdAt' in stored;
}
