import { COUNSELLOR_QUIET_MS, COUNSELLOR_WAIT_MAX_MS } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import { acceptText, readText, textDeltas } from '../../replies/reply.text.ts';
import type { ReplyKind } from '../../replies/reply.types.ts';
import { assessDanger } from '../safety/safety.service.ts';
import type { CouplesMessage } from './couples.entity.ts';
import { COUPLES_REPLY, couplesJobs, sessionOf } from './couples.jobs.ts';
import { callsCounsellor, counsellorPrompt, LEFT_OUT } from './couples.prompts.ts';
import { couplesStore } from './couples.store.ts';

/** Messages of the conversation in the prompt. */
const PROMPT_MESSAGES = 60;
/** Bytes of them: more than so many messages can have, so that a whole burst is always read. */
const PROMPT_BYTES = 4 * 1024 * 1024;
/** Characters of a reply; a longer one is cut. */
const REPLY_MAX = 6000;

export interface CounsellorInput {
  sessionId: number;
  /** The last message read for this reply; 0 before. */
  upToId: number;
}

/** What counsellor replies notify. `room` is the reply's subject. */
export interface CounsellorPushes {
  progress(sessionId: number, replyId: string, offset: number, text: string, whole: string): void;
  done(sessionId: number, replyId: string, message: CouplesMessage): void;
  failed(sessionId: number, replyId: string, code: Parameters<ReplyKind<never, never, never, never>['pushFailed']>[1]): void;
}

/**
 * The counsellor reply as a kind of reply: the first message since the last reply enqueued it. It waits until the burst is
 * over, and then answers everything written since.
 * @param node the number under which this node stores
 */
export function counsellorReply(
  pool: pg.Pool,
  node: number,
  pushes: CounsellorPushes,
): ReplyKind<CounsellorInput, string, string, CouplesMessage> {
  const deltas = textDeltas();
  return {
    kind: COUPLES_REPLY,
    parseInput: (stored) => ({ sessionId: numberIn(stored, 'sessionId'), upToId: 0 }),

    async prepare({ sessionId }) {
      const session = await couplesStore.byId(pool, sessionId);
      const { messages: latest } = session
        ? await couplesStore.before(pool, sessionId, null, PROMPT_MESSAGES, PROMPT_BYTES)
        : { messages: [] };
      const input = { sessionId, upToId: latest.at(-1)?.id ?? 0 };
      const conversation = inReplyOrder(latest);
      const burst = conversation.slice(conversation.findLastIndex(({ messageType }) => messageType === 'ai') + 1);
      if (!session?.isActive || burst.length === 0) return { do: 'nothing', input };
      const ms = waitFor(burst, await couplesStore.now(pool));
      if (ms > 0) return { do: 'wait', ms };
      // A dangerous message is answered to its writer alone. Here only its words are left out:
      // neither the reply nor its time may show the partner that danger was seen.
      const screened = conversation.map((message) =>
        message.messageType === 'user' && assessDanger(message.message) ? { ...message, message: LEFT_OUT } : message,
      );
      return { do: 'write', input, prompt: counsellorPrompt(session, screened, `user:${session.partner1Id}`) };
    },

    read: readText,
    accept: (text) => acceptText(text, REPLY_MAX),
    lock: (transaction, reply) => couplesJobs.lockConversation(transaction, sessionOf(reply.subject)),

    async store(transaction, _reply, { sessionId, upToId }, answer) {
      const stored = await couplesStore.insertAnswer(transaction, { sessionId, message: answer, answersTo: upToId, node });
      return { id: String(stored.id), result: stored };
    },

    onFailure: (transaction, reply, code) => couplesStore.setUnanswered(transaction, sessionOf(reply.subject), code),

    /** What came during a reply belongs to the next one. If nothing was read, a partner asks again. */
    after: (transaction, _reply, input) =>
      input ? couplesJobs.askAfter(transaction, input.sessionId, input.upToId) : Promise.resolve(),

    pushProgress(reply, snapshot) {
      const delta = deltas.next(reply, snapshot);
      if (delta) pushes.progress(sessionOf(reply.subject), reply.id, delta.offset, delta.text, delta.whole);
    },
    pushDone(reply, message) {
      deltas.forget(reply);
      pushes.done(sessionOf(reply.subject), reply.id, message);
    },
    pushFailed(reply, code) {
      deltas.forget(reply);
      pushes.failed(sessionOf(reply.subject), reply.id, code);
    },
  };
}

/** Counsellor replies after the messages that they answer: a message written during a reply is for the next one. */
function inReplyOrder(messages: CouplesMessage[]): CouplesMessage[] {
  const order = ({ id, answersTo }: CouplesMessage): number => (answersTo === null ? id : answersTo + 0.5);
  return messages.toSorted((one, other) => order(one) - order(other));
}

/** Milliseconds until the burst is over, by the database's clock: after a pause, but not for ever; at once when the counsellor is called by name. */
function waitFor(burst: CouplesMessage[], now: Date): number {
  const age = (message: CouplesMessage | undefined): number => now.getTime() - (message?.createdAt.getTime() ?? 0);
  if (burst.some(({ message }) => callsCounsellor(message)) || age(burst[0]) >= COUNSELLOR_WAIT_MAX_MS) return 0;
  return Math.max(0, Math.min(COUNSELLOR_QUIET_MS - age(burst.at(-1)), COUNSELLOR_WAIT_MAX_MS - age(burst[0])));
}

function numberIn(stored: unknown, name: string): number {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null;
  if (typeof value !== 'number') throw new Error(`A counsellor's job has no ${name}`);
  return value;
}
