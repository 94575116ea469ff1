import type { SubscriptionView } from '@beside/common/usage/usage.dto';
import { queryClient } from '../../lib/query.ts';
import type { LiveSocket } from '../../lib/socket.ts';
import { usageKeys } from './usage.api.ts';

/** Keeps what has been used up to date, also when nobody looks at the generation that used it. */
export function bindUsageEvents(socket: LiveSocket): void {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: usageKeys.all });
  socket.on('advice:ready', refresh);
  socket.on('advice:failed', refresh);
  socket.on('usage:changed', ({ usage }) =>
    queryClient.setQueryData<SubscriptionView>(usageKeys.subscription, (known) => known && { ...known, ...usage }),
  );
}
