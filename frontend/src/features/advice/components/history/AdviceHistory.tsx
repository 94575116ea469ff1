import type { AdviceHistoryItem } from '@beside/common/advice/advice.views';
import { type ReactNode, useState } from 'react';
import { CardPages } from '../../../../components/cards/CardPages.tsx';
import { CardSkeletons } from '../../../../components/cards/CardSkeletons.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { sayLoadFault } from '../../../../lib/load-fault.ts';
import { whileLoading } from '../../../../lib/loading.store.ts';
import type { HistoryView } from '../../history/history-view.ts';
import { useBookmarks } from '../../history/use-bookmarks.ts';
import { useHistory } from '../../history/use-history.ts';
import { useDeleteSession, useViewSession } from '../../history/use-session-actions.ts';
import styles from './AdviceHistory.module.css';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistorySearch } from './HistorySearch.tsx';
import { NothingHere } from './NothingHere.tsx';
import { SessionCard } from './SessionCard.tsx';

interface Props {
  userId: string;
  view: HistoryView;
  onView: (view: HistoryView) => void;
  /** Opens the address that shows the chosen advice. */
  onOpen: (path: string) => void;
  /** The chat about a session: features do not import each other. */
  chat: (session: AdviceHistoryItem, onClose: () => void) => ReactNode;
  /** Receives the id of a deleted session. */
  onGone: (id: string) => void;
  /** Loads the chat's code, before its panel opens. */
  loadChat: () => Promise<void>;
}

const nameOf = ({ id }: AdviceHistoryItem) => id;

/** The session whose chat is open. It opens when its code is there. */
function useOneChat(loadChat: Props['loadChat']) {
  const [chatting, setChatting] = useState<string | null>(null);
  const alerts = useAlerts();
  const toggleChat = (id: string, opened: boolean) => {
    if (!opened) return setChatting(null);
    alerts.clear();
    whileLoading(loadChat()).then(
      () => setChatting(id),
      () => void sayLoadFault(alerts.show),
    );
  };
  return { chatting, toggleChat };
}

/** A user's advice sessions: filters, search, and their cards. One chat is open at a time. */
export function AdviceHistory({ userId, view, onView, onOpen, onGone, chat, loadChat }: Props) {
  const t = useT();
  const { sessions, isPlaceholderData, isError, refetch, ...pages } = useHistory(view);
  const { isBookmarked, bookmark } = useBookmarks(userId);
  const { remove, removing } = useDeleteSession(onGone);
  const { view: open, viewing } = useViewSession(onOpen, onGone);
  const { chatting, toggleChat } = useOneChat(loadChat);
  const failed = isError && !pages.isFetchNextPageError && !sessions;
  const waiting = isPlaceholderData && sessions?.length === 0;

  return (
    <div className={styles.history}>
      <HistoryFilters chosen={view.category} onChoose={(category) => onView({ ...view, category })} />
      <HistorySearch
        q={view.q}
        onSearch={(q) => onView({ ...view, q })}
        countText={
          view.q && sessions && !isPlaceholderData
            ? t(pages.hasNextPage ? 'history.found_more' : 'history.found', { count: sessions.length })
            : null
        }
      />
      {failed && (
        <ErrorState inside title={t('history.load_failed')} text={t('history.load_failed_text')} onRetry={() => void refetch()} />
      )}
      {!failed && (!sessions || waiting) && <CardSkeletons />}
      {sessions?.length === 0 && !waiting && <NothingHere view={view} onView={onView} />}
      {sessions && sessions.length > 0 && (
        <CardPages
          items={sessions}
          nameOf={nameOf}
          old={isPlaceholderData}
          pages={pages}
          texts={{
            label: t('history.advice'),
            more: t('history.more'),
            failed: t('history.more_failed'),
            added: (count) => t('history.added', { count }),
          }}
          render={(session) => (
            <SessionCard
              session={session}
              q={view.q}
              bookmarked={isBookmarked(session.id)}
              viewing={viewing === session.id}
              removing={removing === session.id}
              onView={() => open(session.id)}
              onBookmark={(bookmarked) => bookmark(session.id, bookmarked)}
              onDelete={() => remove(session.id)}
              onChat={(opened) => toggleChat(session.id, opened)}
              chat={chatting === session.id ? (close) => chat(session, close) : null}
            />
          )}
        />
      )}
    </div>
  );
}
