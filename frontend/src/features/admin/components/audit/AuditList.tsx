import type { AuditEntryView } from '@beside/common/admin/admin.views';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../../components/cards/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useNow } from '../../../../hooks/use-now.ts';
import { adminFault } from '../../../../lib/admin-fault.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { type AuditFilter, writeFilter } from '../../audit/audit-filter.ts';
import type { useAuditLog } from '../../audit/use-audit.ts';
import { AuditEntry } from './AuditEntry.tsx';
import styles from './AuditList.module.css';

interface Props {
  log: ReturnType<typeof useAuditLog>;
  entries: readonly AuditEntryView[] | undefined;
  filter: AuditFilter;
  onFilter: (some: Partial<AuditFilter>) => void;
}

/** The entries, and a button for older ones. */
export function AuditList({ log, entries, filter, onFilter }: Props) {
  const t = useT();
  const now = useNow();
  if (log.isError && !entries) {
    return (
      <ErrorState
        inside
        title={t('admin.audit_failed')}
        text={adminFault(log.error, t('admin.load_failed_text'))}
        onRetry={() => void log.refetch()}
      />
    );
  }
  if (!entries) return <Waiting />;
  if (entries.length === 0) {
    const isFiltered = writeFilter(filter).size > 0;
    return (
      <EmptyState title={t('admin.audit_none')} text={t(isFiltered ? 'admin.audit_none_filtered' : 'admin.audit_none_text')}>
        {isFiltered && (
          <Button variant="default" onClick={() => onFilter({ action: '', actor: '', target: '', from: '', to: '' })}>
            {t('admin.audit_clear')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={styles.trail}>
        {entries.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} now={now} onFilter={onFilter} />
        ))}
      </ol>
      <Older log={log} count={entries.length} />
    </>
  );
}

/** One button for all states of the next page, so it keeps the focus. What has come is announced. */
function Older({ log, count }: { log: Props['log']; count: number }) {
  const t = useT();
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError } = log;
  const asked = useRef<number | null>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (busy || asked.current === null) return;
    setAdded(Math.max(0, count - asked.current));
    asked.current = null;
  }, [busy, count]);
  const failed = isFetchNextPageError && !busy;
  const more = () => {
    if (busy) return;
    asked.current = count;
    void log.fetchNextPage();
  };
  return (
    <>
      <p className="vh" role="status">
        {added > 0 && t('admin.audit_added', { count: added })}
      </p>
      {hasNextPage && (
        <div className={styles.more}>
          <p role="alert">{failed && t('admin.audit_more_failed')}</p>
          <Button variant="default" aria-disabled={busy || undefined} onClick={more}>
            {failed ? t('error.retry') : t('admin.audit_more')}
          </Button>
        </div>
      )}
    </>
  );
}

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8'];

function Waiting() {
  const t = useT();
  return (
    <div role="status">
      <span className="vh">{t('shell.loading')}</span>
      <div className={styles.trail} aria-hidden="true">
        {WAITING.map((name) => (
          <div key={name} className={styles.waiting}>
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
    </div>
  );
}
