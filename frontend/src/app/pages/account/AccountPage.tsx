import { Navigate } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { LatePart } from '../../../components/page/LatePart.tsx';
import { AccountDanger } from '../../../features/account/components/settings/AccountDanger.tsx';
import { AccountInfo } from '../../../features/account/components/settings/AccountInfo.tsx';
import { AccountPasswordForm } from '../../../features/account/components/settings/AccountPasswordForm.tsx';
import { ProofHost } from '../../../features/account/components/signing-in/ProofHost.tsx';
import { useHasLeft } from '../../../features/account/farewell.ts';
import { useAccount } from '../../../features/account/use-account.ts';
import { useResume } from '../../../features/contracts/use-resume.ts';
import { PlanActions } from '../../../features/subscription/components/account/PlanActions.tsx';
import { PlanNotes } from '../../../features/subscription/components/account/PlanNotes.tsx';
import { PlanOffers } from '../../../features/subscription/components/account/PlanOffers.tsx';
import { PlanPrice } from '../../../features/subscription/components/account/PlanPrice.tsx';
import { useOwnTokens } from '../../../features/tokens/own-tokens.api.ts';
import { SubscriptionCard } from '../../../features/usage/components/SubscriptionCard.tsx';
import { setSubscription } from '../../../features/usage/usage.events.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountPage.module.css';
import { Farewell } from './Farewell.tsx';

const ownTokens = lazyPart(async () => (await import('../../../features/tokens/components/OwnTokens.tsx')).OwnTokens, ['tokens']);

/** The account page: profile, plan, password, deletion. */
export function AccountPage() {
  const t = useT();
  const { user, failed, retry } = useAccount();
  const { data: subscription, isError, fetchStatus } = useSubscription(Boolean(user));
  const { data: tokens = [] } = useOwnTokens(Boolean(user));
  const hasLeft = useHasLeft();
  const undo = useResume(setSubscription);
  usePage(t('account.title'));

  if (user === null && hasLeft) return <Farewell />;
  if (user === null) return <Navigate to="/auth" replace state={{ from: '/account' }} />;
  if (failed) return <ErrorState title={t('account.load_failed')} text={t('account.load_failed_text')} onRetry={retry} />;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('account.title')}</h1>
      <AccountNav />
      {!user && (
        <p className="vh" role="status">
          {t('shell.loading')}
        </p>
      )}
      <SubscriptionCard signedIn={user !== undefined}>
        {(subscription) => (
          <>
            {subscription && <PlanNotes subscription={subscription} undo={undo} />}
            <PlanPrice subscription={subscription} />
            <PlanActions subscription={subscription} />
          </>
        )}
      </SubscriptionCard>
      <PlanOffers subscription={subscription} waiting={!(subscription || isError || fetchStatus === 'paused')} />
      <div className={styles.columns}>
        <AccountInfo user={user} />
        {/* While loading, their space is reserved and they are disabled. */}
        <div className={styles.held} data-waiting={!user || undefined}>
          <AccountPasswordForm email={user?.email ?? ''} />
        </div>
      </div>
      <div className={styles.held} data-waiting={!user || undefined}>
        <AccountDanger email={user?.email ?? ''} />
      </div>
      <ProofHost email={user?.email ?? ''} />
      {/* Few users have any, so nothing is reserved: they stand last. */}
      {tokens.length > 0 && <LatePart part={ownTokens} props={{ tokens }} />}
    </div>
  );
}
