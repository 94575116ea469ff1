import type { RetentionDto } from '@beside/common/advice/advice.retention.dto';
import type { RetentionView } from '@beside/common/advice/advice.retention.views';
import type pg from 'pg';
import type { Thread } from '../../../conversations/thread.ts';
import { recordErasure } from '../../../database/erasures.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/actor.ts';
import { requireUser } from '../../../http/authorize.ts';
import { notSignedIn } from '../../../lib/app-error.ts';
import type { Log } from '../../../lib/logger.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import { chooseRule, type RetentionChoice } from './advice.retention.rules.ts';
import { retention } from './advice.retention.statements.ts';

export interface RetentionDeps {
  pool: pg.Pool;
  thread: Thread;
  usage: Pick<UsageService, 'lock'>;
  account: Pick<AccountService, 'noticeOfRetention'>;
  publisher: Publisher;
  log: Log;
}

/** How long a user's advice stays. */
export interface AdviceRetention {
  of(actor: Actor): Promise<RetentionView>;
  /** Chooses it. Where more is deleted than before, it works after some days, and its user is told of it by mail. */
  choose(actor: Actor, dto: RetentionDto): Promise<RetentionView>;
}

export function adviceRetentionOf(deps: RetentionDeps): AdviceRetention {
  const { pool, thread, usage, account, publisher, log } = deps;
  const present = async (userId: string, choice: RetentionChoice | null): Promise<RetentionView> => {
    if (!choice) return { months: null, keepBookmarked: true, from: null, before: null, count: 0 };
    const { months, keepBookmarked, worksFrom } = choice;
    const now = new Date();
    const isWaiting = worksFrom > now;
    const before = monthsBefore(isWaiting ? worksFrom : now, months);
    const ids = await retention.old(pool, { userId, before, keepBookmarked });
    const later = await thread.writtenSince(pool, ids, before);
    return {
      ...{ months, keepBookmarked, before: before.toISOString(), count: ids.length - later.length },
      from: isWaiting ? worksFrom.toISOString() : null,
    };
  };

  return {
    async of(actor) {
      const { id } = requireUser(actor);
      return present(id, await retention.of(pool, id));
    },

    async choose(actor, { months = null, keepBookmarked }) {
      const { id } = requireUser(actor);
      const choice = await transact(pool, async (transaction) => {
        // One after the other: two pages may choose at once.
        if (!(await usage.lock(transaction, id))) throw notSignedIn();
        const before = await retention.of(transaction, id);
        const chosen = chooseRule(before, { months, keepBookmarked }, new Date());
        await store(transaction, id, chosen.choice);
        // A backup that is restored must not go on with what is given up.
        if (before && !chosen.isAnnounced) await recordErasure(transaction, 'retention', id);
        if (chosen.choice && chosen.isAnnounced)
          await account.noticeOfRetention(transaction, actor, { from: chosen.choice.worksFrom, months: chosen.choice.months });
        return chosen.choice;
      });
      log.info({ userId: id }, 'how long advice stays was chosen');
      publisher.publish(rooms.user(id), 'retention:changed', {});
      return present(id, choice);
    },
  };
}

const store = (transaction: Transaction, userId: string, choice: RetentionChoice | null): Promise<void> =>
  choice ? retention.choose(transaction, { userId, ...choice }) : retention.remove(transaction, userId);

/** The same time some months ago, as PostgreSQL counts them: the last day of a shorter month. */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The day of a longer month has led into the next one.
  if (before.getUTCDate() !== time.getUTCDate()) before.setUTCDate(0);
  return before;
}
