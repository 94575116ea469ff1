import { CouplesFailed, CouplesHistoryPage, CouplesMessageView, CouplesSessionView } from '@beside/common/couples/couples.views';
import { SubscriptionView } from '@beside/common/usage/usage.views';
import { describe, expect, it } from 'vitest';
import { ParseError, parseAs } from './parse.ts';

const session = {
  ...{ id: 1, sessionToken: 'token-of-the-session', sessionName: 'Sundays', partner1Id: 'u1', partner1Name: 'Maya' },
  ...{ partner2Name: 'Tomás', isActive: true, createdAt: '2026-11-21T12:00:00.000Z', shareUrl: null },
  ...{ language: 'en', unanswered: null },
};
const message = {
  ...{ id: 1, message: 'words', messageType: 'user', senderRole: 'partner1', senderName: 'Maya', language: 'en' },
  ...{ clientMessageId: null, createdAt: '2026-11-21T12:00:00.000Z' },
};

describe('parseAs', () => {
  it('returns what its view names, and drops the rest', () => {
    expect(parseAs(CouplesSessionView, { ...session, more: 1 })).toEqual(session);
    expect(parseAs(CouplesMessageView, message)).toEqual(message);
  });

  it('names the field that it cannot read', () => {
    const page = (second: unknown) => ({ sessions: [{ ...session, role: 'partner1' }, second], nextCursor: null });
    expect(() => parseAs(CouplesHistoryPage, page({ ...session, role: 'none' }))).toThrow(new ParseError('sessions.1.role'));
    expect(() => parseAs(CouplesHistoryPage, page(null))).toThrow(new ParseError('sessions.1'));
    expect(() => parseAs(CouplesHistoryPage, null)).toThrow(new ParseError('reply'));
    const { sessionName: _, ...nameless } = session;
    expect(() => parseAs(CouplesSessionView, nameless)).toThrow(new ParseError('sessionName'));
  });

  it('takes null for what another release leaves out, or has no name for here', () => {
    const { shareUrl: _, ...older } = session;
    expect(parseAs(CouplesSessionView, older)).toEqual(session);
    const newer = { ...session, language: 'pt', unanswered: 'a new code' };
    expect(parseAs(CouplesSessionView, newer)).toEqual({ ...session, language: null });
    const push = { sessionId: 1, replyId: 'r' };
    expect(parseAs(CouplesFailed, { ...push, code: 'a new code' })).toEqual({ ...push, code: 'internal_error' });
    const use = { usageCount: 1, limit: null, resetsAt: 'a time', plan: 'gold', status: 'active' };
    expect(parseAs(SubscriptionView, use)).toEqual({ ...use, currentPeriodEnd: null, cancelAtPeriodEnd: false, billing: null });
  });
});
