import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { queryClient } from '../../lib/query.ts';
import { type LiveSocket, refetchAfterGap } from '../../lib/socket.ts';
import { usageKeys } from './usage.api.ts';

/** Keeps usage up to date, also for generations that no page watches. */
export function bindUsageEvents(socket: LiveSocket): void {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: usageKeys.all });
  refetchAfterGap(socket, refresh);
  socket.on('advice:ready', refresh);
  socket.on('advice:failed', refresh);
  socket.on('usage:changed', ({ usage }) =>
    queryClient.setQueryData<SubscriptionView>(usageKeys.subscription, (known) => known && { ...known, ...usage }),
  );
  socket.on('subscription:changed', ({ subscription }) => setSubscription(subscription));
}

/** Takes the subscription that a call or a push has brought. */
export function setSubscription(subscription: SubscriptionView): void {
  // An answer in flight is older than this.
  void queryClient
    .cancelQueries({ queryKey: usageKeys.subscription })
    .then(() => queryClient.setQueryData<SubscriptionView>(usageKeys.subscription, subscription));
}
