import { Navigate, useLocation } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { LoginSessions } from '../../../features/account/components/signing-in/LoginSessions.tsx';
import { PanelStep } from '../../../features/account/components/signing-in/PanelStep.tsx';
import { Passkeys } from '../../../features/account/components/signing-in/Passkeys.tsx';
import { ProofHost } from '../../../features/account/components/signing-in/ProofHost.tsx';
import { SecondStep } from '../../../features/account/components/signing-in/SecondStep.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { isFields } from '../../../lib/parse.ts';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountPage.module.css';

const PATH = '/account/signing-in';

/** How the user signs in, and where they are signed in. */
export function SigningInPage() {
  const t = useT();
  const { user, failed, retry } = useAccount();
  usePage(t('signing.title'));

  // From the panel, which needs a second step: there again, once it is passed.
  const isAwaited = Boolean(user?.secondFactorFrom && Date.parse(user.secondFactorFrom) <= Date.now());
  const { state } = useLocation();
  const panel = isFields(state) && typeof state.from === 'string' && /^\/admin\b/.test(state.from) ? state.from : null;
  if (user && panel && !isAwaited) return <Navigate to={panel} replace />;
  if (user === null) return <Navigate to="/auth" replace state={{ from: PATH }} />;
  if (failed) return <ErrorState title={t('account.load_failed')} text={t('account.load_failed_text')} onRetry={retry} />;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('signing.title')}</h1>
      <AccountNav />
      <div className={styles.parts}>
        {user && (
          <>
            {isAwaited && <PanelStep />}
            <Passkeys />
            <SecondStep />
            <LoginSessions />
            <ProofHost email={user.email} />
          </>
        )}
      </div>
    </div>
  );
}
