import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Paid } from '../../../features/billing/use-activation.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { announcePaid } from './announce.ts';

/** Reads what a bank's page returned with, once, and clears the address. */
export function usePaymentReturn(onPaid: (state: Paid) => void): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const returned = params.get('payment_success') === 'true';
  const status = params.get('redirect_status');
  const kept = params.has('setup_intent');
  useEffect(() => {
    if (!returned) return;
    navigate('/subscribe', { replace: true });
    if (status === 'failed')
      return toast('error', t('billing.failed'), `${t('billing.failed_text')} ${t('billing.nothing_charged')}`);
    const state = status === 'processing' || status === 'pending' ? 'processing' : 'succeeded';
    announcePaid(state, kept);
    onPaid(state);
  }, [returned, status, kept, navigate, onPaid]);
}
