import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { chatCache, upsertUnanswered } from './chat.cache.ts';
import { answer, message, reply, SESSION } from './chat.fixtures.ts';
import { chatThread } from './chat.merge.ts';

const { currentView, endReply, findStored, isGrowing, markGone, upsertAnswer, upsertDelta, upsertDone, upsertMessage } =
  chatCache;

const ids = () =>
  currentView(SESSION)
    ?.pages.flat()
    .map(({ id }) => id);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(chatCache.keys.view(SESSION), chatThread.viewOf(answer([message(1)])));
});

it('a reply grows, and becomes its message once, however its end arrives', () => {
  expect(upsertDelta(SESSION, { replyId: 'a', offset: 0, text: 'Then' })).toBe(true);
  expect(upsertDelta(SESSION, { replyId: 'a', offset: 9, text: 'lost' })).toBe(false);
  upsertDone(SESSION, 'a', reply(2), true);
  upsertMessage(SESSION, reply(2), true);
  expect([ids(), isGrowing(SESSION)]).toEqual([[1, 2], false]);
});

it('a reply whose end was lost ends with its message', () => {
  upsertDelta(SESSION, { replyId: 'b', offset: 0, text: 'Then' });
  upsertMessage(SESSION, reply(2), true);
  expect(isGrowing(SESSION)).toBe(false);
});

it('help comes beside a growing reply, and does not end it', () => {
  upsertDelta(SESSION, { replyId: 'c', offset: 0, text: 'Then' });
  upsertMessage(SESSION, message(2), true);
  upsertMessage(
    SESSION,
    reply(3, { generatedBy: undefined, help: { level: 'certain' as const, kind: 'self_harm', country: 'DE' } }),
    true,
  );
  expect([ids(), isGrowing(SESSION)]).toEqual([[1, 2, 3], true]);
});

it('a failed reply is gone, and its question says why until it is asked again', () => {
  upsertDelta(SESSION, { replyId: 'd', offset: 0, text: 'Then' });
  endReply(SESSION, 'other');
  expect(isGrowing(SESSION)).toBe(true);
  endReply(SESSION, 'd');
  expect(isGrowing(SESSION)).toBe(false);
  upsertUnanswered(SESSION, 1, 'interrupted');
  expect(currentView(SESSION)?.pages[0]?.[0]?.unanswered).toBe('interrupted');
  upsertUnanswered(SESSION, 1, undefined);
  expect(currentView(SESSION)?.pages[0]?.[0]?.unanswered).toBeUndefined();
  // The same reply may be written again from its beginning.
  expect(upsertDelta(SESSION, { replyId: 'd', offset: 0, text: 'Anew' })).toBe(true);
  expect(isGrowing(SESSION)).toBe(true);
});

it('an answer brings what was missed, and tells a deleted chat from one that is back', () => {
  markGone(SESSION);
  expect(currentView(SESSION)?.gone).toBe(true);
  upsertAnswer(SESSION, answer([message(2, { clientMessageId: 'mine' })], { reply: { replyId: 'e', text: 'So far' } }));
  expect([ids(), isGrowing(SESSION), currentView(SESSION)?.gone]).toEqual([[1, 2], true, false]);
  expect(findStored(SESSION, 'mine')?.id).toBe(2);
});

it('pushes for chats that are not on the page change nothing', () => {
  upsertMessage('another', message(9), true);
  upsertAnswer('another', answer([message(9)], { reply: { replyId: 'f', text: 'x' } }));
  expect([currentView('another'), isGrowing('another')]).toEqual([undefined, false]);
});
