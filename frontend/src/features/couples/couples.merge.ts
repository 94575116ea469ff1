import { COUPLES_PAGE } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView, CouplesReplySoFar, CouplesRoomView } from '@beside/common/couples/couples.dto';

/** Messages that are drawn together: those of a page that did not change are not drawn again. */
export type MessagePage = readonly CouplesMessageView[];

/** What this page knows of a session. */
export interface SessionView extends Pick<CouplesRoomView, 'session' | 'me' | 'messageCount' | 'presence' | 'reads'> {
  /** The oldest first. */
  pages: readonly MessagePage[];
  /** There are older ones than these. */
  hasOlder: boolean;
  /** The message up to which nothing is missing: what to catch up from. */
  syncedTo: number;
  /** It was deleted, or is no longer this reader's to open. */
  gone: boolean;
}

/** A room from the answer that brought the newest page. */
export function viewOf({ messages, hasMore, reply: _, ...answer }: CouplesRoomView): SessionView {
  return { ...answer, pages: pagesOf(messages), hasOlder: hasMore, syncedTo: messages.at(-1)?.id ?? 0, gone: false };
}

/** The room after an answer that brought what came after `syncedTo` (or some of it again). */
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

/** The room after an answer that brought the newest page. What is known stays, and what was pushed meanwhile; pages that the newest does not reach to are let go of. */
export function mergeNewest(view: SessionView, answer: CouplesRoomView): SessionView {
  const { messages, hasMore } = answer;
  const first = messages[0]?.id ?? 0;
  // One that had all there was; but so long ago that there may be a gap by now.
  const isWhole = !hasMore && (view.pages[0]?.[0]?.id ?? 0) <= (messages.at(-1)?.id ?? 0);
  if (!hasMore || first <= view.syncedTo) return mergeAnswer(isWhole ? { ...view, hasOlder: false } : view, answer);
  const later = view.pages.flat().filter(({ id }) => id >= first);
  const pages = insertMessages(pagesOf(messages), later);
  const { hasOlder, syncedTo } = viewOf(answer);
  return { ...view, ...mergeAnswer({ ...view, pages }, answer), hasOlder, syncedTo: Math.max(view.syncedTo, syncedTo) };
}

/** Whether a message belongs among those that are known: one from before the first comes with its own page, or there would be a gap after it. */
function fits({ pages, hasOlder }: Pick<SessionView, 'pages' | 'hasOlder'>, { id }: CouplesMessageView): boolean {
  return !hasOlder || id >= (pages[0]?.[0]?.id ?? 0);
}

/** What was heard since an answer was asked for, and goes only one way: joining, ending, reading. */
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

/** Messages that are asked for again at a catch-up: a push may have been lost shortly before, and a later one have come. */
const AGAIN = 30;

/** The message to catch up from: not quite the last, since what was pushed may have a gap that nobody has told of yet. */
export function resumeFrom({ pages, syncedTo }: Pick<SessionView, 'pages' | 'syncedTo'>): number {
  const latest = pages.slice(-2).flat();
  const from = latest.at(-AGAIN - 1)?.id ?? (latest[0]?.id ?? 1) - 1;
  return Math.min(syncedTo, from);
}

/** The room with one message more, or one known better. `inOrder`: nothing was missed before it. */
export function addMessage(view: SessionView, message: CouplesMessageView, inOrder: boolean): SessionView {
  if (!fits(view, message)) return view;
  const known = findMessage(view.pages, message.id) !== undefined;
  const pages = insertMessages(view.pages, [message]);
  const syncedTo = inOrder ? Math.max(view.syncedTo, message.id) : view.syncedTo;
  return { ...view, pages, syncedTo, messageCount: view.messageCount + (known ? 0 : 1) };
}

/** The room with the page before its first message, which was asked for as the one before `before`; by now it may be another. */
export function addOlder(
  view: SessionView,
  before: number,
  { messages, hasMore }: Pick<CouplesRoomView, 'messages' | 'hasMore'>,
): SessionView {
  if (view.pages[0]?.[0]?.id !== before) return view;
  const older = pagesOf(messages);
  return { ...view, pages: [...older, ...view.pages], hasOlder: hasMore };
}

/** The message with an id. */
export function findMessage(pages: readonly MessagePage[], id: number): CouplesMessageView | undefined {
  return pages[pageFor(pages, id)]?.find((message) => message.id === id);
}

/** The last message of the room. */
export function lastMessage({ pages }: SessionView): CouplesMessageView | undefined {
  return pages.at(-1)?.at(-1);
}

/** The pages with messages put where their ids belong. A message that is known already is taken once, with what is new about it. */
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

/** A stored message does not change; what may come later is its translation. */
function mergeMessage(known: CouplesMessageView, arrived: CouplesMessageView): CouplesMessageView {
  const { translation } = arrived;
  if (!translation) return known;
  const same = known.translation?.language === translation.language && known.translation.text === translation.text;
  return same ? known : { ...known, translation };
}

/** The page that an id belongs to: the last one that begins at it or before. */
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

/** More of the counsellor's text, as it is pushed. */
export interface Delta {
  replyId: string;
  offset: number;
  text: string;
}

/** The text with a delta in it; null when something before the delta was missed. */
export function applyDelta(shown: CouplesReplySoFar | null, { replyId, offset, text }: Delta): CouplesReplySoFar | null {
  if (offset === 0) return { replyId, text };
  if (shown?.replyId !== replyId || shown.text.length !== offset) return null;
  return { replyId, text: shown.text + text };
}

/** Which of two snapshots of the counsellor's text to show: of the same reply, the longer one. */
export function laterReply(shown: CouplesReplySoFar | null, arrived: CouplesReplySoFar | null): CouplesReplySoFar | null {
  if (!arrived || shown?.replyId !== arrived.replyId) return arrived;
  return arrived.text.length > shown.text.length || !shown.text.startsWith(arrived.text) ? arrived : shown;
}
