import { PAYMENT_METHODS_FRESH_MS } from '@beside/common/subscription/subscription.constants';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { prepareMoney } from '../../lib/money-text.ts';
import { queryClient, soon } from '../../lib/query.ts';
import { billingKeys, fetchPaymentMethods, fetchPlans } from './subscription.api.ts';

const plansQuery = queryOptions({
  queryKey: billingKeys.plans,
  queryFn: async ({ signal }) => (await Promise.all([fetchPlans(signal), prepareMoney()]))[0],
  staleTime: PAYMENT_METHODS_FRESH_MS,
});

const methodsQuery = queryOptions({
  queryKey: billingKeys.methods,
  queryFn: ({ signal }) => fetchPaymentMethods(signal),
  staleTime: PAYMENT_METHODS_FRESH_MS,
});

/** The plans on offer. */
export const usePlans = () => useQuery(plansQuery);

/** The accepted payment methods, by Stripe's names. */
export const usePaymentMethods = () => useQuery(methodsQuery);

/** Asks for both before the first render. */
export const preparePlans = (): Promise<void> =>
  soon(queryClient.prefetchQuery(plansQuery), queryClient.prefetchQuery(methodsQuery));
