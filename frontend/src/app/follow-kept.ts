import { meQuery } from '../features/account/use-me.ts';
import { forgetKept } from '../features/advice/kept/kept.store.ts';
import { forgetDevice } from '../features/notifications/forget-device.ts';
import { connectionOf, useConnectionFacts } from '../lib/connection.store.ts';
import { whenIdle } from '../lib/idle.ts';
import { lazyCode } from '../lib/lazy-code.ts';
import { queryClient } from '../lib/query.ts';

const reconciling = lazyCode(() => import('../features/advice/kept/reconcile-kept.ts'));

/** Milliseconds between two looks while the page is open. */
const AGAIN_MS = 3_600_000;

/**
 * Keeps what this device keeps in step with the account, once the browser is idle and whenever a connection is back: nothing stays of a user who is
 * signed out, of another user, or of deleted advice.
 */
export function followKept(): void {
  let lookedAt = 0;
  const look = () => {
    if (Date.now() - lookedAt < AGAIN_MS) return;
    lookedAt = Date.now();
    reconcile().catch(() => {
      // Without a connection nothing is known; the next one asks again.
      lookedAt = 0;
    });
  };
  whenIdle(look);
  useConnectionFacts.subscribe((facts) => {
    if (['live', 'polling'].includes(connectionOf(facts) ?? '')) look();
  });
}

async function reconcile(): Promise<void> {
  const me = await queryClient.ensureQueryData(meQuery);
  if (me === null) {
    forgetDevice();
    return forgetKept();
  }
  await (await reconciling()).reconcileKept(me.id);
}
