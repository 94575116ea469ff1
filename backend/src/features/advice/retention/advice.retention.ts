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
import { chooseRule, monthsBefore, type RetentionChoice, workingRule } from './advice.retention.policy.ts';
import { BEFORE_ALL, retention } from './advice.retention.statements.ts';

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
  /** Chooses it. Where more is deleted than before, it works after some days, and its user is told of it by mail, twice. */
  choose(actor: Actor, dto: RetentionDto): Promise<RetentionView>;
}

/** Pieces of advice that are counted at most. */
const COUNTED_MAX = 500;

export function adviceRetentionOf(deps: RetentionDeps): AdviceRetention {
  const { pool, usage, account, publisher, log } = deps;
  return {
    async of(actor) {
      const { id } = requireUser(actor);
      return present(deps, id, await retention.of(pool, id));
    },

    async choose(actor, { months = null, keepBookmarked }) {
      const { id } = requireUser(actor);
      const choice = await transact(pool, async (transaction) => {
        // One after the other: two pages may choose at once.
        if (!(await usage.lock(transaction, id))) throw notSignedIn();
        const before = await retention.of(transaction, id);
        const { now } = await retention.now(transaction);
        const chosen = chooseRule(before, { months, keepBookmarked }, now);
        await store(transaction, id, chosen.choice);
        // A backup that is restored must not go on with what is given up.
        if (before && !chosen.isAnnounced) await recordErasure(transaction, 'retention', id);
        const waiting = chosen.choice && chosen.choice.worksFrom > now ? chosen.choice : null;
        await account.noticeOfRetention(transaction, actor, waiting, chosen.isAnnounced);
        return chosen.choice;
      });
      log.info({ userId: id }, 'how long advice stays was chosen');
      publisher.publish(rooms.user(id), 'retention:changed', {});
      return present(deps, id, choice);
    },
  };
}

const store = (transaction: Transaction, userId: string, choice: RetentionChoice | null): Promise<void> =>
  choice ? retention.choose(transaction, { userId, ...choice }) : retention.remove(transaction, userId);

async function present(deps: RetentionDeps, userId: string, choice: RetentionChoice | null): Promise<RetentionView> {
  const now = new Date();
  const working = workingRule(choice, now);
  const { months, keepBookmarked } = choice ?? working;
  const shown = { months, keepBookmarked, working };
  if (!choice || choice.worksFrom <= now) return { ...shown, from: null, before: null, count: 0 };
  const before = monthsBefore(choice.worksFrom, choice.months);
  const count = await countOld(deps, userId, before, keepBookmarked).catch((error: unknown) => {
    // The choice is stored, and can be changed, also where nothing can be counted.
    deps.log.warn({ err: error, userId }, 'old advice could not be counted');
    return null;
  });
  return { ...shown, count, from: choice.worksFrom.toISOString(), before: before.toISOString() };
}

async function countOld(
  { pool, thread }: RetentionDeps,
  userId: string,
  before: Date,
  keepBookmarked: boolean,
): Promise<number | null> {
  const old = await retention.old(pool, { userId, before, keepBookmarked, ...BEFORE_ALL, most: COUNTED_MAX + 1 });
  if (old.length > COUNTED_MAX) return null;
  const later = await thread.writtenSince(
    pool,
    old.map(({ id }) => id),
    before,
  );
  return old.length - later.length;
}
