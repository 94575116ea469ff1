import type { AdviceHistoryItem } from '@beside/common/advice/advice.views';
import type { HelpView } from '@beside/common/safety/safety.views';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Show } from '../../../components/Show.tsx';
import { AdviceHistory } from '../../../features/advice/components/history/AdviceHistory.tsx';
import type { HistoryView } from '../../../features/advice/history-view.ts';
import type { Summons } from '../../../features/chat/components/ChatPanel.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';

const chatPanel = lazyPart(
  async () => (await import('../../../features/chat/components/ChatPanel.tsx')).ChatPanel,
  ['chat', 'speech', 'translation'],
);
const helpCard = lazyPart(async () => (await import('../../../features/safety/components/HelpCard.tsx')).HelpCard, ['safety']);

/** A panel that opens comes into view; the focus stays on its button. */
const SUMMONS: Summons = { toField: false };

interface Props {
  userId: string;
  view: HistoryView;
  onView: (view: HistoryView) => void;
}

/** The user's advice sessions, each with its chat. */
export function AdviceTab({ userId, view, onView }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const chat = ({ id }: AdviceHistoryItem, onClose: () => void) => (
    <Show part={chatPanel} props={{ sessionId: id, label: t('advice.chat_about'), onClose, help: helpFor, summons: SUMMONS }} />
  );
  return <AdviceHistory userId={userId} view={view} onView={onView} onOpen={navigate} chat={chat} loadChat={chatPanel.preload} />;
}

function helpFor(help: HelpView) {
  return (
    <Suspense>
      <Show part={helpCard} props={{ help, notCounted: false }} />
    </Suspense>
  );
}
