import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { CardPages } from '../../../../components/cards/CardPages.tsx';
import { CardSkeletons } from '../../../../components/cards/CardSkeletons.tsx';
import { EmptyState } from '../../../../components/cards/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { useReconnected } from '../../../../hooks/use-reconnected.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { useDeleteSession, useHistory } from '../../lobby/use-history.ts';
import { CouplesCard, cardOf } from './CouplesCard.tsx';

/** The couples sessions that the user created or joined. */
export function CouplesHistory() {
  const t = useT();
  const { data, isError, refetch, ...pages } = useHistory();
  const { remove, removing } = useDeleteSession();
  // Sessions push to their own rooms alone: ask again for what changed meanwhile.
  useReconnected(() => void refetch());
  const sessions = data?.pages.flatMap((page) => page.sessions);
  if (!sessions && isError) {
    return (
      <ErrorState inside title={t('history.load_failed')} text={t('history.load_failed_text')} onRetry={() => void refetch()} />
    );
  }
  if (!sessions) return <CardSkeletons small />;
  if (sessions.length === 0) {
    return (
      <EmptyState title={t('couples.none')} text={t('history.couples_none_text')}>
        <Button component={Link} to="/couples" color="terracotta">
          {t('history.couples_start')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <CardPages
      items={sessions}
      nameOf={cardOf}
      pages={pages}
      texts={{
        label: t('history.couples'),
        more: t('history.more'),
        failed: t('history.more_failed'),
        added: (count) => t('history.added', { count }),
      }}
      render={(session) => <CouplesCard session={session} busy={removing === session.id} onDelete={() => remove(session)} />}
    />
  );
}
