import type { CreateAnswer } from '@beside/common/subscription/subscription.views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { billingKeys, type Order, postOrder } from './subscription.api.ts';
import { failedWith } from './subscription-fault.ts';

interface Options {
  order: Order;
  /** The service is to begin at once. */
  atOnce: boolean;
  enabled: boolean;
  onPrepared: () => void;
  /** Null: the failure before is over. */
  onFault: (fault: unknown) => void;
}

export interface PreparedOrder {
  answer: CreateAnswer | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
  /** Says before it is paid when the service begins; an order that has become another one is shown anew. */
  sendTerms: () => Promise<boolean>;
}

/** An order at the server that is not paid yet: it has the secret for the payment's form. */
export function usePreparedOrder({ order, atOnce, enabled, onPrepared, onFault }: Options): PreparedOrder {
  const client = useQueryClient();
  /** When the service begins, as the order at the server has it. */
  const sentAtOnce = useRef(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: billingKeys.order(order),
    queryFn: async () => {
      const made = await postOrder(order, atOnce ? { beginAtOnce: true } : {});
      sentAtOnce.current = atOnce;
      return made;
    },
    networkMode: 'always',
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isPrepared = data !== undefined;
  useEffect(() => {
    if (isPrepared) onPrepared();
  }, [isPrepared, onPrepared]);
  const asks = failedWith(error, 'begin_at_once_needed');
  // What was missing is given.
  useEffect(() => {
    if (asks && atOnce) void refetch();
  }, [asks, atOnce, refetch]);
  const secret = data?.clientSecret;
  const sendTerms = useCallback(async () => {
    onFault(null);
    if (sentAtOnce.current === atOnce) return true;
    try {
      const now = await postOrder(order, { beginAtOnce: atOnce });
      sentAtOnce.current = atOnce;
      if (now.clientSecret === secret) return true;
      client.setQueryData(billingKeys.order(order), now);
    } catch (fault) {
      onFault(fault);
    }
    return false;
  }, [order, atOnce, secret, client, onFault]);
  return { answer: data, error, isFetching, refetch: () => void refetch(), sendTerms };
}
