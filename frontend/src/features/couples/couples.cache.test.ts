import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { couplesCache } from './couples.cache.ts';
import { answer, message } from './couples.fixtures.ts';
import { couplesThread } from './couples.merge.ts';

const { currentView, keys: couplesKeys, upsertAnswer, upsertDelta, upsertDone, upsertMessage } = couplesCache;
const { viewOf } = couplesThread;

const TOKEN = 'token-of-the-session';

const words = message(7, { message: 'You are both here.', messageType: 'ai', senderRole: null, senderName: 'Counsellor' });

const currentReply = () => queryClient.getQueryData(couplesKeys.reply(TOKEN)) ?? null;

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(couplesKeys.view(TOKEN), viewOf(answer([])));
});

it.each([
  ['couples:done', () => upsertDone(TOKEN, 'first', words, true)],
  ['its message alone', () => upsertMessage(TOKEN, words, true)],
])('a reply completed by %s does not reappear as growing text when a late answer arrives', (_, complete) => {
  upsertDelta(TOKEN, { replyId: 'first', offset: 0, text: 'You are' });
  complete();
  expect(currentReply()).toBeNull();
  upsertAnswer(TOKEN, answer([], { reply: { replyId: 'first', text: 'You are both' } }));
  expect(currentReply()).toBeNull();
  expect(currentView(TOKEN)?.pages.flat()).toEqual([words]);
  upsertAnswer(TOKEN, answer([], { reply: { replyId: 'next', text: 'And' } }));
  expect(currentReply()).toEqual({ replyId: 'next', text: 'And' });
});

it('an answer for a session that is no longer on the page is dropped', () => {
  queryClient.clear();
  upsertAnswer(TOKEN, answer([], { reply: { replyId: 'first', text: 'You are both' } }));
  expect([currentView(TOKEN), currentReply()]).toEqual([undefined, null]);
});
