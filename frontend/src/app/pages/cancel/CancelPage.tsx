import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageFallback } from '../../../components/PageFallback.tsx';
import { useMe, useMeIsKnown } from '../../../features/account/use-me.ts';
import { CancelForm } from '../../../features/billing/components/leaving/CancelForm.tsx';
import { NoPayments } from '../../../features/billing/components/leaving/NoPayments.tsx';
import { NoticePage } from '../../../features/billing/components/leaving/NoticePage.tsx';
import { NoticeReceipt } from '../../../features/billing/components/leaving/NoticeReceipt.tsx';
import { cancelEffect, processingOrder } from '../../../features/billing/orders.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { useLinkToken } from '../../../hooks/use-link-token.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** `/cancel`: cancelling without signing in (BGB 312k), and the target of the mailed link. */
export function CancelPage() {
  const t = useT();
  const navigate = useNavigate();
  const { token } = useLinkToken();
  const known = useMeIsKnown();
  const me = useMe();
  const { data: subscription, isLoading } = useSubscription(Boolean(me) && !token);
  const [sent, setSent] = useState<ComponentProps<typeof NoticeReceipt> | null>(null);
  const plan = processingOrder(subscription)?.plan ?? subscription?.plan ?? 'free';
  const effect = cancelEffect(subscription);

  if (!config.payments) return <NoPayments kind="cancel" />;
  if (token) return <NoticePage key={token} token={token} kind="cancel" onAgain={() => navigate('/cancel', { replace: true })} />;
  if (sent) return <NoticeReceipt {...sent} />;
  if (!known || isLoading) return <PageFallback />;
  return (
    <CancelForm
      initial={{
        name: me ? `${me.firstName} ${me.lastName}`.trim() : '',
        email: me?.email ?? '',
        contract: plan === 'free' ? '' : t('leaving.contract_plan', { plan: t(`plan.${plan}`) }),
      }}
      onDone={(receipt) => setSent({ receipt, done: receipt.email === me?.email ? effect : null })}
    />
  );
}
