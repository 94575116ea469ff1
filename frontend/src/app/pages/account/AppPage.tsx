import { Navigate } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { AddToDevice } from '../../../features/device/components/AddToDevice.tsx';
import { AnotherName } from '../../../features/device/components/AnotherName.tsx';
import { usePage } from '../../../hooks/use-page.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountPage.module.css';

/** Beside as an app of this device: adding it, and under which name. */
export function AppPage() {
  const t = useT();
  const { user, failed, retry } = useAccount();
  const title = t('device.title', { appName: config.appName });
  usePage(title);

  if (user === null) return <Navigate to="/auth" replace state={{ from: '/account/app' }} />;
  if (failed) return <ErrorState title={t('account.load_failed')} text={t('account.load_failed_text')} onRetry={retry} />;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      <AccountNav />
      <div className={styles.parts}>
        {user && (
          <>
            <AddToDevice />
            <AnotherName />
          </>
        )}
      </div>
    </div>
  );
}
