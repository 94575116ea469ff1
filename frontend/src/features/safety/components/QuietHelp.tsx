import { Suspense, useEffect } from 'react';
import { Show } from '../../../components/page/Show.tsx';
import { useConnection } from '../../../lib/connection.store.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { offlineHelp } from '../offline-help.ts';
import styles from './QuietHelp.module.css';

/** Under a failure: where to find people who listen. Offline the page of help cannot open, so the line names numbers itself. */
export function QuietHelp() {
  const t = useT();
  const offline = useConnection() === 'offline';
  // Load the numbers while there is a connection.
  useEffect(() => {
    if (!offline) void offlineHelp.preload().catch(() => undefined);
  }, [offline]);
  if (offline && offlineHelp.loaded()) {
    return (
      <p className={styles.line}>
        {t('error.quiet_help_offline')}{' '}
        <Suspense>
          <Show part={offlineHelp} props={{}} />
        </Suspense>
      </p>
    );
  }
  return (
    <p className={styles.line}>
      {/* A document of its own: the server makes it. */}
      <Rich text={t('error.quiet_help')} parts={{ a: (words) => <a href="/help">{words}</a> }} />
    </p>
  );
}
