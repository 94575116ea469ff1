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
import { useConnection } from '../../../lib/connection.store.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useOffline } from '../../offline.store.ts';
import styles from './KeptPage.module.css';
import { OfflineHelp } from './OfflineHelp.tsx';
import { pageName } from './page-name.ts';

const ADVICE = /^\/kept\/([^/]+)$/;

/** What this device keeps. It also stands in place of every page that opens without a connection. */
export function KeptPage() {
  const t = useT();
  const { pathname } = useLocation();
  const isOpenedOffline = useOffline(({ isOffline }) => isOffline);
  const isWithout = useConnection() === 'offline' || isOpenedOffline;
  const kept = useKept((state) => state.kept);
  useEffect(() => void loadKept().catch(() => undefined), []);
  usePage(t(isWithout && !kept?.items.length ? 'kept.no_connection' : `kept.title_${deviceKind()}`));
  const wanted = kept?.items.find(({ id }) => id === ADVICE.exec(pathname)?.[1]);
  return (
    <div className={`page ${styles.page}`}>
      {wanted ? (
        <>
          <Link to="/kept">{t(`kept.title_${deviceKind()}`)}</Link>
          <KeptReading advice={wanted} />
        </>
      ) : (
        kept && <Overview kept={kept} isWithout={isWithout} pathname={pathname} />
      )}
      {isWithout && <OfflineHelp />}
    </div>
  );
}

interface OverviewProps {
  kept: KeptCopies;
  isWithout: boolean;
  pathname: string;
}

function Overview({ kept: { items, isExpired }, isWithout, pathname }: OverviewProps) {
  const t = useT();
  const isOwn = pathname.startsWith('/kept');
  const name = pageName(pathname);
  const isMissing = ADVICE.test(pathname);
  return (
    <>
      <div className={styles.head}>
        <h1>{t(isWithout && items.length === 0 ? 'kept.no_connection' : `kept.title_${deviceKind()}`)}</h1>
        {isMissing && <p>{t('kept.missing')}</p>}
        {!isOwn && pathname !== '/' && <p>{name ? t('kept.page_needs', { page: t(name) }) : t('kept.this_page_needs')}</p>}
        {isExpired && <p>{t('kept.expired', { days: KEPT_DAYS })}</p>}
        <p>
          {t(items.length > 0 ? (isWithout ? 'kept.intro' : 'kept.intro_online') : isWithout ? 'kept.none' : 'kept.none_online')}
        </p>
      </div>
      {items.length > 0 && <KeptList items={items} />}
      {isWithout && (
        <Button variant="default" leftSection={<Icon of={IconRefresh} />} onClick={() => window.location.reload()}>
          {t('error.retry')}
        </Button>
      )}
    </>
  );
}
