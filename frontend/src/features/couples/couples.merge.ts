import { COUPLES_PAGE } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView, CouplesReplySoFar, CouplesRoomView } from '@beside/common/couples/couples.views';

/** Messages that render together: an unchanged page does not rerender. */
export type MessagePage = readonly CouplesMessageView[];

/** A couples session as this browser knows it. */
export interface SessionView extends Pick<CouplesRoomView, 'session' | 'me' | 'messageCount' | 'presence' | 'reads'> {
  /** Oldest first. */
  pages: readonly MessagePage[];
  /** The server has older messages. */
  hasOlder: boolean;
  /** The last message without a gap before it: a catch-up starts here. */
  syncedTo: number;
  /** The session was deleted, or this reader may no longer open it. */
  gone: boolean;
}

/** The view from an answer with the newest page. */
export function viewOf({ messages, hasMore, reply: _, ...answer }: CouplesRoomView): SessionView {
  return { ...answer, pages: pagesOf(messages), hasOlder: hasMore, syncedTo: messages.at(-1)?.id ?? 0, gone: false };
}

/** The view after an answer with the messages after `syncedTo`; repeats are harmless. */
export function mergeAnswer(view: SessionView, { messages, hasMore: _, reply: __, ...answer }: CouplesRoomView): SessionView {
  const pages = insertMessages(
    view.pages,
    messages.filter((message) => fits(view, message)),
  );
  return {
    ...view,
    ...answer,
    ...since(view, answer),
    pages,
    syncedTo: Math.max(view.syncedTo, messages.at(-1)?.id ?? 0),
    gone: false,
  };
}

/** The view after an answer with the newest page. Known and pushed messages stay; pages beyond a gap are dropped. */
export function mergeNewest(view: SessionView, answer: CouplesRoomView): SessionView {
  const { messages, hasMore } = answer;
  const first = messages[0]?.id ?? 0;
  // The answer holds the whole session, but known pages may begin after it.
  const isWhole = !hasMore && (view.pages[0]?.[0]?.id ?? 0) <= (messages.at(-1)?.id ?? 0);
  if (!hasMore || first <= view.syncedTo) return mergeAnswer(isWhole ? { ...view, hasOlder: false } : view, answer);
  const later = view.pages.flat().filter(({ id }) => id >= first);
  const pages = insertMessages(pagesOf(messages), later);
  const { hasOlder, syncedTo } = viewOf(answer);
  return { ...view, ...mergeAnswer({ ...view, pages }, answer), hasOlder, syncedTo: Math.max(view.syncedTo, syncedTo) };
}

/** Whether a message joins the known ones. One from before the first would leave a gap; it comes with its page. */
function fits({ pages, hasOlder }: Pick<SessionView, 'pages' | 'hasOlder'>, { id }: CouplesMessageView): boolean {
  return !hasOlder || id >= (pages[0]?.[0]?.id ?? 0);
}

/** Joining, ending and reading never revert: pushes may be newer than the answer. */
function since(
  view: SessionView,
  { session, reads }: Pick<CouplesRoomView, 'session' | 'reads'>,
): Pick<SessionView, 'session' | 'reads'> {
  const later = (one: number | null, other: number | null) => Math.max(one ?? 0, other ?? 0) || null;
  const isSame = view.session.id === session.id;
  return {
    session: {
      ...session,
      isActive: session.isActive && (view.session.isActive || !isSame),
      partner2Name: session.partner2Name ?? (isSame ? view.session.partner2Name : null),
    },
    reads: { partner1: later(view.reads.partner1, reads.partner1), partner2: later(view.reads.partner2, reads.partner2) },
  };
}

/** Messages that a catch-up fetches again: an earlier push may be lost although a later one arrived. */
const AGAIN = 30;

/** The message to catch up from. It lies before the last, since pushes may have an unnoticed gap. */
export function resumeFrom({ pages, syncedTo }: Pick<SessionView, 'pages' | 'syncedTo'>): number {
  const latest = pages.slice(-2).flat();
  const from = latest.at(-AGAIN - 1)?.id ?? (latest[0]?.id ?? 1) - 1;
  return Math.min(syncedTo, from);
}

/** The view with a new or updated message. `inOrder`: nothing was missed before it. */
export function addMessage(view: SessionView, message: CouplesMessageView, inOrder: boolean): SessionView {
  if (!fits(view, message)) return view;
  const known = findMessage(view.pages, message.id) !== undefined;
  const pages = insertMessages(view.pages, [message]);
  const syncedTo = inOrder ? Math.max(view.syncedTo, message.id) : view.syncedTo;
  return { ...view, pages, syncedTo, messageCount: view.messageCount + (known ? 0 : 1) };
}

/** The view with older messages prepended. They are dropped if the first message is no longer `before`. */
export function addOlder(
  view: SessionView,
  before: number,
  { messages, hasMore }: Pick<CouplesRoomView, 'messages' | 'hasMore'>,
): SessionView {
  if (view.pages[0]?.[0]?.id !== before) return view;
  const older = pagesOf(messages);
  return { ...view, pages: [...older, ...view.pages], hasOlder: hasMore };
}

export function findMessage(pages: readonly MessagePage[], id: number): CouplesMessageView | undefined {
  return pages[pageFor(pages, id)]?.find((message) => message.id === id);
}

export function lastMessage({ pages }: SessionView): CouplesMessageView | undefined {
  return pages.at(-1)?.at(-1);
}

/** Inserts messages by id. A known message is updated, not repeated. */
export function insertMessages(pages: readonly MessagePage[], messages: readonly CouplesMessageView[]): readonly MessagePage[] {
  return messages.reduce(insertOne, pages);
}

function insertOne(pages: readonly MessagePage[], message: CouplesMessageView): readonly MessagePage[] {
  const last = pages.at(-1);
  if (!last || message.id > (last.at(-1)?.id ?? 0)) {
    return last && last.length < COUPLES_PAGE ? pages.with(-1, [...last, message]) : [...pages, [message]];
  }
  const at = pageFor(pages, message.id);
  const page = pages[at] ?? [];
  const known = page.findIndex(({ id }) => id === message.id);
  const before = page[known];
  if (before) {
    const merged = mergeMessage(before, message);
    return merged === before ? pages : pages.with(at, page.with(known, merged));
  }
  const place = page.findIndex(({ id }) => id > message.id);
  return pages.with(at, page.toSpliced(place === -1 ? page.length : place, 0, message));
}

/** A stored message never changes; only its translation may come later. */
function mergeMessage(known: CouplesMessageView, arrived: CouplesMessageView): CouplesMessageView {
  const { translation } = arrived;
  if (!translation) return known;
  const same = known.translation?.language === translation.language && known.translation.text === translation.text;
  return same ? known : { ...known, translation };
}

/** The index of the last page that begins at or before an id. */
function pageFor(pages: readonly MessagePage[], id: number): number {
  return Math.max(
    0,
    pages.findLastIndex((page) => (page[0]?.id ?? 0) <= id),
  );
}

function pagesOf(messages: readonly CouplesMessageView[]): MessagePage[] {
  const pages: MessagePage[] = [];
  for (let start = 0; start < messages.length; start += COUPLES_PAGE) pages.push(messages.slice(start, start + COUPLES_PAGE));
  return pages;
}

/** A pushed piece of the counsellor's reply. */
export interface Delta {
  replyId: string;
  offset: number;
  text: string;
}

/** The reply with a delta appended; null when a delta before it was missed. */
export function applyDelta(shown: CouplesReplySoFar | null, { replyId, offset, text }: Delta): CouplesReplySoFar | null {
  if (offset === 0) return { replyId, text };
  if (shown?.replyId !== replyId || shown.text.length !== offset) return null;
  return { replyId, text: shown.text + text };
}

/** The newer of two snapshots: of the same reply, the longer one. */
export function laterReply(shown: CouplesReplySoFar | null, arrived: CouplesReplySoFar | null): CouplesReplySoFar | null {
  if (!arrived || shown?.replyId !== arrived.replyId) return arrived;
  return arrived.text.length > shown.text.length || !shown.text.startsWith(arrived.text) ? arrived : shown;
}
