import { createHash } from 'node:crypto';
import { SUBSCRIPTIONS_MAX } from '@beside/common/notifications/notifications.constants';
import type { PushEndpointDto, PushSubscriptionDto } from '@beside/common/notifications/notifications.dto';
import type pg from 'pg';
import { lockByText } from '../../database/locks.statements.ts';
import { transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Log } from '../../lib/logger.ts';
import type { PushSender } from '../../lib/push/push-sender.ts';
import { sendTo, signedInDevices } from './notifications.devices.ts';
import { pushSubscriptions } from './notifications.push.statements.ts';

interface SubscriptionDeps {
  pool: pg.Pool;
  /** Null: notifications are off. */
  push: PushSender | null;
  log: Log;
}

/** The browsers that receive a user's pushes. */
export interface Subscriptions {
  /** @throws AppError 503 where notifications are off */
  pushKey(): string;
  /** @throws AppError 400 for an address that is no push service's, 409 `full`, 503 where notifications are off */
  subscribe(actor: Actor, dto: PushSubscriptionDto): Promise<void>;
  unsubscribe(actor: Actor, dto: PushEndpointDto): Promise<void>;
  /** Ends a subscription for whoever knows its endpoint. Nobody waits for it, so that the answer tells nothing. */
  forget(dto: PushEndpointDto): void;
  /** Pushes one to the caller's browser now. @throws AppError 404 where it receives none, 503 where notifications are off */
  test(actor: Actor): Promise<void>;
  /** A user's login session has a new name, and keeps its subscription; where that fails, the browser subscribes anew. */
  followSession(userId: string, from: string | null, to: string): Promise<void>;
  /** Ends the subscriptions of a login session that has ended. */
  endSession(name: string): Promise<void>;
  /** Ends those of a user whose login sessions have ended. @param except a session that goes on under another name */
  endSessions(userId: string, except?: string): Promise<void>;
}

/** Who reads the table of hashes alone learns no endpoint; and an index holds no long text. */
const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

export function subscriptionsService(deps: SubscriptionDeps): Subscriptions {
  const { pool, push, log } = deps;
  const requirePush = (): PushSender => {
    if (!push) throw new AppError('unavailable', 'This server sends no notifications');
    return push;
  };

  return {
    pushKey: () => requirePush().key,

    subscribe: (actor, dto) => subscribe(deps, requirePush(), actor, dto),

    unsubscribe: (actor, { endpoint }) => pushSubscriptions.removeOwnEndpoint(pool, requireUser(actor).id, hashOf(endpoint)),

    forget({ endpoint }) {
      pushSubscriptions
        .removeEndpoint(pool, hashOf(endpoint))
        .catch((error: unknown) => log.warn({ err: error }, 'a subscription could not be forgotten'));
    },

    async test(actor) {
      const sender = requirePush();
      const { id } = requireUser(actor);
      const device = actor.session && (await pushSubscriptions.ofSession(pool, id, actor.session));
      const result = device && (await sendTo({ pool, push: sender }, device));
      if (!result || result === 'gone') throw notFound();
      if (result === 'later') throw new AppError('unavailable', 'The push service did not take it');
    },

    async followSession(userId, from, to) {
      if (from === null) return;
      await pushSubscriptions
        .follow(pool, userId, from, to)
        .catch((error: unknown) => log.warn({ err: error, userId }, 'a subscription has lost its session'));
    },

    endSession: (name) => pushSubscriptions.removeSession(pool, name),

    async endSessions(userId, except) {
      await signedInDevices(pool, userId, except);
    },
  };
}

async function subscribe(
  { pool, log }: SubscriptionDeps,
  push: PushSender,
  actor: Actor,
  { endpoint, keys, look, language }: PushSubscriptionDto,
): Promise<void> {
  const { id: userId } = requireUser(actor);
  const refused = 'Not an address of a push service that this server knows';
  if (!push.isAllowed(endpoint)) throw new AppError('validation_failed', refused, { errors: { endpoint: [refused] } });
  const { session: sessionMark } = actor;
  if (sessionMark === null) throw notFound();
  const endpointHash = hashOf(endpoint);
  const { p256dh, auth } = keys;
  await transact(pool, async (transaction) => {
    // One after the other: several browsers may subscribe at once.
    await lockByText(transaction, `push ${userId}`);
    const isFull = async () =>
      ((await pushSubscriptions.countOthers(transaction, userId, endpointHash)) ?? 0) >= SUBSCRIPTIONS_MAX;
    // Sessions expire without a word, and theirs must not stand in the way.
    if (await isFull()) await signedInDevices(transaction, userId, sessionMark);
    if (await isFull()) throw new AppError('full', `At most ${SUBSCRIPTIONS_MAX} browsers can receive notifications`);
    const made = { userId, sessionMark, endpointHash, endpoint, p256dh, auth, look, language };
    await pushSubscriptions.store(transaction, made);
  });
  log.info({ userId }, 'a browser receives notifications');
}
