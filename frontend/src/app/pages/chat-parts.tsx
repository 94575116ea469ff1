import type { HelpView } from '@beside/common/safety/safety.views';
import type { ChatPanelProps } from '../../features/chat/components/ChatPanel.tsx';
import { bindChatDeletion } from '../../features/chat/forget-chat-of.ts';
import { QuietHelp } from '../../features/safety/components/QuietHelp.tsx';
import { offlineHelp } from '../../features/safety/offline-help.ts';
import { type LazyPart, lazyPart } from '../../lib/lazy-part.ts';
import { onSocket } from '../../lib/socket.ts';
import { ShowHelp } from './ShowHelp.tsx';

onSocket(bindChatDeletion);

/** The chat about an advice. */
export const chatPanel: LazyPart<ChatPanelProps> = lazyPart(async () => {
  // A talk may lose its connection: the numbers of help come with it.
  void offlineHelp.preload().catch(() => undefined);
  return (await import('../../features/chat/components/ChatPanel.tsx')).ChatPanel;
}, ['chat', 'conversation', 'speech', 'translation']);

/** The line about help where nothing answers. */
export const quietHelp = <QuietHelp />;

/** Renders the help of a chat, where nothing is counted. */
export const helpInChat = (help: HelpView) => <ShowHelp help={help} notCounted={false} />;
