import type pg from 'pg';
import type { PushSender, PushTarget } from '../../lib/push/push-sender.ts';
import { pushSubscriptions } from './notifications.push.statements.ts';

/** A browser to push to. */
interface Device extends PushTarget {
  id: string;
  look: string;
  language: string;
}

/** Pushes to one browser, and keeps what its push service answered. The push says nothing but how the browser's one sentence is to look. */
export async function sendTo(
  { pool, push }: { pool: pg.Pool; push: PushSender },
  { id, endpoint, p256dh, auth, look, language }: Device,
): Promise<'sent' | 'gone' | 'later'> {
  // A failure of the sender's own may quote an endpoint, so it is kept from the log.
  const outcome = await push.send({ endpoint, p256dh, auth }, { v: 1, look, language }).catch(() => 'later' as const);
  if (outcome === 'sent') await pushSubscriptions.succeed(pool, id);
  else if (outcome === 'gone') await pushSubscriptions.remove(pool, id);
  else await pushSubscriptions.fail(pool, id);
  return outcome;
}
