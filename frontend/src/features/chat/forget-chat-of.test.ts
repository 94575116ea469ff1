import { expect, it, vi } from 'vitest';
import { answer, message, SESSION } from './chat.fixtures.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
vi.stubGlobal('window', { sessionStorage: storage, localStorage: storage, addEventListener: () => undefined });
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, getElementById: () => null });

const { queryClient } = await import('../../lib/query.ts');
const { chatCache, chatTranslations, hiddenHelp } = await import('./chat.cache.ts');
const { chats } = await import('./chat.conversation.ts');
const { chatThread } = await import('./chat.merge.ts');
const { bindChatDeletion, forgetChatOf } = await import('./forget-chat-of.ts');
const { openChat } = await import('./open-chat.store.ts');
const { currentView, keys: chatKeys } = chatCache;
const { viewOf } = chatThread;
const { enqueue, outboxOf } = chats.outbox;

const OTHER = '00000000-0000-4000-8000-000000000002';
const unsent = { clientMessageId: 'a', message: 'unsent', writtenAt: '', language: 'en' } as const;

function fill(...sessions: string[]): void {
  for (const each of sessions) {
    chats.changeDraft(each, `draft of ${each}`);
    enqueue(each, { ...unsent, message: `unsent of ${each}` });
    hiddenHelp.set(each, 7);
    queryClient.setQueryData(chatKeys.view(each), viewOf(answer([message(1)])));
    queryClient.setQueryData(chatKeys.reply(each), { replyId: each, text: 'So far' });
  }
}

it('a deleted advice leaves nothing of its chat behind, and other chats stay', () => {
  fill(SESSION, OTHER);
  openChat(SESSION);
  chatTranslations.keepTranslations('de', [{ id: 1, text: 'Worte' }]);
  forgetChatOf(SESSION);
  expect([...kept.values()].join()).not.toContain(SESSION);
  expect([...kept.values()].join()).toContain(`draft of ${OTHER}`);
  expect(outboxOf(SESSION)).toEqual([]);
  expect(outboxOf(OTHER)).toHaveLength(1);
  expect(queryClient.getQueryData(chatKeys.view(SESSION))).toBeUndefined();
  expect(queryClient.getQueryData(chatKeys.reply(SESSION))).toBeUndefined();
  expect(chatTranslations.translationOf(message(1), 'de')).toBeUndefined();
  expect(currentView(OTHER)?.pages.flat()).toHaveLength(1);
});

it('a deletion elsewhere does the same, and a panel that shows the chat can say so', async () => {
  fill(SESSION);
  const { QueryObserver } = await import('@tanstack/react-query');
  const shown = new QueryObserver(queryClient, {
    queryKey: chatKeys.view(SESSION),
    queryFn: () => viewOf(answer([])),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = shown.subscribe(() => undefined);
  let push: (pushed: unknown) => void = () => undefined;
  Reflect.apply(bindChatDeletion, undefined, [{ on: (_: string, handler: typeof push) => (push = handler) }]);
  push({ id: SESSION });
  expect(currentView(SESSION)).toMatchObject({ gone: true, pages: [] });
  expect([...kept.values()].join()).not.toContain(SESSION);
  leave();
});
