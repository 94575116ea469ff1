import { type DataSource, In } from 'typeorm';
import { notify, type PgNotifications } from '../../database/pg-notifications.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Log } from '../../lib/logger.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import { AdviceSession } from './advice.entity.ts';
import { presentAdvice } from './advice.presenter.ts';

const CHANNEL = 'advice_claimed';
/** Claimed sessions that the user's pages show at once, the newest: a visitor makes three a month. */
export const CLAIMED_SHOWN_MAX = 20;

interface Claim {
  userId: string;
  ids: string[];
}

/** Notifies every node, with the commit, of a visitor's sessions that a sign-in has made a user's. */
export async function recordClaim(transaction: Transaction, claim: Claim): Promise<void> {
  await notify(transaction, CHANNEL, claim);
}

interface ClaimDeps {
  source: DataSource;
  publisher: Publisher;
  notifications: PgNotifications;
  log: Log;
}

/** Shows claimed sessions in the histories that the user has open on this node. */
export function followClaims({ source, publisher, notifications, log }: ClaimDeps): void {
  const push = async ({ userId, ids }: Claim): Promise<void> => {
    if (publisher.localSockets(rooms.user(userId)).length === 0) return;
    const sessions = await source.getRepository(AdviceSession).findBy({ id: In(ids), userId });
    for (const session of sessions)
      publisher.publishHere(rooms.user(userId), 'advice:stored', { session: presentAdvice(session) });
  };
  void notifications.on(CHANNEL, (payload) => {
    push(JSON.parse(payload)).catch((error: unknown) => log.warn({ err: error }, 'claimed advice could not be shown'));
  });
}
