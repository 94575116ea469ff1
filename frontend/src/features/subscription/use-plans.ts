import { PAYMENT_METHODS_FRESH_MS } from '@beside/common/subscription/subscription.constants';
import { useQuery } from '@tanstack/react-query';
import { billingKeys, fetchPaymentMethods, fetchPlans } from './subscription.api.ts';

/** The plans on offer. */
export function usePlans() {
  return useQuery({
    queryKey: billingKeys.plans,
    queryFn: ({ signal }) => fetchPlans(signal),
    staleTime: PAYMENT_METHODS_FRESH_MS,
  });
}

/** The accepted payment methods, by Stripe's names. */
export function usePaymentMethods() {
  return useQuery({
    queryKey: billingKeys.methods,
    queryFn: ({ signal }) => fetchPaymentMethods(signal),
    staleTime: PAYMENT_METHODS_FRESH_MS,
  });
}
