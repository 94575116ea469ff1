import type { CouplesMessageView, CouplesRoomView } from '@beside/common/couples/couples.dto';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { couplesKeys, roomNow, upsertAnswer, upsertDelta, upsertDone, upsertMessage } from './couples.cache.ts';
import { roomOf } from './couples.merge.ts';

const TOKEN = 'token-of-the-session';

const words: CouplesMessageView = {
  id: 7,
  message: 'You are both here.',
  messageType: 'ai',
  senderRole: null,
  senderName: 'Counsellor',
  language: 'en',
  clientMessageId: null,
  createdAt: '2026-11-21T12:00:00.000Z',
};

const answer = (reply: CouplesRoomView['reply']): CouplesRoomView => ({
  session: {
    id: 1,
    sessionToken: TOKEN,
    sessionName: 'Sundays',
    partner1Id: 'u1',
    partner1Name: 'Maya',
    partner2Name: 'Tomás',
    isActive: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    shareUrl: null,
    language: 'en',
    unanswered: null,
  },
  me: { role: 'partner1', name: 'Maya' },
  messages: [],
  hasMore: false,
  messageCount: 0,
  presence: ['partner1'],
  reads: { partner1: null, partner2: null },
  reply,
});

const replyNow = () => queryClient.getQueryData(couplesKeys.reply(TOKEN)) ?? null;

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(couplesKeys.room(TOKEN), roomOf(answer(null)));
});

it.each([
  ['its own word', () => upsertDone(TOKEN, 'first', words, true)],
  ['its message alone', () => upsertMessage(TOKEN, words, true)],
])('a text that is complete by %s is not shown as being written again by an answer that was on its way', (_, complete) => {
  upsertDelta(TOKEN, { replyId: 'first', offset: 0, text: 'You are' });
  complete();
  expect(replyNow()).toBeNull();
  upsertAnswer(TOKEN, answer({ replyId: 'first', text: 'You are both' }));
  expect(replyNow()).toBeNull();
  expect(roomNow(TOKEN)?.pages.flat()).toEqual([words]);
  upsertAnswer(TOKEN, answer({ replyId: 'next', text: 'And' }));
  expect(replyNow()).toEqual({ replyId: 'next', text: 'And' });
});

it('keeps nothing of a room that is not on the page any more', () => {
  queryClient.clear();
  upsertAnswer(TOKEN, answer({ replyId: 'first', text: 'You are both' }));
  expect([roomNow(TOKEN), replyNow()]).toEqual([undefined, null]);
});
