import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Awaited, isActive } from '../../../features/billing/use-activation.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { announcePaid, announceSaved } from './announce.ts';

interface Given {
  subscription: SubscriptionView | null | undefined;
  awaited: Awaited | null;
  begin: (state: Awaited) => void;
}

/** Reads what a bank's page returned with, once, and clears the address. Where it says nothing, only an active plan tells of success. */
export function usePaymentReturn({ subscription, awaited, begin }: Given): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [unsure, setUnsure] = useState(false);
  const returned = params.get('payment_success') === 'true';
  const status = params.get('redirect_status');
  const kept = params.has('setup_intent');
  const known = status !== null && (kept || params.has('payment_intent'));
  useEffect(() => {
    if (!returned) return;
    navigate('/subscribe', { replace: true });
    if (known && status === 'failed') return toast('error', t('billing.failed'), t('billing.failed_nothing_charged'));
    if (known && (status === 'processing' || status === 'pending')) {
      announcePaid('processing');
      return begin('processing');
    }
    if (known && status === 'succeeded') {
      if (kept) announceSaved(false);
      else announcePaid('succeeded');
      return begin(kept ? 'saved' : 'succeeded');
    }
    setUnsure(true);
    begin('returned');
  }, [returned, known, status, kept, navigate, begin]);

  const active = subscription != null && isActive(subscription);
  useEffect(() => {
    if (!unsure || returned) return;
    if (active) announcePaid('succeeded');
    // Waited for long enough: what comes later is not told as this payment.
    if (active || subscription === null || awaited === null) setUnsure(false);
  }, [unsure, returned, active, subscription, awaited]);
}
