import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';

it('signing out clears drafts, the pending request, the advice to open, the chat and the scroll positions', async () => {
  const [tab, browser] = [memoryStorage(), memoryStorage()];
  vi.stubGlobal('window', { sessionStorage: tab, localStorage: browser, addEventListener: () => undefined });
  const { changeDraft } = await import('../features/advice/asking/draft.store.ts');
  const { startRequest } = await import('../features/advice/asking/start-request.ts');
  const { VIEWING_KEY } = await import('../features/advice/reading/viewing-advice.ts');
  const { recordScroll, storeScroll } = await import('../lib/scroll-positions.ts');
  const { forget } = await import('./forget.ts');

  changeDraft({ description: 'He must not read this' });
  startRequest();
  browser.setItem(VIEWING_KEY, '{"description":"He must not read this"}');
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, getElementById: () => null });
  const { hiddenHelp } = await import('../features/chat/chat.cache.ts');
  const { chats } = await import('../features/chat/chat.conversation.ts');
  const { openChat } = await import('../features/chat/open-chat.store.ts');
  chats.changeDraft('session', 'He must not read this draft');
  const unsent = {
    clientMessageId: 'a',
    message: 'He must not read this either',
    writtenAt: '',
    language: 'en',
  } as const;
  chats.outbox.enqueue('session', unsent);
  hiddenHelp.set('session', 7);
  openChat('session');
  recordScroll('x1y2z3', 120);
  storeScroll();
  const words = () => [...tab.kept.values(), ...browser.kept.values()].join();
  expect(words()).toContain('He must not read this');

  forget('signedOut');
  expect(words()).not.toContain('must not read');
  expect([...tab.kept.keys()]).toEqual(['beside.draft']);
  expect([...browser.kept.keys()]).toEqual([]);
  expect(chats.outbox.outboxOf('session')).toEqual([]);
  // Leaving the page does not write them again.
  storeScroll();
  expect(words()).not.toContain('x1y2z3');
});
