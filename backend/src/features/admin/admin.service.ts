import { ADMIN_AREAS, ADMIN_TEXTS, type AdminArea, type AuditAction } from '@beside/common/admin/admin.constants';
import type { AdminStatusAnswer } from '@beside/common/admin/admin.views';
import type pg from 'pg';
import * as v from 'valibot';
import { commitPush } from '../../database/commit-push.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { Passwords } from '../../lib/passwords.ts';
import { COMMIT, VERSION } from '../../lib/version.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { AccountService } from '../account/account.service.ts';
import { adminPassword } from './admin.password.ts';
import { requireSameRights } from './admin.policy.ts';
import { type AuditChange, appendAudit } from './audit/admin.audit.ts';

/** The channel on which every node receives with the commit which part of the panel has changed. */
const changed = commitPush('admin_changed', v.object({ area: v.picklist(ADMIN_AREAS) }));

export interface AdminDeps {
  pool: pg.Pool;
  account: Pick<AccountService, 'directory' | 'isOwnPassword' | 'noticeToOwners'>;
  passwords: Passwords;
  limits: RateLimits;
  notifications: PgNotifications;
  publisher: Publisher;
  clock: Clock;
  log: Log;
}

/** What may end the rights of whoever does it to themself. It looks at them itself. */
const ENDS_RIGHTS: ReadonlySet<AuditAction> = new Set(['user_deleted', 'admin_removed', 'user_status_set']);

/** A change of the panel: what the audit log says of it, and which part of the panel shows it. */
export interface AdminChange extends AuditChange {
  area: AdminArea;
}

/** What a change says of itself: one entry, several, or null for nothing changed. */
type Made = AdminChange | readonly AdminChange[] | null;

const entriesOf = (made: Made): readonly AdminChange[] => (made === null ? [] : 'action' in made ? [made] : made);

/** What every change of the admin's side goes through: the admin password, the audit log, and the push to the other admins. */

type AdminPassword = ReturnType<typeof adminPassword>;

export interface AdminService {
  record<T>(
    actor: Actor,
    change: AdminChange | ((result: T) => Made),
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** Has every page that watches the panel ask for a part again, for what changes by itself and is not recorded. */
  touch(transaction: Transaction, area: AdminArea): Promise<void>;
  /** See `adminPassword`. */
  requirePassword: AdminPassword['require'];
  /**
   * Checks the admin password, and then makes a change: see `record`.
   * @throws AppError 401 `invalid_admin_password`, 409 `admin_password_not_set`, 429
   */
  change<T>(
    actor: Actor,
    given: string,
    change: AdminChange | ((result: T) => Made),
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** What a user may do here; for everyone who is signed in. */
  status(actor: Actor): Promise<AdminStatusAnswer>;
  /**
   * Creates or replaces the admin password; the caller is the owner. All owners are told of another one by mail: a session that was left open, or
   * stolen, must not be enough.
   * @param present the one that holds now, or the owner's own password; an API token must give the first
   * @returns whether it is the first
   * @throws AppError 400 `validation_failed` without it where there is one, 401 `invalid_admin_password`, 429
   */
  setPassword(actor: Actor, next: string, present: string | undefined): Promise<boolean>;
}

/** What every change of the admin's side goes through: the admin password, the audit log, and the push to the other admins. */
export function adminService(deps: AdminDeps): AdminService {
  const { pool, account, passwords, limits, notifications, publisher, log } = deps;
  const { write, record } = recording(deps);
  const password = adminPassword({
    ...{ pool, passwords, limits, log },
    isOwn: account.isOwnPassword,
    onRefused: (actor) =>
      write(
        actor,
        { area: 'audit', action: 'admin_password_refused', target: { type: 'admin_password', id: '1' } },
        async () => undefined,
      ),
  });
  void changed.on(notifications, ({ area }) => publisher.publishHere(rooms.admin, 'admin:changed', { area }));

  return {
    record,
    touch: (transaction, area) => changed.send(transaction, { area }),
    requirePassword: password.require,
    async change<T>(
      actor: Actor,
      given: string,
      change: AdminChange | ((result: T) => Made),
      work: (transaction: Transaction) => Promise<T>,
    ): Promise<T> {
      await password.require(actor, given);
      return record(actor, change, work);
    },
    async status(actor) {
      requireUser(actor);
      const { isAdmin, isOwner } = actor;
      const hasAdminPassword = (isAdmin || isOwner) && (await password.isSet());
      return { isAdmin, isOwner, hasAdminPassword, version: VERSION, commit: COMMIT };
    },
    ...passwordSetting(deps, password, record),
  };
}

/** Changes with their audit entries. */
function recording({ pool, account, clock }: AdminDeps) {
  const write = async <T>(
    actor: Actor,
    change: AdminChange | ((result: T) => Made),
    work: (transaction: Transaction) => Promise<T>,
    check?: (transaction: Transaction, made: readonly AdminChange[]) => Promise<void>,
  ): Promise<T> =>
    transact(pool, async (transaction) => {
      const result = await work(transaction);
      const made = entriesOf(typeof change === 'function' ? change(result) : change);
      for (const area of new Set(made.map(({ area }) => area))) await changed.send(transaction, { area });
      for (const each of made) await appendAudit(transaction, actor, each, clock.now());
      await check?.(transaction, made);
      return result;
    });
  /**
   * Refuses what somebody did whose rights were taken meanwhile. A change of rights writes an entry as well, so under the lock of the log's head it has
   * been committed and is seen, or comes after. It needs no lock of its own. Whoever deletes themself, or gives rights up, may have none afterwards.
   */
  const stillMay = async (actor: Actor, transaction: Transaction, made: readonly AdminChange[]): Promise<void> => {
    if (actor.userId === null || made.length === 0) return;
    if (made.some(({ action, target }) => ENDS_RIGHTS.has(action) && target?.id === actor.userId)) return;
    requireSameRights(actor, await account.directory.byId(actor.userId, transaction));
  };
  /**
   * Makes a change in one transaction with its audit entry, and has every page that watches the panel ask again.
   * @param change the entry; or made of the work's result, null for nothing changed
   * @param work must not change what the outside sees: call other services before or after it
   * @throws AppError 403 for somebody who has lost rights since the call began
   */
  const record = <T>(
    actor: Actor,
    change: AdminChange | ((result: T) => Made),
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> => write(actor, change, work, (transaction, made) => stillMay(actor, transaction, made));

  return { write, record };
}

/** Creating and replacing the admin password. */
function passwordSetting(
  { account }: AdminDeps,
  password: AdminPassword,
  record: AdminService['record'],
): Pick<AdminService, 'setPassword'> {
  return {
    async setPassword(actor, next, present) {
      if (await password.isSet()) {
        if (present === undefined)
          throw new AppError('validation_failed', 'Please check what you entered', {
            errors: { adminPassword: [ADMIN_TEXTS.passwordMissing] },
          });
        await password.require(actor, present, actor.via === 'session');
      }
      const hash = await password.hash(next);
      return record(
        actor,
        (isFirst) => ({
          area: 'settings',
          action: isFirst ? 'admin_password_created' : 'admin_password_changed',
          target: { type: 'admin_password', id: '1' },
        }),
        async (transaction) => {
          const isFirst = await password.store(transaction, hash);
          if (!isFirst) await account.noticeToOwners(transaction, 'admin_password_changed');
          return isFirst;
        },
      );
    },
  };
}
