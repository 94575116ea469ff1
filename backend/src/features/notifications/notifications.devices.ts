import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import { loginSessions } from '../../http/session.statements.ts';
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

/**
 * A user's browsers whose login sessions hold; the subscriptions of the others are deleted: sessions expire, and nobody may have said that one ended.
 * @param except a session that holds
 */
export async function signedInDevices(db: Transaction, userId: string, except?: string) {
  // First whose they are, then what holds: a session that is renamed in between is either still `except`, or holds already.
  const devices = await pushSubscriptions.of(db, userId);
  if (devices.length === 0) return devices;
  const holding = new Set(await loginSessions.namesOf(db, userId));
  const holds = ({ sessionMark }: { sessionMark: string }): boolean => sessionMark === except || holding.has(sessionMark);
  const ended = devices.flatMap((device) => (holds(device) ? [] : [device.sessionMark]));
  if (ended.length > 0) await pushSubscriptions.removeSessions(db, userId, ended);
  return devices.filter(holds);
}
