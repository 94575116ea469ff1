import { Button } from '@mantine/core';
import { Link, Navigate, useNavigate } from 'react-router';
import { Actions } from '../../../components/kit/Actions.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { useAccount } from '../../../features/account/use-account.ts';
import { ContractPage } from '../../../features/contracts/components/ContractPage.tsx';
import { CancelPlan } from '../../../features/contracts/components/cancel-plan/CancelPlan.tsx';
import { PlanCancelled } from '../../../features/contracts/components/cancel-plan/PlanCancelled.tsx';
import { setSubscription } from '../../../features/usage/usage.events.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { isCancelled } from '../../../lib/is-cancelled.ts';
import { processingOrder } from '../../../lib/processing-order.ts';

/** `/account/cancel-plan`: ends the plan with its paid month, and undoes that. */
export function CancelPlanPage() {
  const t = useT();
  const navigate = useNavigate();
  const { user, failed, retry } = useAccount();
  const { data, isError, fetchStatus, refetch } = useSubscription(Boolean(user));

  if (user === null) return <Navigate to="/auth" replace state={{ from: '/account/cancel-plan' }} />;
  if (failed || (!data && (isError || fetchStatus === 'paused'))) {
    const again = failed ? retry : () => void refetch();
    return <ErrorState title={t('leaving.load_failed')} text={t('leaving.load_failed_text')} onRetry={again} />;
  }
  if (!data) return <PageFallback />;
  const order = processingOrder(data);
  // The account says what is declared about an order, and takes a cancellation back.
  if (order?.declared) return <Navigate to="/account" replace />;
  if (data.plan === 'free' && !order) {
    return (
      <ContractPage title={t('leaving.no_plan_title')} intro={t('leaving.no_plan')}>
        <Actions wide>
          <Button component={Link} to="/account" variant="default">
            {t('leaving.back')}
          </Button>
        </Actions>
      </ContractPage>
    );
  }
  if (!isCancelled(data)) return <CancelPlan subscription={data} onChanged={setSubscription} />;
  return (
    <PlanCancelled
      subscription={data}
      onChanged={(subscription) => {
        setSubscription(subscription);
        navigate('/account');
      }}
    />
  );
}
