import type { AdviceHistoryItem } from '@beside/common/advice/advice.views';
import { useNavigate } from 'react-router';
import { LatePart } from '../../../components/page/LatePart.tsx';
import { AdviceHistory } from '../../../features/advice/components/history/AdviceHistory.tsx';
import { RetentionNote } from '../../../features/advice/components/retention/RetentionNote.tsx';
import type { HistoryView } from '../../../features/advice/history/history-view.ts';
import type { Summons } from '../../../features/chat/components/ChatPanel.tsx';
import { forgetChatOf } from '../../../features/chat/forget-chat-of.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { chatPanel, helpInChat, quietHelp } from '../chat-parts.tsx';

/** A panel that opens comes into view; the focus stays on its button. */
const SUMMONS: Summons = { to: null };

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
    <LatePart
      part={chatPanel}
      props={{ sessionId: id, label: t('advice.chat_about'), onClose, help: helpInChat, quietHelp, summons: SUMMONS }}
    />
  );
  return (
    <>
      <RetentionNote />
      <AdviceHistory
        userId={userId}
        view={view}
        onView={onView}
        onOpen={navigate}
        onGone={forgetChatOf}
        chat={chat}
        loadChat={chatPanel.preload}
      />
    </>
  );
}
