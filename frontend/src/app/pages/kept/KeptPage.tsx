import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import { KeptList } from '../../../features/advice/components/kept/KeptList.tsx';
import { KeptReading } from '../../../features/advice/components/kept/KeptReading.tsx';
import { deviceKind } from '../../../features/advice/kept/device-kind.ts';
import type { KeptCopies } from '../../../features/advice/kept/kept.database.ts';
import { KEPT_DAYS } from '../../../features/advice/kept/kept.schema.ts';
import { loadKept, useKept } from '../../../features/advice/kept/kept.store.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { TextKey } from '../../../lib/i18n/table.ts';
import { type Reach, useReach } from '../../offline.store.ts';
import styles from './KeptPage.module.css';
import { OfflineHelp } from './OfflineHelp.tsx';
import { pageName } from './page-name.ts';

const ADVICE = /^\/kept\/([^/]+)$/;

/** What this device keeps. It also stands in place of every page that opens without a connection. */
export function KeptPage() {
  const t = useT();
  const { pathname } = useLocation();
  const reach = useReach();
  const kept = useKept((of) => of.kept);
  useEffect(() => void loadKept().catch(() => undefined), []);
  const own: TextKey = `kept.title_${deviceKind()}`;
  const title = kept?.items.length || reach === 'online' ? own : TITLES[reach];
  usePage(t(title));
  const wanted = kept?.items.find(({ id }) => id === ADVICE.exec(pathname)?.[1]);
  return (
    <div className={`page ${styles.page}`}>
      {wanted ? (
        <>
          <Link to="/kept">{t(own)}</Link>
          <KeptReading advice={wanted} />
        </>
      ) : (
        kept && <Overview kept={kept} title={title} reach={reach} pathname={pathname} />
      )}
      {reach !== 'online' && <OfflineHelp />}
    </div>
  );
}

const TITLES = { none: 'kept.no_connection', slow: 'kept.slow' } as const satisfies Partial<Record<Reach, TextKey>>;

interface OverviewProps {
  kept: KeptCopies;
  title: TextKey;
  reach: Reach;
  pathname: string;
}

function Overview({ kept: { items, isExpired }, title, reach, pathname }: OverviewProps) {
  const t = useT();
  const isOwn = pathname.startsWith('/kept');
  const name = pageName(pathname);
  return (
    <>
      <div className={styles.head}>
        <h1>{t(title)}</h1>
        {ADVICE.test(pathname) && <p>{t('kept.missing')}</p>}
        {reach === 'slow' && <p>{t('kept.slow_text')}</p>}
        {reach === 'none' && !isOwn && pathname !== '/' && (
          <p>{name ? t('kept.page_needs', { page: t(name) }) : t('kept.this_page_needs')}</p>
        )}
        {isExpired && <p>{t('kept.expired', { days: KEPT_DAYS })}</p>}
        {items.length > 0 && <p>{t(reach === 'none' ? 'kept.intro' : 'kept.intro_online')}</p>}
        {items.length === 0 && reach === 'none' && <p>{t('kept.none')}</p>}
        {items.length === 0 && reach === 'online' && <p>{t('kept.none_online')}</p>}
      </div>
      {items.length > 0 && <KeptList items={items} />}
      {reach !== 'online' && (
        <Button variant="default" leftSection={<Icon of={IconRefresh} />} onClick={() => window.location.reload()}>
          {t('error.retry')}
        </Button>
      )}
    </>
  );
}
