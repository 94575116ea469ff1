import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { forTab } from '../../lib/storage.ts';

const PAID_KEY = 'beside.billing.paid';
/** Milliseconds between two looks, should the push not arrive, and until the page waits no longer. */
const POLL_MS = 2_000;
const PATIENCE_MS = 60_000;
/** Milliseconds for the server to learn that a bank needs longer. */
const LEARNING_MS = 10_000;

interface Known {
  subscription: SubscriptionView | null | undefined;
  /** When it was known. */
  updatedAt: number;
  refetch: () => unknown;
}

/** How a payment stands that was just made. */
export type Paid = 'succeeded' | 'processing';

const Kept = v.object({ state: v.picklist(['succeeded', 'processing']), at: v.number() });
type Kept = v.InferOutput<typeof Kept>;

/**
 * The payment that was just made, until its plan is active, or the server itself says that the bank needs longer. `begin` says that one
 * was made.
 */
export function useActivation({ subscription, updatedAt, refetch }: Known): {
  awaited: Paid | null;
  begin: (state: Paid) => void;
} {
  const [kept, setKept] = useState(readKept);
  const begin = useCallback((state: Paid) => {
    const now = { state, at: Date.now() };
    forTab.set(PAID_KEY, JSON.stringify(now));
    setKept(now);
  }, []);
  const end = useCallback(() => {
    forTab.remove(PAID_KEY);
    setKept(null);
  }, []);
  const settled = kept !== null && updatedAt > kept.at && subscription != null && isSettled(subscription, kept);

  useEffect(() => {
    if (settled) end();
  }, [settled, end]);

  useEffect(() => {
    if (kept === null) return;
    void refetch();
    const polling = setInterval(() => {
      if (Date.now() > kept.at + patienceOf(kept)) end();
      else void refetch();
    }, POLL_MS);
    return () => clearInterval(polling);
  }, [kept, refetch, end]);

  return { awaited: kept !== null && !settled ? kept.state : null, begin };
}

function isSettled({ plan, billing }: SubscriptionView, { state }: Kept): boolean {
  if (state === 'processing' && billing?.pending?.reason === 'processing') return true;
  return plan !== 'free' && !billing?.pending && !billing?.pastDue;
}

const patienceOf = ({ state }: Kept) => (state === 'processing' ? LEARNING_MS : PATIENCE_MS);

/** A payment of this tab just before, so that a reload keeps waiting for its plan. */
function readKept(): Kept | null {
  const { success, output } = v.safeParse(Kept, forTab.json(PAID_KEY));
  return success && Date.now() - output.at < patienceOf(output) ? output : null;
}
