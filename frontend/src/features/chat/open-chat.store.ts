import { create } from 'zustand';
import { forTab } from '../../lib/storage.ts';
import { CHAT_KEYS, onForgetChat } from './forget.ts';

const useOpen = create<{ sessionId: string | null }>(() => ({ sessionId: forTab.get(CHAT_KEYS.open) }));

/** Whether the chat about an advice is open on its page. The tab keeps it over a reload. */
export const useIsChatOpen = (sessionId: string | null): boolean =>
  useOpen((state) => state.sessionId === sessionId) && sessionId !== null;

/** Opens a chat on the advice page; null closes it. */
export function openChat(sessionId: string | null): void {
  useOpen.setState({ sessionId });
  if (sessionId === null) forTab.remove(CHAT_KEYS.open);
  else forTab.set(CHAT_KEYS.open, sessionId);
}

/** Opens a deleted chat no more after a reload. Its panel may still be on the page. */
export function forgetOpenChat(sessionId: string): void {
  if (forTab.get(CHAT_KEYS.open) === sessionId) forTab.remove(CHAT_KEYS.open);
}

onForgetChat(() => useOpen.setState({ sessionId: null }));
