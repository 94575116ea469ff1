import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';

const PAID_KEY = 'beside.billing.paid';
/** Milliseconds between two looks, should the push not arrive, and until the page waits no longer. */
const POLL_MS = 2_000;
const TIMEOUT_MS = 60_000;
/** Milliseconds for the server to learn of anything but a payment. */
const OTHER_TIMEOUT_MS = 10_000;

interface Known {
  subscription: SubscriptionView | null | undefined;
  /** When it was known. */
  updatedAt: number;
  refetch: () => unknown;
}

const STATES = ['succeeded', 'processing', 'saved', 'returned'] as const;
/**
 * What the server is to learn of. `succeeded`: money came in; `processing`: a bank needs longer; `saved`: a way to pay, which may settle
 * what is open; `returned`: somebody came back, and nothing is known of a payment.
 */
export type Awaited = (typeof STATES)[number];

const Kept = v.object({ state: v.picklist(STATES), at: v.number() });
type Kept = v.InferOutput<typeof Kept>;

/**
 * The payment that was just made, until its plan is active, or the server itself says that the bank needs longer. `begin` says what
 * happened. A visitor waits for nothing.
 */
export function useActivation({ subscription, updatedAt, refetch }: Known): {
  awaited: Awaited | null;
  begin: (state: Awaited) => void;
} {
  const [kept, setKept] = useState(readKept);
  const begin = useCallback((state: Awaited) => {
    const now = { state, at: Date.now() };
    forTab.set(PAID_KEY, JSON.stringify(now));
    setKept(now);
  }, []);
  const end = useCallback(() => {
    forTab.remove(PAID_KEY);
    setKept(null);
  }, []);
  const settled = kept !== null && updatedAt > kept.at && subscription != null && isSettled(subscription, kept);

  const visitor = subscription === null;

  useEffect(() => {
    if (settled) end();
  }, [settled, end]);

  useEffect(() => {
    if (kept === null || visitor) return;
    void refetch();
    const polling = setInterval(() => {
      if (Date.now() > kept.at + timeoutOf(kept)) end();
      else void refetch();
    }, POLL_MS);
    return () => clearInterval(polling);
  }, [kept, visitor, refetch, end]);

  return { awaited: kept !== null && !settled && !visitor ? kept.state : null, begin };
}

function isSettled(subscription: SubscriptionView, { state }: Kept): boolean {
  if (subscription.billing?.pending?.reason === 'processing') return true;
  return state === 'saved' ? !subscription.billing?.pastDue : isActive(subscription);
}

/** Whether a plan runs, and nothing of it is open. */
export function isActive({ plan, billing }: SubscriptionView): boolean {
  return plan !== 'free' && !billing?.pending && !billing?.pastDue;
}

const timeoutOf = ({ state }: Kept) => (state === 'succeeded' ? TIMEOUT_MS : OTHER_TIMEOUT_MS);

/** A payment of this tab just before, so that a reload keeps waiting for its plan. */
function readKept(): Kept | null {
  const kept = readAs(Kept, forTab.json(PAID_KEY));
  return kept && Date.now() - kept.at < timeoutOf(kept) ? kept : null;
}
