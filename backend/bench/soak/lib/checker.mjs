import { pause } from '../../lib/clock.mjs';
import { call } from './http.mjs';
import { TAG } from './words.mjs';

/*
 * Judges the partners' screens by every node's later answers. It knows the contract (design of the live channel, shapes of calls and
 * events) and nothing of the product's code or tables.
 */

/** Milliseconds within which a stored message is on both screens. */
export const SEEN_MS = 2000;
const READ_ATTEMPTS = 30;
const READ_AGAIN_MS = 500;

/** Reads a whole conversation, as one partner from one node. */
async function readConversation(url, session, role) {
  const messages = [];
  for (let after = 0; ; after = messages.at(-1).id) {
    const path = `/api/couples/session/${session.token}?after=${after}`;
    const { status, body } = await readable(() => call(url, { path, cookie: session.cookies[role], ip: '10.250.0.1' }));
    if (status !== 200) throw new Error(`A conversation was answered ${status}`);
    messages.push(...body.messages);
    if (!body.hasMore || body.messages.length === 0) return messages;
  }
}

/** Repeats a call whose answer says to try again: the load may not have settled yet. */
async function readable(read) {
  for (let attempt = 1; ; attempt++) {
    const answer = await read();
    if ((answer.status !== 503 && answer.status > 0) || attempt >= READ_ATTEMPTS) return answer;
    await pause(READ_AGAIN_MS);
  }
}

/**
 * The faults, and the lateness of each message.
 * @param outages when nothing could be shown: `{ from, until }`
 */
export async function judge({ pages, urls, outages = [], counsellor = true }) {
  const conversations = [];
  for (const [session, those] of bySession(pages)) {
    const readings = [];
    for (const url of urls)
      for (const role of ['partner1', 'partner2']) readings.push(await readConversation(url, session, role));
    conversations.push({ id: session.id, pages: those, readings });
  }
  return judgeRead({ conversations, outages, counsellor });
}

/** The same for conversations already read, each with several readers' answers. */
export function judgeRead({ conversations, outages = [], counsellor = true }) {
  const result = { acknowledged: 0, lost: 0, doubled: 0, unseen: 0, refused: 0, faults: [], lateness: [], answers: 0 };
  for (const { id, pages, readings } of conversations) {
    const [stored] = readings;
    const fault = (text) => result.faults.push(`session ${id}: ${text}`);
    if (readings.some((reading) => sameAs(reading) !== sameAs(stored))) fault('nodes or partners read different conversations');
    judgeStored(stored, pages, result, fault);
    if (counsellor) judgeAnswers(stored, result, fault);
    for (const page of pages) judgePage(stored, page, outages, result, fault);
  }
  return result;
}

const sameAs = (messages) => JSON.stringify(messages.map(({ id, message, senderRole }) => [id, message, senderRole]));

/** Each message once, as it was written. */
function judgeStored(stored, pages, result, fault) {
  const written = new Map(pages.flatMap(({ sent, role }) => sent.map((message) => [message.text, { ...message, role }])));
  const seen = new Set();
  for (const { id, message: text, senderRole } of stored) {
    if (senderRole === null) continue;
    const own = written.get(text);
    if (!own || own.role !== senderRole) fault(`message ${id} was never written so`);
    if (seen.has(text)) {
      result.doubled += 1;
      fault(`message ${id} is stored twice`);
    }
    seen.add(text);
  }
  if (!ascending(stored.map(({ id }) => id))) fault('the ids do not ascend');
}

/** Each reply answers something new, and the last reply leaves nothing unanswered. */
function judgeAnswers(stored, result, fault) {
  const asked = stored.filter(({ senderRole }) => senderRole !== null);
  const ids = new Map(asked.map(({ id, message }) => [message.match(TAG)?.[0], id]));
  let answered = 0;
  for (const { id, message, senderRole } of stored) {
    if (senderRole !== null) continue;
    result.answers += 1;
    const upTo = ids.get(message.match(TAG)?.[0]) ?? 0;
    if (upTo <= answered) {
      result.doubled += 1;
      fault(`answer ${id} answers nothing new`);
    }
    if (upTo >= id) fault(`answer ${id} stands before what it answers`);
    answered = Math.max(answered, upTo);
  }
  const left = asked.filter(({ id }) => id > answered).length;
  if (left > 0) fault(`${left} messages were never answered`);
}

/** One page: its messages are stored in its order, and its screen is the conversation. */
function judgePage(stored, page, outages, result, fault) {
  const byText = new Map(stored.map((message) => [message.message, message]));
  let before = 0;
  for (const { text, id, ackedAt } of page.sent) {
    const found = byText.get(text);
    if (ackedAt === null) {
      result.refused += 1;
      fault(`${page.role} has a message that was never acknowledged`);
    } else {
      result.acknowledged += 1;
      if (!found) {
        result.lost += 1;
        fault(`${page.role} has a message that was acknowledged and is lost`);
      } else if (found.id !== id) fault(`${page.role} has message ${id}, which is stored as ${found.id}`);
    }
    if (found && found.id < before) fault(`message ${found.id} of ${page.role} stands before an earlier one`);
    before = Math.max(before, found?.id ?? 0);
  }
  const ids = new Set(stored.map(({ id }) => id));
  for (const shown of page.screen.values())
    if (!ids.has(shown.id) || shown.changedTo) fault(`${page.role} is shown message ${shown.id}, which is not stored so`);
  for (const { id, message, senderRole } of stored) {
    const shown = page.screen.get(id);
    if (!shown) {
      result.unseen += 1;
      fault(`${page.role} never saw message ${id}`);
    } else if (shown.text !== message) fault(`${page.role} saw another text as message ${id}`);
    else if (senderRole !== page.role && senderRole !== null)
      result.lateness.push(lateBy(shown, ackOf(page, message), page, outages));
  }
}

/** When its writer received the acknowledgement. */
const ackOf = ({ partner }, text) => partner?.sent.find((message) => message.text === text)?.ackedAt ?? null;

/** Milliseconds after the latest of acknowledgement, the reader's connection, and the end of an outage. */
function lateBy({ seenAt }, ackedAt, { connectedAt }, outages) {
  let from = ackedAt ?? seenAt;
  for (const at of connectedAt) if (at <= seenAt) from = Math.max(from, at);
  for (const outage of outages) if (outage.from <= seenAt && outage.until > from) from = outage.until;
  return Math.max(0, seenAt - from);
}

const ascending = (ids) => ids.every((id, at) => at === 0 || id > ids[at - 1]);

function bySession(pages) {
  const sessions = new Map();
  for (const page of pages) sessions.set(page.session, [...(sessions.get(page.session) ?? []), page]);
  return sessions;
}
