import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CouponView } from '@beside/common/subscription/subscription.views';
import { DEFAULT_LIMIT } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Note } from '../../../components/kit/Note.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { useSignedIn } from '../../../features/account/use-me.ts';
import { CouponForm } from '../../../features/subscription/components/order/CouponForm.tsx';
import { PaymentRetry } from '../../../features/subscription/components/payment/PaymentRetry.tsx';
import { BillingNotes } from '../../../features/subscription/components/plans/BillingNotes.tsx';
import { PlanCards } from '../../../features/subscription/components/plans/PlanCards.tsx';
import { Questions } from '../../../features/subscription/components/plans/Questions.tsx';
import { WaysToPay } from '../../../features/subscription/components/plans/WaysToPay.tsx';
import type { Awaited } from '../../../features/subscription/use-activation.ts';
import type { usePaymentMethods, usePlans } from '../../../features/subscription/use-plans.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toastOnward } from '../../../lib/toast.store.ts';
import styles from './SubscribePage.module.css';
import { useSignInFirst } from './use-sign-in-first.ts';

/** Milliseconds to read why the sign-in comes. */
const CHOOSE_MS = 1_000;
const COUPON_MS = 2_000;

interface Props {
  subscription: SubscriptionView | null | undefined;
  ownFailed: boolean;
  onOwnRetry: () => void;
  plans: ReturnType<typeof usePlans>;
  methods: ReturnType<typeof usePaymentMethods>;
  coupon: CouponView | null;
  onCoupon: (coupon: CouponView | null) => void;
  /** What was just done, until the server knows of it. */
  awaited: Awaited | null;
}

/** The plans, the discount code, the ways to pay, and questions. */
export function PlansView({ subscription, ownFailed, onOwnRetry, plans, methods, coupon, onCoupon, awaited }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const signInFirst = useSignInFirst();
  usePage(t('billing.title'));
  const billing = subscription?.billing ?? null;
  const subscribed = subscription != null && subscription.plan !== 'free';

  const waits = awaited === 'succeeded' || awaited === 'processing';
  const textKey = awaitedText(awaited, billing?.pastDue != null);

  function choose(plan: PaidPlan): void {
    const target = `/subscribe?plan=${plan}`;
    if (signedIn) return void navigate(target);
    toastOnward('info', t('billing.auth_required'), t('billing.auth_required_text'));
    signInFirst(target, CHOOSE_MS);
  }

  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('billing.title')}</h1>
        <p>{t('billing.intro')}</p>
        <ShopNotes textKey={textKey} />
        {ownFailed && <PaymentRetry text={t('billing.own_failed')} onRetry={onOwnRetry} />}
        {billing && <BillingNotes billing={billing} running={subscribed} awaited={awaited !== null && awaited !== 'returned'} />}
      </header>
      {plans.isError && !plans.data ? (
        <PlansFailed onRetry={() => void plans.refetch()} />
      ) : (
        <PlanCards
          plans={plans.data}
          subscription={subscription}
          coupon={subscribed ? null : coupon}
          disabled={!config.payments || waits || ownFailed || billing?.pending?.reason === 'processing'}
          onChoose={choose}
        />
      )}
      {config.payments && (
        <div className={styles.columns}>
          {subscribed ? (
            <NoCode />
          ) : (
            <CouponForm
              signedIn={signedIn}
              coupon={coupon}
              onCoupon={onCoupon}
              onSignIn={() => signInFirst('/subscribe', COUPON_MS)}
            />
          )}
          <div className={styles.side}>
            <WaysToPay methods={methods.data} failed={methods.isError && !methods.data} free={DEFAULT_LIMIT} />
          </div>
        </div>
      )}
      <Questions />
    </div>
  );
}

/** What is to be known of the shop, and of what was just done. */
function ShopNotes({ textKey }: { textKey: ReturnType<typeof awaitedText> }) {
  const t = useT();
  return (
    <>
      {config.payments?.sandbox && (
        <Note tone="info" icon={IconInfoCircle}>
          {t('billing.sandbox')}
        </Note>
      )}
      {!config.payments && (
        <Note tone="info" icon={IconInfoCircle}>
          {t('billing.off')}
        </Note>
      )}
      {textKey && (
        <Note tone="calm" icon={IconInfoCircle} role="status">
          {t(textKey)}
        </Note>
      )}
    </>
  );
}

/** A running plan takes no discount code. */
function NoCode() {
  const t = useT();
  return (
    <div className={styles.side}>
      <h2>{t('billing.code_title')}</h2>
      <p className={styles.muted}>{t('billing.code_running')}</p>
    </div>
  );
}

function PlansFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return <ErrorState inside title={t('billing.plans_failed')} text={t('billing.plans_failed_text')} onRetry={onRetry} />;
}

function awaitedText(awaited: Awaited | null, owes: boolean) {
  if (awaited === 'succeeded') return 'billing.awaited';
  if (awaited === 'processing') return 'billing.processing_text';
  return awaited === 'saved' && owes ? 'billing.trying' : null;
}
