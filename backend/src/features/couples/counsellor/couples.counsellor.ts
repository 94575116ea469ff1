import { COUNSELLOR_QUIET_MS, COUNSELLOR_WAIT_MAX_MS } from '@beside/common/couples/couples.constants';
import type { Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { ReplyKind } from '../../../replies/reply.types.ts';
import type { CouplesMessage } from '../couples.entity.ts';
import { couplesStatements } from '../couples.statements.ts';
import { couplesHelpStatements } from '../help/couples.help.statements.ts';
import type { Screening } from '../help/couples.screening.ts';
import { COUPLES_REPLY, couplesJobs, sessionOf } from './couples.jobs.ts';
import { callsCounsellor, counselJudgePrompt, counsellorPrompt } from './couples.prompts.ts';
import { acceptCounsel, type Counsel, judgedCounsel, readCounsel } from './couples.reading.ts';
import { attributed, type PromptAudience, readUnanswered, seatDanger, unansweredIn, type Writer } from './couples.unanswered.ts';

/** Messages of the conversation in the prompt. */
const PROMPT_MESSAGES = 60;
/** Bytes of them: more than so many messages can have, so that all unanswered messages are always read. */
const PROMPT_BYTES = 4 * 1024 * 1024;
interface CounsellorInput {
  sessionId: number;
  /** The first and the last message that this reply answers, and the partners whose words it read; 0 and nobody before. */
  fromId: number;
  upToId: number;
  language: Language;
  writers: Writer[];
  audience: PromptAudience;
}

const NOBODY: Pick<CounsellorInput, 'language' | 'writers' | 'audience'> = {
  language: 'en',
  writers: [],
  audience: { inTalk: [], inUnanswered: [] },
};

export type CounsellorKind = ReplyKind<CounsellorInput, string, Counsel, CouplesMessage>;

interface CounsellorDeps {
  pool: pg.Pool;
  /** The number under which this node stores. */
  node: number;
  screen: Screening;
}

/**
 * The counsellor reply as a kind of reply: the first message since the last reply enqueued it. It waits until both have
 * stopped writing, and then answers everything written since.
 */
export function counsellorReply(
  deps: CounsellorDeps,
  pushes: Pick<CounsellorKind, 'pushProgress' | 'pushDone' | 'pushFailed'>,
): CounsellorKind {
  return {
    kind: COUPLES_REPLY,
    parseInput: (stored) => ({ sessionId: numberIn(stored, 'sessionId'), fromId: 0, upToId: 0, ...NOBODY }),
    prepare: ({ sessionId }) => prepare(deps, sessionId),
    read: (input) => readCounsel((found) => attributed(found, input)),
    accept: (text, { language }) => acceptCounsel(text, language),
    combine: judgedCounsel,
    lock: (transaction, reply) => couplesJobs.lockConversation(transaction, sessionOf(reply.subject)),

    async store(transaction, _reply, input, counsel) {
      const { sessionId, upToId } = input;
      const answer = { sessionId, message: counsel.message, answersTo: upToId, node: deps.node };
      const stored = await couplesStatements.insertAnswer(transaction, answer);
      const found = seatDanger(attributed(counsel, input), input);
      if (found) await couplesHelpStatements.insert(transaction, sessionId, found);
      return { id: String(stored.id), result: stored };
    },

    async onFailure(transaction, reply, code, finding, input) {
      const sessionId = sessionOf(reply.subject);
      const found = input && seatDanger(finding, input);
      if (found) await couplesHelpStatements.insert(transaction, sessionId, found);
      await couplesStatements.setUnanswered(transaction, sessionId, code);
    },

    /** What came during a reply belongs to the next one. If nothing was read, a partner asks again. */
    after: (transaction, _reply, input) =>
      input ? couplesJobs.askAfter(transaction, input.sessionId, input.upToId) : Promise.resolve(),
    ...pushes,
  };
}

async function prepare(
  { pool, screen }: CounsellorDeps,
  sessionId: number,
): Promise<Awaited<ReturnType<CounsellorKind['prepare']>>> {
  const session = await couplesStatements.byId(pool, sessionId);
  const { messages: latest } = session
    ? await couplesStatements.before(pool, sessionId, null, PROMPT_MESSAGES, PROMPT_BYTES)
    : { messages: [] };
  const written = unansweredIn(latest);
  const input = { sessionId, fromId: written[0]?.id ?? 0, upToId: latest.at(-1)?.id ?? 0, ...NOBODY };
  if (!session?.isActive || written.length === 0) return { do: 'nothing', input };
  const ms = waitFor(written, await couplesStatements.now(pool));
  if (ms > 0) return { do: 'wait', ms };
  const unanswered = readUnanswered(latest, screen, await couplesHelpStatements.of(pool, sessionId));
  const payer = { sessionId, creatorId: session.partner1Id, address: session.creatorAddress };
  return {
    do: 'write',
    input: { ...input, language: session.language, writers: unanswered.writers, audience: unanswered.audience },
    prompt: counsellorPrompt(session, unanswered, payer),
    small: counselJudgePrompt(unanswered, payer),
  };
}

/** Milliseconds until both have stopped writing, by the database's clock: after a pause, but not for ever; at once when the counsellor is called by name. */
function waitFor(unanswered: CouplesMessage[], now: Date): number {
  const age = (message: CouplesMessage | undefined): number => now.getTime() - (message?.createdAt.getTime() ?? 0);
  if (unanswered.some(({ message }) => callsCounsellor(message)) || age(unanswered[0]) >= COUNSELLOR_WAIT_MAX_MS) return 0;
  return Math.max(0, Math.min(COUNSELLOR_QUIET_MS - age(unanswered.at(-1)), COUNSELLOR_WAIT_MAX_MS - age(unanswered[0])));
}

function numberIn(stored: unknown, name: string): number {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null;
  if (typeof value !== 'number') throw new Error(`A counsellor's job has no ${name}`);
  return value;
}
