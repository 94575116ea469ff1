import { create } from 'zustand';
import { forTab } from '../../lib/storage.ts';
import { chatForgetting } from './forget.ts';

const useOpen = create<{ sessionId: string | null }>(() => ({ sessionId: forTab.get(chatForgetting.keys.open) }));

/** Whether the chat about an advice is open on its page. The tab keeps it over a reload. */
export const useIsChatOpen = (sessionId: string | null): boolean =>
  useOpen((state) => state.sessionId === sessionId) && sessionId !== null;

/** Opens a chat on the advice page; null closes it. */
export function openChat(sessionId: string | null): void {
  useOpen.setState({ sessionId });
  if (sessionId === null) forTab.remove(chatForgetting.keys.open);
  else forTab.set(chatForgetting.keys.open, sessionId);
}

// A deleted chat's panel may still be on the page.
chatForgetting.onForget((deleted) => deleted === undefined && useOpen.setState({ sessionId: null }));
