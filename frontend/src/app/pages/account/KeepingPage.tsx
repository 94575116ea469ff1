import { Navigate } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { ProofHost } from '../../../features/account/components/signing-in/ProofHost.tsx';
import { withProof } from '../../../features/account/signing-in/proof.store.ts';
import { useAccount } from '../../../features/account/use-account.ts';
import { KeptPart } from '../../../features/advice/components/kept/KeptPart.tsx';
import { LinkList } from '../../../features/advice/components/links/LinkList.tsx';
import { Retention } from '../../../features/advice/components/retention/Retention.tsx';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountPage.module.css';

/** What of the user's advice others can read, and how long it stays. */
export function KeepingPage() {
  const t = useT();
  const { user, failed, retry } = useAccount();
  usePage(t('account.keeping'));

  if (user === null) return <Navigate to="/auth" replace state={{ from: '/account/keeping' }} />;
  if (failed) return <ErrorState title={t('account.load_failed')} text={t('account.load_failed_text')} onRetry={retry} />;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('account.keeping')}</h1>
      <AccountNav />
      <div className={styles.parts}>
        {user && (
          <>
            <LinkList />
            <KeptPart />
            <Retention withProof={withProof} />
            <ProofHost email={user.email} />
          </>
        )}
      </div>
    </div>
  );
}
