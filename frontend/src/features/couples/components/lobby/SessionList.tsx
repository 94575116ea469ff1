import { Button } from '@mantine/core';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { useDeleteSession, useHistory } from '../../lobby/use-history.ts';
import { SessionItem, SessionItemSkeleton } from './SessionItem.tsx';
import styles from './SessionList.module.css';

/** The sessions that the user created or joined. */
export function SessionList() {
  const t = useT();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory();
  const { remove, removing } = useDeleteSession();
  const sessions = data?.pages.flatMap((page) => page.sessions);
  return (
    <section className={styles.sessions} aria-labelledby="sessions">
      <h2 id="sessions">{t('couples.yours')}</h2>
      {!sessions && isError && (
        <div className={styles.failed} role="alert">
          <p>{t('couples.list_failed')}</p>
          <Button variant="default" size="sm" aria-disabled={isFetching || undefined} onClick={() => void refetch()}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {!sessions && !isError && (
        <div className={styles.list} role="status">
          <span className="vh">{t('shell.loading')}</span>
          <SessionItemSkeleton />
          <SessionItemSkeleton />
        </div>
      )}
      {sessions?.length === 0 && <p className={styles.empty}>{t('couples.none')}</p>}
      {sessions && sessions.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list
        <ul className={styles.list} role="list">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} busy={removing === session.id} onDelete={() => remove(session)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" aria-disabled={isFetchingNextPage || undefined} onClick={() => void fetchNextPage()}>
          {t('couples.more')}
        </Button>
      )}
    </section>
  );
}
