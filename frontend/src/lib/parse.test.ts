import { CouplesFailed, CouplesMessageView, CouplesRoomView, CouplesSessionView } from '@beside/common/couples/couples.views';
import { SubscriptionView } from '@beside/common/usage/usage.views';
import { describe, expect, it } from 'vitest';
import { answer, message } from '../features/couples/couples.fixtures.ts';
import { ParseError, parseAs } from './parse.ts';

const { session } = answer([]);

describe('parseAs', () => {
  it('returns what its view names, and drops the rest', () => {
    expect(parseAs(CouplesSessionView, { ...session, more: 1 })).toEqual(session);
    expect(parseAs(CouplesMessageView, message(1))).toEqual(message(1));
  });

  it('names the field that it cannot read', () => {
    const room = { ...answer([]), messages: [message(1), { ...message(2), senderName: 7 }] };
    expect(() => parseAs(CouplesRoomView, room)).toThrow(new ParseError('messages.1.senderName'));
    expect(() => parseAs(CouplesRoomView, { ...room, messages: [message(1), null] })).toThrow(new ParseError('messages.1'));
    expect(() => parseAs(CouplesRoomView, null)).toThrow(new ParseError('reply'));
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
    expect(parseAs(SubscriptionView, use)).toEqual({ ...use, currentPeriodEnd: null, cancelAtPeriodEnd: false });
  });
});
