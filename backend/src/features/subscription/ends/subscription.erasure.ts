import type pg from 'pg';
import type Stripe from 'stripe';
import { addJob, type Jobs } from '../../../database/jobs.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import type { Log } from '../../../lib/logger.ts';
import { isMissing } from '../../../lib/stripe.ts';
import type { TasksService } from '../../tasks/tasks.service.ts';
import { erasures } from '../subscription.statements.ts';

const ERASE_TASK = 'billing-erase';
/** Hours after which the owner is asked: a customer whom nobody deletes is charged again. */
const ASK_AFTER_HOURS = 24;

/** Keeps, with the caller's transaction, that a customer is to be deleted at Stripe, and begins it. The row stays until Stripe has confirmed. */
export async function eraseCustomer(transaction: Transaction, customerId: string): Promise<void> {
  await erasures.add(transaction, customerId);
  await addJob(transaction, ERASE_TASK, { customerId });
}

interface ErasureDeps {
  pool: pg.Pool;
  stripe: Stripe;
  tasks: TasksService;
  jobs: Pick<Jobs, 'register'>;
  log: Log;
}

/** Deletes customers of deleted accounts at Stripe, which also ends their subscriptions. */
export function subscriptionErasure({ pool, stripe, tasks, jobs, log }: ErasureDeps) {
  const erase = async (customerId: string): Promise<void> => {
    await stripe.customers.del(customerId, {}, { idempotencyKey: `erase:${customerId}` }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await transact(pool, async (transaction) => {
      await erasures.remove(transaction, customerId);
      await tasks.settle(transaction, { kind: 'erasure', subject: customerId });
    });
  };

  jobs.register(ERASE_TASK, async (payload) => {
    const { customerId } = Object(payload);
    if (typeof customerId === 'string') await erase(customerId);
  });

  return {
    /** Tries again what a job has given up, and asks the owner about what stays. */
    async catchUp(): Promise<void> {
      for (const { customerId, isOld } of await erasures.leftOver(pool, ASK_AFTER_HOURS)) {
        try {
          await erase(customerId);
        } catch (error) {
          log.warn({ err: error, customerId }, 'the customer of a deleted account is still not deleted at the payment provider');
          if (isOld)
            await transact(pool, (transaction) =>
              tasks.open(transaction, { kind: 'erasure', subject: customerId, state: 'lost' }),
            );
        }
      }
    },
  };
}

export type Erasure = ReturnType<typeof subscriptionErasure>;
