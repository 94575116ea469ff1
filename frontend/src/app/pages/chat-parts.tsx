import type { HelpView } from '@beside/common/safety/safety.views';
import { Show } from '../../components/page/Show.tsx';
import type { ChatPanelProps } from '../../features/chat/components/ChatPanel.tsx';
import { bindChatDeletion } from '../../features/chat/forget-chat-of.ts';
import type { HelpCardProps } from '../../features/safety/components/HelpCard.tsx';
import { QuietHelp } from '../../features/safety/components/QuietHelp.tsx';
import { offlineHelp } from '../../features/safety/offline-help.ts';
import { usePart } from '../../hooks/use-part.ts';
import { type LazyPart, lazyPart } from '../../lib/lazy-part.ts';
import { onSocket } from '../../lib/socket.ts';

onSocket(bindChatDeletion);

/** The chat about an advice. */
export const chatPanel: LazyPart<ChatPanelProps> = lazyPart(async () => {
  // A talk may lose its connection: the numbers of help come with it.
  void offlineHelp.preload().catch(() => undefined);
  return (await import('../../features/chat/components/ChatPanel.tsx')).ChatPanel;
}, ['chat', 'conversation', 'speech', 'translation']);

/** Help in danger. */
export const helpCard: LazyPart<HelpCardProps> = lazyPart(
  async () => (await import('../../features/safety/components/HelpCard.tsx')).HelpCard,
  ['safety'],
);

/** The line about help where nothing answers. */
export const quietHelp = <QuietHelp />;

/** Help in danger. Until its file is there, and without it, the line about help stands in its place. */
export function ShowHelp(props: HelpCardProps) {
  const isReady = usePart(helpCard, props.help);
  return isReady || helpCard.loaded() ? <Show part={helpCard} props={props} /> : quietHelp;
}

/** Renders the help of a chat, where nothing is counted. */
export const helpInChat = (help: HelpView) => <ShowHelp help={help} notCounted={false} />;
