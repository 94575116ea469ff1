import * as v from 'valibot';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';
import { notify, notifyAll, type PgNotifications } from './pg-notifications.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds before a failed handling is repeated. */
const RETRY_MS = 500;

/** The channels of all pushes that have been declared: see `commit-push.test.ts`. */
export const CHANNELS: string[] = [];

/** How a handler that may fail is repeated. */
interface Repeating<T> {
  log: Log;
  /** Asked before each attempt: a node whose pages need it no longer gives up. */
  while(payload: T): boolean;
}

/** What a transaction tells every node with its commit. */
export interface CommitPush<T> {
  /** Sends with the commit; nothing after a rollback. At most 8,000 bytes. */
  send(transaction: Transaction, payload: T & object): Promise<void>;
  /** The same for several, each by itself. */
  sendAll(transaction: Transaction, payloads: readonly (T & object)[]): Promise<void>;
  /**
   * Calls back for each, from this node and all others. One of another form is logged without its content, and left.
   * @param handle may return a promise where `repeating` says how it is repeated
   */
  on(notifications: Pick<PgNotifications, 'on'>, handle: (payload: T) => void): Promise<void>;
  onRepeating(
    notifications: Pick<PgNotifications, 'on'>,
    handle: (payload: T) => Promise<void>,
    repeating: Repeating<T>,
  ): Promise<void>;
}

/**
 * Declares a push that travels with a commit, over a channel of PostgreSQL, so that no killed node and no outage of Redis loses it.
 * For what is rare alone: a commit that notifies takes one lock of the whole installation (`npm run bench -- --only commits`).
 * @param view what it carries; triggers may send it as well
 */
export function commitPush<T>(channel: string, view: v.GenericSchema<unknown, T>): CommitPush<T> {
  CHANNELS.push(channel);
  const on: CommitPush<T>['on'] = (notifications, handle) =>
    // `PgNotifications` logs what is thrown here.
    notifications.on(channel, (payload) => handle(v.parse(view, JSON.parse(payload))));
  return {
    send: (transaction, payload) => notify(transaction, channel, payload),
    sendAll: (transaction, payloads) => notifyAll(transaction, channel, payloads),
    on,
    onRepeating: (notifications, handle, repeating) => {
      const repeat = async (payload: T): Promise<void> => {
        while (repeating.while(payload)) {
          try {
            return await handle(payload);
          } catch (error) {
            repeating.log.warn({ err: error, channel }, 'a notification could not be handled yet');
            await pause(RETRY_MS);
          }
        }
      };
      return on(notifications, (payload) => void repeat(payload));
    },
  };
}
