import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paymentAlerts } from '../../../features/subscription/payment/payment-alerts.ts';
import { type Awaited, isActive } from '../../../features/subscription/use-activation.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { forBrowser } from '../../../lib/storage.ts';
import { toastPaid, toastSaved } from './result-toasts.ts';

interface Given {
  subscription: SubscriptionView | null | undefined;
  awaited: Awaited | null;
  begin: (state: Awaited) => void;
}

/** What this browser was told of, the newest first: intents with how they ended. */
const TOLD = 'beside.billing.told';
const TOLD_MAX = 5;

/** Whether an intent's end is new to this browser, which remembers it: an address that is opened again tells of nothing. */
function isNew(end: string): boolean {
  const told = forBrowser.get(TOLD)?.split(' ') ?? [];
  if (told.includes(end)) return false;
  forBrowser.set(TOLD, [end, ...told].slice(0, TOLD_MAX).join(' '));
  return true;
}

/**
 * Reads what a bank's page returned with, once, and clears the address. Where it says nothing, only a plan that becomes active afterwards tells of
 * success.
 */
export function usePaymentReturn({ subscription, awaited, begin }: Given): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [unsure, setUnsure] = useState(false);
  const returned = params.get('payment_success') === 'true';
  const status = params.get('redirect_status');
  const kept = params.has('setup_intent');
  const intent = params.get('setup_intent') ?? params.get('payment_intent');
  const known = status !== null && intent !== null;
  useEffect(() => {
    if (!returned) return;
    navigate('/subscribe', { replace: true });
    if (intent !== null && !isNew(`${intent}:${status}`)) return;
    if (known && status === 'failed') return paymentAlerts.show(t('billing.failed'), t('billing.failed_nothing_charged'));
    if (known && (status === 'processing' || status === 'pending')) {
      toastPaid('processing');
      return begin('processing');
    }
    if (known && status === 'succeeded') {
      if (kept) toastSaved(false);
      else toastPaid('succeeded');
      return begin(kept ? 'saved' : 'succeeded');
    }
    setUnsure(true);
    begin('returned');
  }, [returned, known, intent, status, kept, navigate, begin]);

  const active = subscription != null && isActive(subscription);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (!unsure || returned) return;
    if (subscription != null && !active) wasWaiting.current = true;
    if (active && wasWaiting.current) toastPaid('succeeded');
    // Waited for long enough: what comes later is not told as this payment.
    if (active || subscription === null || awaited === null) setUnsure(false);
  }, [unsure, returned, active, subscription, awaited]);
}
