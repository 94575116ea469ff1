import { useState } from 'react';
import { LatePart } from '../../../components/page/LatePart.tsx';
import type { Summons } from '../../../features/chat/components/ChatPanel.tsx';
import { openChat, useIsChatOpen } from '../../../features/chat/open-chat.store.ts';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { sayLoadFault } from '../../../lib/load-fault.ts';
import { whileLoading } from '../../../lib/loading.store.ts';
import { chatPanel, helpInChat, quietHelp } from '../chat-parts.tsx';

/** The chat about an advice, below it: whether it is open, and what opens and closes it. */
export function useReadingChat(adviceId: string | null) {
  const t = useT();
  const isOpen = useIsChatOpen(adviceId);
  const [summons, setSummons] = useState<Summons | null>(null);
  const alerts = useAlerts();
  const talk = async (to: Summons['to']) => {
    alerts.clear();
    try {
      await whileLoading(chatPanel.preload());
    } catch {
      return sayLoadFault((text) => alerts.show(t('error.title'), text));
    }
    openChat(adviceId);
    setSummons({ to });
  };
  const close = () => {
    openChat(null);
    setSummons(null);
  };
  return {
    open: isOpen,
    onToggle: () => (isOpen ? close() : void talk(null)),
    onFollowUp: () => void talk('field'),
    onOpen: () => void talk('heading'),
    panel: (onClose: () => void) =>
      adviceId && (
        <LatePart
          part={chatPanel}
          props={{
            sessionId: adviceId,
            label: t('advice.chat_about'),
            onClose,
            help: helpInChat,
            quietHelp,
            summons,
          }}
        />
      ),
  };
}
