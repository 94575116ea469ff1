import { dangerOf } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import { ActionIcon, Button } from '@mantine/core';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Note } from '../../../components/kit/Note.tsx';
import { Skeleton } from '../../../components/page/Skeleton.tsx';
import { ApiError } from '../../../lib/api.ts';
import { findLastMessage, lastMessage } from '../../../lib/conversation/thread.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { onSocket } from '../../../lib/socket.ts';
import { hiddenHelp } from '../chat.cache.ts';
import { chats } from '../chat.conversation.ts';
import { bindChatEvents } from '../chat.events.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatConversation } from './ChatConversation.tsx';
import { ChatHelp } from './ChatHelp.tsx';
import styles from './ChatPanel.module.css';

// Bound here, because the chat's code loads with its panel alone.
onSocket(bindChatEvents);

/** What the reader did to get here. */
export interface Summons {
  /** What gets the focus; null where the pressed button keeps it. */
  to: 'field' | 'heading' | null;
}

export interface ChatPanelProps {
  /** The advice session that the chat is about. */
  sessionId: string;
  /** The region's accessible name. */
  label: string;
  onClose: () => void;
  /** Renders the help card: features do not import each other. */
  help: (help: HelpView) => ReactNode;
  /** The line about help where nothing answers. */
  quietHelp: ReactNode;
  /** Each new object brings the panel into view. */
  summons?: Summons | null;
}

/** The chat about an advice, inside a page. */
export function ChatPanel({ sessionId, label, onClose, help, quietHelp, summons = null }: ChatPanelProps) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const { data: view, error, refetch } = chats.useView(sessionId);
  const pages = view?.pages ?? [];
  const hiddenTo = hiddenHelp.useValue(sessionId) ?? 0;
  // The last message with help that the reader has not hidden.
  const helped = findLastMessage(pages, ({ help: card, id }) => card !== undefined && id > hiddenTo);
  const unanswered = findLastMessage(pages, ({ messageType }) => messageType === 'user')?.unanswered;
  // Nothing answers now: no connection, a refused question, or a last question whose reply failed.
  const failing = chats.useFailing(sessionId) || (unanswered !== undefined && unanswered !== 'stopped');
  const gone = view?.gone || (!view && error instanceof ApiError && error.status === 404);
  const empty = pages.length === 0;
  // The last message that was there when the reader came.
  const opened = useRef<number>(undefined);
  if (view) opened.current ??= lastMessage(view)?.id ?? 0;
  chats.useConnected(sessionId, view !== undefined);
  useInView(panel, summons, empty);
  return (
    <section ref={panel} className={styles.panel} aria-label={label}>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{t('chat.title')}</h2>
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
            <div className={styles.talk} data-empty={empty || undefined}>
              <ChatConversation key={sessionId} sessionId={sessionId} view={view} />
            </div>
          ) : error ? (
            <LoadFailed onRetry={() => void refetch()} />
          ) : (
            <Waiting />
          )}
          <p className="vh" role="status">
            {helped?.help?.level === 'possible' && helped.id > (opened.current ?? 0) && t('chat.help_here')}
          </p>
          {helped?.help && (
            <ChatHelp key={helped.id} message={helped} help={helped.help} fresh={helped.id > (opened.current ?? 0)}>
              {help}
            </ChatHelp>
          )}
          {!helped && failing && <FailingHelp sessionId={sessionId} help={help} quiet={quietHelp} />}
          <ChatComposer sessionId={sessionId} />
        </>
      )}
    </section>
  );
}

/** Help where nothing answers: the line, or the card where a refused question sounds like danger. */
function FailingHelp({ sessionId, help, quiet }: { sessionId: string; help: ChatPanelProps['help']; quiet: ReactNode }) {
  const trouble = chats.useSendTrouble(sessionId);
  if (trouble?.help && dangerOf(trouble.help)) return <div className={styles.help}>{help(trouble.help)}</div>;
  return <div className={styles.quiet}>{quiet}</div>;
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const retry = (
    <Button size="sm" variant="default" onClick={onRetry}>
      {t('error.retry')}
    </Button>
  );
  return (
    <div className={styles.note}>
      <Note tone="warn" icon={IconInfoCircle} role="alert" action={retry}>
        {t('chat.load_failed')}
      </Note>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <div className={styles.waiting} role="status">
      <span className="vh">{t('chat.opening')}</span>
      <Skeleton width="70%" />
      <Skeleton width="92%" />
      <Skeleton width="48%" />
    </div>
  );
}

/** Brings the panel into view for a reader who asked for it or writes in it, also when its messages get their place. */
function useInView(panel: RefObject<HTMLElement | null>, summons: Summons | null, empty: boolean): void {
  useEffect(() => {
    if (!summons) return;
    const target = summons.to && { field: 'textarea', heading: 'h2' }[summons.to];
    if (target) panel.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel, summons]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the panel grows
  useEffect(() => {
    if (summons || panel.current?.contains(document.activeElement)) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel, empty]);
}
