import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { type AuditFilter, readFilter, writeFilter } from '../../audit/audit-filter.ts';
import { useAuditLog, useAuditNews } from '../../audit/use-audit.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';
import { AuditNews } from './AuditNews.tsx';
import styles from './AuditTab.module.css';

/** Who did what, to whom, when and from where. The filters stand in the address. */
export function AuditTab() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const filter = readFilter(params);
  const log = useAuditLog(filter);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const news = useAuditNews(filter, entries && (entries[0]?.id ?? 0));
  const narrow = (some: Partial<AuditFilter>, silently = false) =>
    setParams(writeFilter({ ...filter, ...some }), { replace: silently });
  return (
    <>
      <p className={styles.intro}>{t('admin.audit_intro')}</p>
      <AuditFilters filter={filter} entries={entries ?? []} onFilter={narrow} />
      <AuditNews
        news={news}
        onShow={() => {
          void news.show();
          list.current?.focus();
        }}
      />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <AuditList log={log} entries={entries} filter={filter} onFilter={narrow} />
      </div>
    </>
  );
}
