import type { HelpView } from '@beside/common/safety/safety.views';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Note } from '../../../components/Note.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { ApiError } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { onSocket } from '../../../lib/socket.ts';
import { bindChatEvents } from '../chat.events.ts';
import type { ChatView } from '../chat.merge.ts';
import { useHelpHiddenTo } from '../hidden-help.store.ts';
import { useChatView, useConnectedChat } from '../use-chat-view.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatConversation } from './ChatConversation.tsx';
import { ChatHelp } from './ChatHelp.tsx';
import styles from './ChatPanel.module.css';

// Bound here, because the chat's code loads with its panel alone.
onSocket(bindChatEvents);

/** What the reader did to get here. */
export interface Summons {
  /** The message field gets the focus. */
  toField: boolean;
}

interface Props {
  /** The advice session that the chat is about. */
  sessionId: string;
  /** The region's accessible name. */
  label: string;
  onClose: () => void;
  /** Renders the help card: features do not import each other. */
  help: (help: HelpView) => ReactNode;
  /** Each new object brings the panel into view. */
  summons?: Summons | null;
}

/** The chat about an advice, inside a page. */
export function ChatPanel({ sessionId, label, onClose, help, summons = null }: Props) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const { data: view, error, refetch } = useChatView(sessionId);
  const gone = view?.gone || (!view && error instanceof ApiError && error.status === 404);
  useConnectedChat(sessionId, view !== undefined);
  useSummons(panel, summons, view !== undefined);
  return (
    <section ref={panel} className={styles.panel} aria-label={label}>
      <header className={styles.head}>
        <h2>{t('chat.title')}</h2>
        <ActionIcon data-tip aria-label={t('chat.close')} onClick={onClose}>
          <Icon of={IconX} />
        </ActionIcon>
      </header>
      {gone ? (
        <div className={styles.note}>
          <Note tone="calm" icon={IconInfoCircle} role="status">
            {t('chat.gone')}
          </Note>
        </div>
      ) : (
        <>
          {view ? (
            <Talk key={sessionId} sessionId={sessionId} view={view} help={help} />
          ) : error ? (
            <div className={styles.note}>
              <Note
                tone="warn"
                icon={IconAlertCircle}
                role="alert"
                action={
                  <Button size="sm" variant="default" onClick={() => void refetch()}>
                    {t('error.retry')}
                  </Button>
                }
              >
                {t('chat.load_failed')}
              </Note>
            </div>
          ) : (
            <div className={styles.waiting} role="status">
              <span className="vh">{t('chat.opening')}</span>
              <Skeleton width="70%" />
              <Skeleton width="92%" />
              <Skeleton width="48%" />
            </div>
          )}
          <ChatComposer sessionId={sessionId} />
        </>
      )}
    </section>
  );
}

function Talk({ sessionId, view, help }: Pick<Props, 'sessionId' | 'help'> & { view: ChatView }) {
  const hiddenTo = useHelpHiddenTo(sessionId);
  const helped = view.pages.flat().findLast((message) => message.help && message.id > hiddenTo);
  return (
    <>
      <div className={styles.talk} data-empty={view.pages.length === 0 || undefined}>
        <ChatConversation sessionId={sessionId} view={view} />
      </div>
      {helped?.help && (
        <ChatHelp message={helped} help={helped.help}>
          {help}
        </ChatHelp>
      )}
    </>
  );
}

/** Brings the panel into view for a reader who asked for it, again once its messages have their place. */
function useSummons(panel: { current: HTMLElement | null }, summons: Summons | null, ready: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height changes once it is ready
  useEffect(() => {
    if (!summons) return;
    if (summons.toField) panel.current?.querySelector('textarea')?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel, summons, ready]);
}
