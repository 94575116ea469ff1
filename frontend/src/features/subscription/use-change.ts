import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { CreateAnswer, QuoteView } from '@beside/common/subscription/subscription.views';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { billingKeys, postChange, postQuote } from './subscription.api.ts';
import { failedWith, subscriptionFault } from './subscription-fault.ts';

interface Options {
  plan: PaidPlan;
  onBusy: (busy: boolean) => void;
  /** Nothing is left to pay. */
  onDone: (quote: QuoteView, state: 'succeeded' | null) => void;
}

/** The change of a running plan: its quote, and agreeing to it. */
export function useChange({ plan, onBusy, onDone }: Options) {
  const alerts = useAlerts();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [agreed, setAgreed] = useState<CreateAnswer | null>(null);
  const running = useRef(false);
  const {
    data: quote,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: billingKeys.quote(plan),
    queryFn: () => postQuote(plan),
    enabled: agreed === null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const fault = failure ?? error;
  useEffect(() => {
    if (fault && !failedWith(fault, 'conflict'))
      alerts.show(t('error.heading'), subscriptionFault(fault, t('billing.change_failed')));
    else alerts.clear();
  }, [fault, alerts]);

  async function agree(to: QuoteView) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    onBusy(true);
    setFailure(null);
    setChanged(false);
    try {
      const answer = await postChange(to.id);
      if (answer.billingType === 'invoice' && answer.clientSecret) return window.location.assign(answer.clientSecret);
      if (answer.clientSecret) setAgreed(answer);
      else onDone(to, to.dueNow > 0 ? 'succeeded' : null);
    } catch (reason) {
      if (failedWith(reason, 'quote_changed')) {
        await refetch();
        setChanged(true);
      } else setFailure(reason);
    }
    running.current = false;
    setBusy(false);
    onBusy(false);
  }

  return {
    ...{ quote, fault, failure, changed, agreed, agree, isBusy: busy, isWaiting: busy || isFetching },
    retry: () => {
      setFailure(null);
      void refetch();
    },
  };
}
