import { COUPLES_PAGE } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView, OpenCouplesView } from '@beside/common/couples/couples.views';
import { findMessage, type Thread, threadOf } from '../../lib/conversation/thread.ts';

/** A couples session as this browser knows it. */
export interface SessionView
  extends Thread<CouplesMessageView>,
    Pick<OpenCouplesView, 'session' | 'me' | 'messageCount' | 'presence' | 'reads'> {
  /** The session was deleted, or this reader may no longer open it. */
  gone: boolean;
}

/** Messages that render together: an unchanged page does not rerender. */
export type MessagePage = SessionView['pages'][number];

const thread = threadOf<CouplesMessageView>({ pageSize: COUPLES_PAGE, update: mergeTranslation });

/** Inserts messages by id. A known message is updated, not repeated. */
export const insertMessages = thread.insert;

/** A stored message never changes; only its translation may come later. */
function mergeTranslation(known: CouplesMessageView, { translation }: CouplesMessageView): CouplesMessageView {
  if (!translation) return known;
  const same = known.translation?.language === translation.language && known.translation.text === translation.text;
  return same ? known : { ...known, translation };
}

/** The view from an answer with the newest page. */
export function viewOf(answer: OpenCouplesView): SessionView {
  return { ...factsOf(answer), ...thread.begin(answer), gone: false };
}

/** The view after an answer with the messages after `syncedTo`; repeats are harmless. */
export function mergeAnswer(view: SessionView, answer: OpenCouplesView): SessionView {
  return { ...thread.mergeLater(view, answer), ...factsOf(answer), ...since(view, answer), gone: false };
}

/** The view after an answer with the newest page. Known and pushed messages stay; pages beyond a gap are dropped. */
export function mergeNewest(view: SessionView, answer: OpenCouplesView): SessionView {
  return { ...thread.mergeNewest(view, answer), ...factsOf(answer), ...since(view, answer), gone: false };
}

const factsOf = ({ session, me, messageCount, presence, reads }: OpenCouplesView) => ({
  session,
  me,
  messageCount,
  presence,
  reads,
});

/** Joining, ending and reading never revert: pushes may be newer than the answer. */
function since(
  view: SessionView,
  { session, reads }: Pick<OpenCouplesView, 'session' | 'reads'>,
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

/** The view with a new or updated message. `inOrder`: nothing was missed before it. */
export function addMessage(view: SessionView, message: CouplesMessageView, inOrder: boolean): SessionView {
  const known = findMessage(view.pages, message.id) !== undefined;
  const added = thread.add(view, message, inOrder);
  return added === view || known ? added : { ...added, messageCount: view.messageCount + 1 };
}

/** The view with older messages prepended. They are dropped if the first message is no longer `before`. */
export const addOlder = (view: SessionView, before: number, answer: Pick<OpenCouplesView, 'messages' | 'hasMore'>): SessionView =>
  thread.addOlder(view, before, answer);
