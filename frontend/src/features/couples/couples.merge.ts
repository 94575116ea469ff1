import { COUPLES_PAGE } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView, OpenCouplesView } from '@beside/common/couples/couples.views';
import { type Thread, threadOf } from '../../lib/conversation/thread.ts';

/** What a view has beside its messages. */
export type CouplesFacts = Pick<OpenCouplesView, 'session' | 'me' | 'messageCount' | 'presence' | 'reads'>;

/** A couples session as this browser knows it. */
export type SessionView = Thread<CouplesMessageView> & CouplesFacts;

export const couplesThread = threadOf<CouplesMessageView, OpenCouplesView, CouplesFacts>({
  pageSize: COUPLES_PAGE,
  // A stored message never changes; only its translation may come later.
  update: (known, { translation }) => {
    const same = known.translation?.language === translation?.language && known.translation?.text === translation?.text;
    return same || !translation ? known : { ...known, translation };
  },
  facts: ({ session, me, messageCount, presence, reads }, known) => ({
    ...{ session, me, messageCount, presence, reads },
    ...(known && since(known, { session, reads })),
  }),
  count: (facts) => ({ ...facts, messageCount: facts.messageCount + 1 }),
});

/** Joining, ending and reading never revert: pushes may be newer than the answer. */
function since(
  view: CouplesFacts,
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
