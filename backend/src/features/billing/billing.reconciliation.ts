import type pg from 'pg';
import type Stripe from 'stripe';
import type { Jobs } from '../../database/jobs.ts';
import type { Log } from '../../lib/logger.ts';
import type { Customers } from './billing.customers.ts';
import type { Operations } from './billing.operations.ts';
import { billingStore } from './billing.store.ts';
import type { Synced } from './billing.sync.ts';
import type { Webhook } from './billing.webhook.ts';

/** Users read at once. */
const PAGE = 100;
/** Seconds for which events are looked through: Stripe keeps them for a month, and repeats a failed one for three days. */
const EVENTS_BACK_S = 3 * 86_400;
/** Seconds that an event may take by itself. */
const ON_ITS_WAY_S = 120;

interface ReconciliationDeps {
  pool: pg.Pool;
  stripe: Stripe;
  jobs: Jobs;
  customers: Customers;
  operations: Operations;
  mend(userId: string): Promise<Synced>;
  webhook: Webhook;
  log: Log;
}

export interface Reconciliation {
  /** Every few minutes: does the events that never arrived, and settles what a crash has left over. */
  catchUp(): Promise<void>;
  /** Every night: reads every customer at Stripe, and mends what differs. Returns how many did. */
  reconcile(signal?: AbortSignal): Promise<number>;
}

/** Finds what webhooks missed, and says so in the log. */
export function billingReconciliation(deps: ReconciliationDeps): Reconciliation {
  const { pool, stripe, jobs, customers, operations, mend, webhook, log } = deps;

  const missedEvents = async (): Promise<void> => {
    const now = Math.floor(Date.now() / 1000);
    const events = stripe.events.list({ created: { gte: now - EVENTS_BACK_S }, limit: PAGE });
    const page: Stripe.Event[] = [];
    for await (const event of events) page.push(event);
    const old = page.filter(({ created }) => created < now - ON_ITS_WAY_S);
    const missed = new Set(
      await billingStore.notDone(
        pool,
        old.map(({ id }) => id),
      ),
    );
    // The oldest first.
    for (const event of old.toReversed().filter(({ id }) => missed.has(id))) await webhook.take(event);
    if (missed.size > 0) log.warn({ events: missed.size }, 'events of the payment provider had not arrived, and are done now');
  };

  const catchUp = async (): Promise<void> => {
    const left = await operations.settleLeftOver();
    if (left > 0) log.warn({ operations: left }, 'changes of plans were left over, and are settled');
    await missedEvents();
  };

  const reconcile = async (signal?: AbortSignal): Promise<number> => {
    let mended = 0;
    let last = '';
    while (!signal?.aborted) {
      const users = await billingStore.customersAfter(pool, last, PAGE);
      for (const { userId, customerId } of users) {
        if (signal?.aborted) break;
        last = userId;
        try {
          await customers.refresh(userId);
          if (!(await mend(userId)).changed) continue;
          mended++;
          log.warn({ customerId }, 'a subscription had changed without an event, and is mended');
        } catch (error) {
          log.warn({ err: error, customerId }, 'a subscription could not be reconciled');
        }
      }
      if (users.length < PAGE) break;
    }
    log.info({ mended }, 'subscriptions are reconciled with the payment provider');
    return mended;
  };

  jobs.cron('billing-catch-up', '*/5 * * * *', catchUp);
  jobs.daily('billing-reconciliation', async (signal) => {
    await catchUp();
    await reconcile(signal);
  });
  return { catchUp, reconcile };
}
