import { Navigate } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { LoginSessions } from '../../../features/account/components/signing-in/LoginSessions.tsx';
import { ProofHost } from '../../../features/account/components/signing-in/ProofHost.tsx';
import { SecondStep } from '../../../features/account/components/signing-in/SecondStep.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountPage.module.css';

const PATH = '/account/signing-in';

/** How the user signs in, and where they are signed in. */
export function SigningInPage() {
  const t = useT();
  const { user, failed, retry } = useAccount();
  usePage(t('signing.title'));

  if (user === null) return <Navigate to="/auth" replace state={{ from: PATH }} />;
  if (failed) return <ErrorState title={t('account.load_failed')} text={t('account.load_failed_text')} onRetry={retry} />;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('signing.title')}</h1>
      <AccountNav />
      <div className={styles.parts}>
        {user && (
          <>
            <SecondStep />
            <LoginSessions />
            <ProofHost email={user.email} />
          </>
        )}
      </div>
    </div>
  );
}
