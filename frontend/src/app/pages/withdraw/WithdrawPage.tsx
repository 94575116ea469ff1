import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { useMe, useMeIsLoaded } from '../../../features/account/use-me.ts';
import { DeclarationPage } from '../../../features/contracts/components/declaration/DeclarationPage.tsx';
import { DeclarationReceipt } from '../../../features/contracts/components/declaration/DeclarationReceipt.tsx';
import { WithdrawConfirm } from '../../../features/contracts/components/declaration/WithdrawConfirm.tsx';
import { WithdrawForm } from '../../../features/contracts/components/declaration/WithdrawForm.tsx';
import { NoPayments } from '../../../features/contracts/components/NoPayments.tsx';
import { type ContractEffect, cancelEffect, withdrawEffect } from '../../../features/contracts/contract-effect.ts';
import { contractKeys, fetchWithdrawal } from '../../../features/contracts/contracts.api.ts';
import type { DeclarationValues } from '../../../features/contracts/declaration-checks.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { useConfirmStep } from '../../../hooks/use-confirm-step.ts';
import { useLinkToken } from '../../../hooks/use-link-token.ts';
import { config } from '../../../lib/config.ts';
import { dayText } from '../../../lib/day-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { processingOrder } from '../../../lib/processing-order.ts';

/** `/withdraw`: withdrawing from the contract in two steps, signed in or not, and the target of the mailed link. */
export function WithdrawPage() {
  const t = useT();
  const navigate = useNavigate();
  const { token } = useLinkToken();
  const known = useMeIsLoaded();
  const me = useMe();
  const { data: withdrawal, isLoading, isError, refetch } = useWithdrawal(Boolean(me) && config.payments !== null && !token);
  const { data: subscription, isLoading: isPlanLoading } = useSubscription(Boolean(me) && !token);
  const step = useConfirmStep<{ values: DeclarationValues; effect: ContractEffect }>('/withdraw');
  const [sent, setSent] = useState<ComponentProps<typeof DeclarationReceipt> | null>(null);

  // Without a right to withdraw any more, a withdrawal cancels the plan. What could not be read must not pass for a free plan.
  const cancels = withdrawal === null && subscription && subscription.plan !== 'free' ? subscription.plan : null;
  const unread = withdrawal === undefined && processingOrder(subscription) !== null;
  const effect = unread ? 'withdraw_processing' : withdrawal ? withdrawEffect(withdrawal) : cancelEffect(subscription);

  if (!config.payments) return <NoPayments kind="withdraw" />;
  if (token)
    return <DeclarationPage key={token} token={token} kind="withdraw" onAgain={() => navigate('/withdraw', { replace: true })} />;
  if (sent) return <DeclarationReceipt {...sent} />;
  // The form is filled in for a user: wait until it is known with what.
  if (!known || isLoading || isPlanLoading) return <PageFallback />;
  if (step.toConfirm) {
    const { values, effect: done } = step.toConfirm;
    return (
      <WithdrawConfirm
        values={values}
        withdrawal={values.email === me?.email ? withdrawal : null}
        cancels={values.email === me?.email ? cancels : null}
        onBack={step.back}
        onDone={(receipt) => {
          setSent({ receipt, done: receipt.email === me?.email ? done : null });
          step.leave();
        }}
      />
    );
  }
  return (
    <WithdrawForm
      initial={step.entered?.values ?? initial()}
      signedIn={Boolean(me)}
      withdrawal={me ? withdrawal : undefined}
      cancels={cancels}
      onRetry={isError && withdrawal === undefined ? () => void refetch() : null}
      // As it is before it is sent: the end of the plan may be pushed before the answer comes.
      onDone={(given) => step.enter({ values: { ...given, email: given.email.trim().toLowerCase() }, effect })}
    />
  );

  function initial(): DeclarationValues {
    return {
      name: me ? `${me.firstName} ${me.lastName}`.trim() : '',
      email: me?.email ?? '',
      contract: withdrawal
        ? t('leaving.contract_filled', { plan: t(`plan.${withdrawal.plan}`), date: dayText(withdrawal.startedAt) })
        : '',
    };
  }
}

function useWithdrawal(enabled: boolean) {
  return useQuery({
    queryKey: contractKeys.withdrawal,
    queryFn: ({ signal }) => fetchWithdrawal(signal),
    enabled,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}
