import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { Danger } from '@beside/common/safety/safety.constants';
import type { Judgement } from '../../safety/safety.service.ts';
import type { CouplesMessage } from '../couples.entity.ts';
import type { SeatDanger, StoredDanger } from '../help/couples.help.statements.ts';
import type { Screening } from '../help/couples.screening.ts';
import { LEFT_OUT } from './couples.prompts.ts';
import type { Judgements } from './couples.reading.ts';

/** A partner who has written, and the last message. */
export interface Writer {
  seat: CouplesRole;
  lastId: number;
}

/** Whom the model hears: in the reply's prompt, and in the small question. */
export interface PromptAudience {
  inTalk: CouplesRole[];
  inUnanswered: CouplesRole[];
}

/** What a counsellor reply is about. */
export interface UnansweredMessages {
  /** The whole conversation, with the answered messages last. Words of certain danger are left out. */
  conversation: CouplesMessage[];
  /** Those among it that are to be answered. */
  messages: CouplesMessage[];
  /** The partners whose words in it are not left out. */
  writers: Writer[];
  /** Those who have messages, also left-out ones, in the conversation, and among those to be answered. */
  audience: PromptAudience;
  /** Danger was found before the reply, now or earlier in the talk. */
  isCareful: boolean;
}

/** The unanswered messages at the end of a conversation: what has been written since the last reply. */
export function unansweredIn(latest: CouplesMessage[]): CouplesMessage[] {
  const conversation = inReplyOrder(latest);
  return conversation.slice(lastReplyIn(conversation) + 1);
}

/**
 * What the counsellor reads of a conversation. A message of certain danger is answered to its writer alone; here only its words are left out.
 * Neither the reply nor its time may show the partner that danger was seen.
 * @param found what the model has found in earlier messages
 */
export function readUnanswered(latest: CouplesMessage[], screen: Screening, found: StoredDanger[]): UnansweredMessages {
  let isCareful = found.length > 0;
  const certain = found.filter(({ danger }) => danger.level === 'certain');
  const leftOut = new Set<number>();
  const conversation = inReplyOrder(latest).map((message) => {
    if (message.messageType === 'ai') return message;
    const danger = screen(message);
    isCareful ||= danger !== null;
    if (danger?.level !== 'certain' && !certain.some((each) => concerns(each, message))) return message;
    leftOut.add(message.id);
    return { ...message, message: LEFT_OUT };
  });
  const messages = conversation.slice(lastReplyIn(conversation) + 1);
  // By their ids: a partner may write the same sign.
  const read = messages.filter(({ id }) => !leftOut.has(id));
  const writers = COUPLES_ROLES.flatMap((seat) => {
    const last = read.findLast(({ senderRole }) => senderRole === seat);
    return last ? { seat, lastId: last.id } : [];
  });
  return {
    conversation,
    messages,
    writers,
    audience: { inTalk: seatsIn(conversation), inUnanswered: seatsIn(messages) },
    isCareful,
  };
}

/** Danger, and the partner whose words show it. */
interface SeatFinding {
  danger: Danger;
  whose: CouplesRole;
}

/** What a reply knows of the messages that it answers when its model has judged. */
interface Judged {
  writers: Writer[];
  audience: PromptAudience;
}

/**
 * What was found, with the seat that it is for; null where that is open. The reply's own judgement comes from the whole talk, the small
 * question's from the latest messages alone: it counts where the reply's leaves open whom it concerns.
 */
export function attributed({ judgement, small }: Judgements, { writers, audience }: Judged): SeatFinding | null {
  if (judgement?.danger === null) return null;
  const candidates = [
    { found: judgement, among: audience.inTalk },
    { found: small, among: audience.inUnanswered },
  ];
  for (const { found, among } of candidates) {
    const writer = found && writerOf(found, writers, among);
    if (found?.danger && writer) return { danger: found.danger, whose: writer.seat };
  }
  return null;
}

/** The same as it is stored: of the messages that were judged. */
export function seatDanger(
  found: Judgement | null,
  { writers, fromId }: Pick<Judged, 'writers'> & { fromId: number },
): SeatDanger | null {
  const writer = writers.find(({ seat }) => seat === found?.whose);
  return found?.danger && writer ? { seat: writer.seat, danger: found.danger, fromId, upToId: writer.lastId } : null;
}

/**
 * The partner whose new words show danger. Where the model has audience one partner alone, it is that one: a model may name the one who is written
 * about, who may be the danger. Where it has audience both, only the name of one who has written now counts: otherwise one would learn of the other.
 */
function writerOf({ whose }: Judgement, writers: Writer[], audience: CouplesRole[]): Writer | undefined {
  const [only] = writers;
  const isAlone = only !== undefined && audience.every((seat) => seat === only.seat);
  return isAlone ? only : writers.find(({ seat }) => seat === whose);
}

const seatsIn = (messages: CouplesMessage[]): CouplesRole[] =>
  COUPLES_ROLES.filter((seat) => messages.some(({ senderRole }) => senderRole === seat));

const concerns = ({ seat, fromId, upToId }: StoredDanger, { id, senderRole }: CouplesMessage): boolean =>
  senderRole === seat && id >= fromId && id <= upToId;

const lastReplyIn = (conversation: CouplesMessage[]): number =>
  conversation.findLastIndex(({ messageType }) => messageType === 'ai');

/** Counsellor replies after the messages that they answer: a message written during a reply is for the next one. */
function inReplyOrder(messages: CouplesMessage[]): CouplesMessage[] {
  const order = ({ id, answersTo }: CouplesMessage): number => (answersTo === null ? id : answersTo + 0.5);
  return messages.toSorted((one, other) => order(one) - order(other));
}
