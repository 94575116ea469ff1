import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/cards/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { isPayable } from '../invoice-texts.ts';
import { useInvoices } from '../use-invoices.ts';
import { InvoiceItem } from './InvoiceItem.tsx';
import styles from './InvoiceList.module.css';
import { InvoiceSkeletons } from './InvoiceSkeletons.tsx';

/** The invoices by pages. After more have come, the first of them has the focus. */
function usePages(enabled: boolean) {
  const {
    invoices,
    isError,
    refetch,
    hasNextPage,
    isFetchingNextPage: busy,
    isFetchNextPageError,
    fetchNextPage,
  } = useInvoices(enabled);
  const list = useRef<HTMLDivElement>(null);
  /** How many there were when more were asked for. */
  const asked = useRef<number | null>(null);
  const [added, setAdded] = useState(0);
  const count = invoices?.length ?? 0;

  useEffect(() => {
    const before = asked.current;
    if (busy || before === null || count <= before) return;
    asked.current = null;
    setAdded(count - before);
    // The button has gone with the last page, and the focus with it.
    if (document.activeElement === document.body) list.current?.querySelectorAll('h2')[before]?.focus();
  }, [busy, count]);
  const more = hasNextPage && {
    busy,
    failed: isFetchNextPageError && !busy,
    onMore: () => {
      asked.current = count;
      setAdded(0);
      void fetchNextPage();
    },
  };
  return { list, invoices, isError, refetch, count, added, more };
}

/** The user's invoices, the newest first, by pages. */
export function InvoiceList({ enabled }: { enabled: boolean }) {
  const t = useT();
  const { list, invoices, isError, refetch, count, added, more } = usePages(enabled);
  if (!invoices && isError) {
    return <ErrorState inside title={t('invoices.failed')} text={t('invoices.failed_text')} onRetry={() => void refetch()} />;
  }
  if (!invoices) return <InvoiceSkeletons />;
  if (count === 0) {
    return (
      <EmptyState title={t('invoices.empty')} text={t('invoices.empty_text')}>
        <Button component={Link} to="/subscribe">
          {t('invoices.plans')}
        </Button>
      </EmptyState>
    );
  }
  const first = (invoices.find(({ status }) => status === 'overdue') ?? invoices.find(isPayable))?.id;
  return (
    <>
      <div ref={list} className={styles.list}>
        {invoices.map((invoice) => (
          <InvoiceItem key={invoice.id} invoice={invoice} first={invoice.id === first} />
        ))}
      </div>
      <p className="vh" role="status">
        {added > 0 && t('invoices.added', { count: added })}
      </p>
      {more && <More {...more} />}
    </>
  );
}

function More({ busy, failed, onMore }: { busy: boolean; failed: boolean; onMore: () => void }) {
  const t = useT();
  return (
    <div className={styles.more}>
      <p role="alert">{failed && t('invoices.more_failed')}</p>
      <Button variant="default" aria-disabled={busy || undefined} onClick={() => busy || onMore()}>
        {t(failed ? 'error.retry' : 'invoices.more')}
      </Button>
    </div>
  );
}
