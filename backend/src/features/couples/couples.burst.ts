import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMessage } from './couples.entity.ts';
import type { SeatDanger, StoredDanger } from './couples.help.store.ts';
import { LEFT_OUT } from './couples.prompts.ts';
import type { Counsel } from './couples.reading.ts';
import type { Screening } from './couples.screening.ts';

/** A partner who has written, and the last message. */
export interface Writer {
  seat: CouplesRole;
  lastId: number;
}

/** What a counsellor reply is about. */
export interface Burst {
  /** The whole conversation, with the answered messages last. Words of certain danger are left out. */
  conversation: CouplesMessage[];
  /** Those among it that are to be answered. */
  messages: CouplesMessage[];
  /** The partners whose words in it are not left out. */
  writers: Writer[];
  /** Danger was found before the reply, now or earlier in the talk. */
  isCareful: boolean;
}

/** The burst at the end of a conversation: what has been written since the last reply. */
export function burstIn(latest: CouplesMessage[]): CouplesMessage[] {
  const conversation = inReplyOrder(latest);
  return conversation.slice(lastReplyIn(conversation) + 1);
}

/**
 * What the counsellor reads of a conversation. A message of certain danger is answered to its writer alone; here only its words are left out.
 * Neither the reply nor its time may show the partner that danger was seen.
 * @param found what the model has found in earlier messages
 */
export function readBurst(latest: CouplesMessage[], screen: Screening, found: StoredDanger[]): Burst {
  let isCareful = found.length > 0;
  const certain = found.filter(({ danger }) => danger.level === 'certain');
  const conversation = inReplyOrder(latest).map((message) => {
    if (message.messageType === 'ai') return message;
    const danger = screen(message);
    isCareful ||= danger !== null;
    const isLeftOut = danger?.level === 'certain' || certain.some((each) => concerns(each, message));
    return isLeftOut ? { ...message, message: LEFT_OUT } : message;
  });
  const messages = conversation.slice(lastReplyIn(conversation) + 1);
  const read = messages.filter(({ message }) => message !== LEFT_OUT);
  const writers = COUPLES_ROLES.flatMap((seat) => {
    const last = read.findLast(({ senderRole }) => senderRole === seat);
    return last ? { seat, lastId: last.id } : [];
  });
  return { conversation, messages, writers, isCareful };
}

/**
 * The seat that a finding is for. Where one partner alone has written, it is that one: a model may name the one who is written about, who may be
 * the danger. Where both have, only a name counts, and without one nobody sees help: shown to both, it would tell one about the other.
 */
export function seatDanger(
  { judgement }: Counsel,
  { writers, fromId }: { writers: Writer[]; fromId: number },
): SeatDanger | null {
  const { danger, whose } = judgement ?? { danger: null, whose: null };
  const writer = writers.length === 1 ? writers[0] : writers.find(({ seat }) => seat === whose);
  return danger && writer ? { seat: writer.seat, danger, fromId, upToId: writer.lastId } : null;
}

const concerns = ({ seat, fromId, upToId }: StoredDanger, { id, senderRole }: CouplesMessage): boolean =>
  senderRole === seat && id >= fromId && id <= upToId;

const lastReplyIn = (conversation: CouplesMessage[]): number =>
  conversation.findLastIndex(({ messageType }) => messageType === 'ai');

/** Counsellor replies after the messages that they answer: a message written during a reply is for the next one. */
function inReplyOrder(messages: CouplesMessage[]): CouplesMessage[] {
  const order = ({ id, answersTo }: CouplesMessage): number => (answersTo === null ? id : answersTo + 0.5);
  return messages.toSorted((one, other) => order(one) - order(other));
}
