import { ADVICE_STYLES, CATEGORIES } from '@beside/common/advice/advice.constants';
import type { Advice, AdviceSessionView, AdviceSoFar } from '@beside/common/advice/advice.views';
import { showsRecommendation } from '@beside/common/advice/read-advice';
import type { ErrorCode } from '@beside/common/errors';
import { dangerOf, isInPlace } from '@beside/common/safety/read-help';
import type { Danger } from '@beside/common/safety/safety.constants';
import { countDaily } from '../../database/counters.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { AppError } from '../../lib/app-error.ts';
import { payerOf } from '../../model/payer.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import { failureOf } from '../../replies/reply.failures.ts';
import { readInput } from '../../replies/reply.input.ts';
import { type Finding, isCounted, type Reply, type ReplyKind } from '../../replies/reply.types.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import {
  composeHelpAdvice,
  helpView,
  JUDGED_SUBJECTS,
  judgePrompt,
  moreSevere,
  readDanger,
  readJudged,
  withHelp,
} from '../safety/safety.service.ts';
import { parseReservation, type UsageService } from '../usage/usage.service.ts';
import { AdviceSession } from './advice.entity.ts';
import { answerWith, markOf, presentAdvice } from './advice.presenter.ts';
import { type AdviceInput, advicePrompt } from './advice.prompts.ts';
import { acceptAdvice, readSections } from './advice.reading.ts';
import { adviceSessions } from './advice.statements.ts';
import { ADVICE_ITSELF } from './history/advice.texts.statements.ts';
import { indexText, textOf } from './history/advice.texts.ts';

/** An advice as a kind of reply. The reply's id is the request's id. */
export function adviceReply(
  usage: UsageService,
  publisher: Publisher,
  notices: Pick<NotificationsService, 'add' | 'show'>,
): ReplyKind<AdviceInput, AdviceSoFar, Advice, AdviceSessionView> {
  const giveBack = async (transaction: Transaction, reply: Reply): Promise<void> => {
    const reservation = parseReservation(reply.reservation);
    if (reservation) await usage.giveBack(transaction, reservation);
  };
  const announce = (stored: unknown): void => {
    const reservation = parseReservation(stored);
    if (reservation && 'userId' in reservation) usage.announce(reservation.userId);
  };
  return {
    kind: 'advice',
    parseInput,
    prepare(input, reply) {
      const payer = payerOf({ userId: reply.userId, ip: input.ipAddress });
      const small = judgePrompt([{ by: 'self', text: input.description }], JUDGED_SUBJECTS, payer);
      return { do: 'write', input, prompt: advicePrompt(input, payer), small };
    },
    read: ({ danger, country }) => readSections(danger, country),
    accept(text, input) {
      const { advice, danger } = acceptAdvice(text);
      if (!advice) return composeHelpAdvice(danger.kind, input.language, input.country);
      return withDanger(advice, moreSevere(input.danger, danger), input);
    },
    combine: (advice, small, input) =>
      withDanger(advice, moreSevere(dangerOf(advice.help), readJudged(small)?.danger ?? null), input),
    instead: ({ danger }, { language, country }) =>
      danger?.level === 'certain' ? composeHelpAdvice(danger.kind, language, country) : null,
    async store(transaction, reply, input, advice) {
      const made = newSession(crypto.randomUUID(), reply, input, advice);
      const told = notices.add(transaction, made.userId, 'answer', made.id);
      const [session] = await Promise.all([insertSession(transaction, made), told]);
      // Help in the model's place is never counted.
      if (isInPlace(advice.help)) await giveBack(transaction, reply);
      return { id: session.id, result: presentAdvice(session) };
    },
    counts: showsRecommendation,
    async onFailure(transaction, reply, code) {
      if (!isCounted(reply, code)) await giveBack(transaction, reply);
    },
    pushProgress: ({ id: requestId }, { run, step, view }) =>
      publisher.publish(rooms.advice(requestId), 'advice:progress', { requestId, run, step, advice: view, ...markOf(view) }),
    pushDone: ({ id: requestId, reservation }, session) => {
      publisher.publish(rooms.advice(requestId), 'advice:ready', { requestId, ...answerWith(session) });
      pushStored(publisher, session);
      if (session.userId) notices.show(session.userId);
      announce(reservation);
    },
    pushFailed: (reply, code, finding) => {
      const { id: requestId, reservation, input } = reply;
      const { message, help } = adviceFailure(code, isCounted(reply, code), finding, input);
      publisher.publish(rooms.advice(requestId), 'advice:failed', { requestId, code, message, ...(help ? { help } : {}) });
      announce(reservation);
    },
  };
}

/** The advice with help beside it, or the help in its place. */
function withDanger(advice: Advice, danger: Danger | null, { language, country }: AdviceInput): Advice {
  if (!danger) return advice;
  if (danger.level === 'certain') return composeHelpAdvice(danger.kind, language, country);
  return { ...advice, help: helpView(danger, country) };
}

/** What the safety check found in a job's words, and where its writer is; readable in any release's job. */
export function helpedBy(stored: unknown): [danger: Danger | null, country: string | null] {
  const { value, textOrNull } = readInput(stored);
  return [readDanger(value('danger')), textOrNull('country')];
}

/** A failure of a job, with help for what its words or the model's judgement showed. An erased job adds none. */
export function adviceFailure(code: ErrorCode, counted: boolean, finding: Finding | null, stored: unknown): AppError {
  const failure = failureOf(code, counted);
  const [danger, country] = helpedBy(stored);
  const found = moreSevere(danger, finding?.danger ?? null);
  return stored || found ? withHelp(failure, found, country) : failure;
}

/** Tells all pages of the user, whose histories show it at once. */
export function pushStored(publisher: Publisher, session: AdviceSessionView): void {
  if (session.userId) publisher.publish(rooms.user(session.userId), 'advice:stored', { session });
}

/** Stores a new session by plain SQL, since it happens for each answer, and keeps its text for the search. */
export async function insertSession(transaction: Transaction, session: AdviceSession): Promise<AdviceSession> {
  // The statements travel together.
  await Promise.all([
    adviceSessions.insert(transaction, session),
    indexText(transaction, session.id, ADVICE_ITSELF, textOf(session)),
    countDaily(transaction, 'advice'),
  ]);
  return session;
}

/** An advice session to store, for the owner of its reply. */
export function newSession(
  id: string,
  owner: Pick<Reply, 'userId' | 'visitorId'>,
  input: AdviceInput,
  advice: Advice,
): AdviceSession {
  const session = new AdviceSession();
  const { description, category, adviceStyle, language, ipAddress } = input;
  const { userId, visitorId } = owner;
  return Object.assign(session, {
    id,
    userId,
    visitorId: userId ? null : visitorId,
    creatorIpAddress: ipAddress,
    category,
    description,
    adviceStyle,
    language,
    advice: JSON.stringify(advice),
    createdAt: new Date(),
  });
}

function parseInput(stored: unknown): AdviceInput {
  const input = readInput(stored);
  return {
    description: input.text('description'),
    category: input.oneOf('category', CATEGORIES),
    adviceStyle: input.oneOf('adviceStyle', ADVICE_STYLES),
    language: input.text('language'),
    country: input.textOrNull('country'),
    ipAddress: input.text('ipAddress'),
    danger: readDanger(input.value('danger')),
  };
}
