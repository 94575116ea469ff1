import type { QuoteView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Awaited } from '../../../features/subscription/use-activation.ts';
import { toastChange, toastPaid, toastSaved, toastState } from './result-toasts.ts';

interface Options {
  /** A payment of the present plan is due. */
  owes: boolean;
  /** Waits for what was paid, or saved, to reach the account. */
  begin: (state: Awaited) => void;
  refetch: () => Promise<{ data?: SubscriptionView }>;
  onBusy: (busy: boolean) => void;
}

/** What follows when a step has ended: the plans again, what is announced, and what is waited for. */
export function useStepEnds({ owes, begin, refetch, onBusy }: Options) {
  const navigate = useNavigate();
  const close = useCallback(() => {
    onBusy(false);
    navigate('/subscribe', { replace: true });
  }, [navigate, onBusy]);
  const paid = useCallback(
    (state: 'succeeded' | 'processing') => {
      close();
      toastPaid(state);
      begin(state);
    },
    [close, begin],
  );
  const saved = useCallback(
    (state: 'succeeded' | 'processing') => {
      if (state === 'processing') return paid(state);
      close();
      toastSaved(owes);
      begin('saved');
    },
    [paid, close, owes, begin],
  );
  const showSettled = useCallback(async () => {
    close();
    const { data } = await refetch();
    if (data) toastState(data);
  }, [close, refetch]);
  const ordered = useCallback(
    (how: 'succeeded' | 'processing' | 'saved' | 'settled') => {
      if (how === 'settled') void showSettled();
      else if (how === 'saved') saved('succeeded');
      else paid(how);
    },
    [showSettled, saved, paid],
  );
  const changed = useCallback(
    async (quote: QuoteView, state: 'succeeded' | 'processing' | null) => {
      if (state === 'processing') return paid(state);
      close();
      // What was charged at once may still be with the bank.
      const { data } = await refetch();
      if (data?.billing?.pending?.reason === 'processing') return toastPaid('processing');
      toastChange(quote);
      if (quote.dueNow > 0) begin('succeeded');
    },
    [paid, close, refetch, begin],
  );

  return { close, saved, ordered, changed };
}
