import type pg from 'pg';
import type Stripe from 'stripe';
import type { Jobs } from '../../../database/jobs.ts';
import type { Log } from '../../../lib/logger.ts';
import { providerSeconds, takeTime } from '../../../lib/stripe.ts';
import type { Erasure } from '../ends/subscription.erasure.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operations } from '../subscription.operations.ts';
import { WEBHOOK_EVENTS } from '../subscription.setup.ts';
import { stripeEvents, subscriptionStatements } from '../subscription.statements.ts';
import type { Synced } from './subscription.sync.ts';
import type { Webhook } from './subscription.webhook.ts';

/** Users read at once. */
const PAGE = 100;
/** Seconds for which Stripe keeps events: no look goes further back. */
const EVENTS_KEPT_S = 30 * 86_400;
/** Seconds for which Stripe repeats a failed event: an installation that has never looked looks as far back. */
const EVENTS_REPEATED_S = 3 * 86_400;
const TYPES_MAX = 20;
/** Seconds that are looked at twice. */
const OVERLAP_S = 600;
/** Seconds that an event may take by itself. */
const ON_ITS_WAY_S = 120;

interface ReconciliationDeps {
  pool: pg.Pool;
  stripe: Stripe;
  jobs: Jobs;
  customers: Customers;
  operations: Operations;
  repair(userId: string): Promise<Synced>;
  webhook: Webhook;
  erasure: Erasure;
  /** Looks at refunds that wait for a bank. */
  settleWaiting(): Promise<void>;
  log: Log;
}

export interface Reconciliation {
  /** Every few minutes: does the events that never arrived, and what a crash, or a job that was given up, has left over. */
  catchUp(): Promise<void>;
  /** Every night: reads every customer at Stripe, and repairs what differs. Returns how many did. */
  reconcile(signal?: AbortSignal): Promise<number>;
}

/** Finds what webhooks missed, and says so in the log. */
export function subscriptionReconciliation(deps: ReconciliationDeps): Reconciliation {
  const { pool, stripe, jobs, customers, operations, repair, erasure, settleWaiting, log } = deps;

  const missedEvents = async (): Promise<void> => {
    takeTime(stripe, (await stripe.events.list({ limit: 1 })).lastResponse);
    const now = providerSeconds(stripe, new Date());
    const until = now - ON_ITS_WAY_S;
    const complete = Number((await stripeEvents.completeUntil(pool)) ?? now - EVENTS_REPEATED_S);
    const since = Math.max(now - EVENTS_KEPT_S, complete - OVERLAP_S);
    let missed = 0;
    // Stripe takes twenty types at most.
    for (let at = 0; at < WEBHOOK_EVENTS.length; at += TYPES_MAX)
      missed += await missedOf(deps, WEBHOOK_EVENTS.slice(at, at + TYPES_MAX), since, until);
    if (missed > 0) log.warn({ events: missed }, 'events of the payment provider had not arrived, and are done now');
    // Only now: what fails is looked at again, however long that takes.
    await stripeEvents.setComplete(pool, until);
  };

  const catchUp = async (): Promise<void> => {
    const left = await operations.settleLeftOver();
    if (left > 0) log.warn({ operations: left }, 'changes of plans were left over, and are settled');
    await erasure.catchUp();
    await missedEvents();
  };

  const reconcile = async (signal?: AbortSignal): Promise<number> => {
    let repaired = 0;
    let last = '';
    while (!signal?.aborted) {
      const users = await subscriptionStatements.customersAfter(pool, last, PAGE);
      for (const { userId, customerId } of users) {
        if (signal?.aborted) break;
        last = userId;
        try {
          await customers.refresh(userId);
          if (!(await repair(userId)).changed) continue;
          repaired++;
          log.warn({ customerId }, 'a subscription had changed without an event, and is repaired');
        } catch (error) {
          log.warn({ err: error, customerId }, 'a subscription could not be reconciled');
        }
      }
      if (users.length < PAGE) break;
    }
    await settleWaiting();
    log.info({ repaired }, 'subscriptions are reconciled with the payment provider');
    return repaired;
  };

  jobs.cron('billing-catch-up', '*/5 * * * *', catchUp);
  jobs.daily('billing-reconciliation', async (signal) => {
    await catchUp().catch((error: unknown) => log.warn({ err: error }, 'what was missed could not be caught up with'));
    await reconcile(signal);
  });
  return { catchUp, reconcile };
}

/** Does the events of some types that never arrived, page by page. Returns how many. */
async function missedOf(
  { pool, stripe, webhook, log }: ReconciliationDeps,
  types: string[],
  since: number,
  until: number,
): Promise<number> {
  let missed = 0;
  let after: string | undefined;
  for (;;) {
    const page = await stripe.events.list({
      types,
      created: { gte: since },
      limit: PAGE,
      ...(after ? { starting_after: after } : {}),
    });
    const settled = page.data.filter(({ created }) => created < until);
    const ids = new Set(
      await stripeEvents.notDone(
        pool,
        settled.map(({ id }) => id),
      ),
    );
    for (const event of settled.filter(({ id }) => ids.has(id)).toReversed())
      await webhook.take(event).catch((error: unknown) => {
        // One customer's trouble must not keep the others waiting.
        log.warn({ err: error, type: event.type }, 'an event that had not arrived could not be done');
      });
    missed += ids.size;
    after = page.data.at(-1)?.id;
    if (!page.has_more || !after) return missed;
  }
}
