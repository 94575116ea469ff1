import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useCallback, useEffect, useState } from 'react';
import { forTab } from '../../lib/storage.ts';

const PAID_KEY = 'beside.billing.paid';
/** Milliseconds between two looks, should the push not arrive, and until the page waits no longer. */
const POLL_MS = 2_000;
const PATIENCE_MS = 60_000;

interface Known {
  subscription: SubscriptionView | null | undefined;
  /** When it was known. */
  updatedAt: number;
  refetch: () => unknown;
}

/** Whether a payment was just made and its plan is not active yet. `begin` says that one was made. */
export function useActivation({ subscription, updatedAt, refetch }: Known): { awaited: boolean; begin: () => void } {
  const [since, setSince] = useState(readSince);
  const begin = useCallback(() => {
    const now = Date.now();
    forTab.set(PAID_KEY, String(now));
    setSince(now);
  }, []);
  const end = useCallback(() => {
    forTab.remove(PAID_KEY);
    setSince(null);
  }, []);
  const settled = since !== null && updatedAt > since && subscription != null && isSettled(subscription);

  useEffect(() => {
    if (settled) end();
  }, [settled, end]);

  useEffect(() => {
    if (since === null) return;
    void refetch();
    const polling = setInterval(() => {
      if (Date.now() > since + PATIENCE_MS) end();
      else void refetch();
    }, POLL_MS);
    return () => clearInterval(polling);
  }, [since, refetch, end]);

  return { awaited: since !== null && !settled, begin };
}

function isSettled({ plan, billing }: SubscriptionView): boolean {
  return plan !== 'free' && !billing?.pending && !billing?.pastDue;
}

/** A payment of this tab within the last minute, so that a reload keeps waiting for its plan. */
function readSince(): number | null {
  const since = Number(forTab.get(PAID_KEY) ?? Number.NaN);
  return Date.now() - since < PATIENCE_MS ? since : null;
}
