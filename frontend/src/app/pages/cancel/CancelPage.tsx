import type { ReceiptView } from '@beside/common/contracts/contracts.views';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { useMe, useMeIsLoaded } from '../../../features/account/use-me.ts';
import { CancelConfirm } from '../../../features/contracts/components/declaration/CancelConfirm.tsx';
import { CancelForm } from '../../../features/contracts/components/declaration/CancelForm.tsx';
import { DeclarationPage } from '../../../features/contracts/components/declaration/DeclarationPage.tsx';
import { DeclarationReceipt } from '../../../features/contracts/components/declaration/DeclarationReceipt.tsx';
import { NoPayments } from '../../../features/contracts/components/NoPayments.tsx';
import { cancelEffect } from '../../../features/contracts/contract-effect.ts';
import { postCancelRequest } from '../../../features/contracts/contracts.api.ts';
import { type CancelValues, cancelRequest, hasRecap } from '../../../features/contracts/declaration-checks.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { useConfirmStep } from '../../../hooks/use-confirm-step.ts';
import { useLinkToken } from '../../../hooks/use-link-token.ts';
import { config } from '../../../lib/config.ts';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { processingOrder } from '../../../lib/processing-order.ts';

/** `/cancel`: cancelling without signing in (BGB 312k; in French with a recap, D. 215-2), and the target of the mailed link. */
export function CancelPage() {
  const t = useT();
  const navigate = useNavigate();
  const { token } = useLinkToken();
  const known = useMeIsLoaded();
  const me = useMe();
  const { data: subscription, isLoading } = useSubscription(Boolean(me) && !token);
  const [sent, setSent] = useState<ComponentProps<typeof DeclarationReceipt> | null>(null);
  const step = useConfirmStep<CancelValues>('/cancel');
  const isFirst = hasRecap(useI18n((state) => state.language));
  const plan = processingOrder(subscription)?.plan ?? subscription?.plan ?? 'free';
  const effect = cancelEffect(subscription);

  if (!config.payments) return <NoPayments kind="cancel" />;
  if (token)
    return <DeclarationPage key={token} token={token} kind="cancel" onAgain={() => navigate('/cancel', { replace: true })} />;
  if (sent) return <DeclarationReceipt {...sent} />;
  if (!known || isLoading) return <PageFallback />;
  const done = (receipt: ReceiptView) => {
    setSent({ receipt, done: receipt.email === me?.email ? effect : null });
    // Without the second step there is no way back to shorten.
    if (step.toConfirm) step.leave();
  };
  if (step.toConfirm && isFirst) return <CancelConfirm values={step.toConfirm} onBack={step.back} onDone={done} />;
  return (
    <CancelForm
      initial={step.entered ?? initial()}
      isFirst={isFirst}
      onDone={async (values) => {
        const tidy = { ...values, email: values.email.trim().toLowerCase() };
        if (isFirst) step.enter(tidy);
        else done(await postCancelRequest(cancelRequest(tidy)));
      }}
    />
  );

  function initial(): CancelValues {
    return {
      name: me ? `${me.firstName} ${me.lastName}`.trim() : '',
      email: me?.email ?? '',
      contract: plan === 'free' ? '' : t('leaving.contract_plan', { plan: t(`plan.${plan}`) }),
      ...{ kind: 'ordinary', reason: '', when: 'early', endsOn: '' },
    };
  }
}
