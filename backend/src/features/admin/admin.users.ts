import type { AdminRightsDto, EditUserDto, UserStatusDto } from '@beside/common/admin/admin.dto';
import { flagOf } from '@beside/common/admin/admin.rules';
import type { AdminUsersAnswer, AdminUserView } from '@beside/common/admin/admin.views';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { notFound } from '../../lib/app-error.ts';
import type { AccountService, DirectoryPage, DirectoryRow, Edited, Rights, RightsMade } from '../account/account.service.ts';
import type { SubscriptionService } from '../subscription/subscription.service.ts';
import { requireMayDelete, requireMayEdit, requireStillOwner } from './admin.policy.ts';
import { presentAdminUser } from './admin.presenter.ts';
import type { SearchQuery, UsersQuery } from './admin.queries.ts';
import type { AdminChange, AdminService } from './admin.service.ts';

export interface AdminUsersDeps {
  admin: AdminService;
  account: AccountService;
  subscription: Pick<SubscriptionService, 'setPlanByHand'>;
}

/** What may be a user's id: one word. */
const IS_ID = /^\S{1,100}$/;

const about = (id: string, action: AdminChange['action'], details?: AdminChange['details']): AdminChange => ({
  ...{ area: 'users', action, target: { type: 'user', id } },
  ...(details ? { details } : {}),
});

/** The user of an id. @throws AppError 404 */
type Known = (id: string) => Promise<DirectoryRow>;

/** Users in the panel. Whatever is refused for what the caller is comes before the admin password; what the data forbids, after it. */
export interface AdminUsers {
  /** A page of all users, the newest first. */
  page(query: UsersQuery): Promise<AdminUsersAnswer>;
  /** A page of those whose names or address have all words of the search; of all users for an empty one. An id finds its user alone. */
  search(query: SearchQuery): Promise<AdminUsersAnswer>;
  /**
   * Changes names, address, date of birth, and, for the owner, the plan.
   * @throws AppError 404, 403, 401 `invalid_admin_password`, 409 `email_taken`, `plan_is_paid`
   */
  edit(actor: Actor, id: string, dto: EditUserDto): Promise<AdminUserView>;
  /**
   * Deletes an account, with all consequences.
   * @throws AppError 404, 403, 401 `invalid_admin_password`, 409 `last_owner`
   */
  remove(actor: Actor, id: string, password: string): Promise<void>;
  /** Makes a user an admin. @throws AppError 404, 401 `invalid_admin_password` */
  makeAdmin(actor: Actor, dto: AdminRightsDto): Promise<AdminUserView>;
  /**
   * Makes an admin an ordinary user again.
   * @throws AppError 404, 401 `invalid_admin_password`, 409 `last_owner`, `conflict` for another owner
   */
  removeAdmin(actor: Actor, dto: AdminRightsDto): Promise<AdminUserView>;
  /** Sets both rights; an owner is an admin in any case. @throws AppError 404, 401 `invalid_admin_password`, 409 `last_owner` */
  setStatus(actor: Actor, dto: UserStatusDto): Promise<AdminUserView>;
}

export function adminUsers(deps: AdminUsersDeps): AdminUsers {
  const { directory } = deps.account;
  const known: Known = async (id) => {
    const user = await directory.byId(id);
    if (!user) throw notFound();
    return user;
  };

  return {
    ...usersFound(deps),
    ...usersEdited(deps, known),
    ...rightsGiven(deps, known),
  };
}

/** Reading the directory of users. */
function usersFound({ account: { directory } }: AdminUsersDeps): Pick<AdminUsers, 'page' | 'search'> {
  const present = (page: DirectoryPage, { page: number, limit }: UsersQuery): AdminUsersAnswer => ({
    users: page.users.map(presentAdminUser),
    totalCount: page.total,
    totalPages: Math.ceil(page.total / limit),
    page: number,
    isMore: page.isMore,
  });

  return {
    page: async (query) => present(await directory.page(query.page, query.limit), query),

    async search(query) {
      const { q, page, limit } = query;
      const user = IS_ID.test(q) ? await directory.byId(q) : null;
      if (user) return present({ users: page === 1 ? [user] : [], total: 1, isMore: false }, query);
      return present(await directory.search(q, page, limit), query);
    },
  };
}

/** Editing and deleting users. */
function usersEdited({ admin, account, subscription }: AdminUsersDeps, known: Known): Pick<AdminUsers, 'edit' | 'remove'> {
  return {
    async edit(actor, id, { adminPassword, subscriptionPlan: plan, ...given }) {
      requireMayEdit(actor, await known(id), plan);
      const { dateOfBirth, ...names } = given;
      const change = { ...names, ...(dateOfBirth === undefined ? {} : { dateOfBirth: dateOfBirth || null }) };
      await admin.change<Edited>(
        actor,
        adminPassword,
        ({ before, fields, emails }) => [
          ...(fields.length > 0
            ? [
                about(id, 'user_edited', {
                  fields: [...fields],
                  ...(emails ? { emailFrom: emails.from, emailTo: emails.to } : {}),
                }),
              ]
            : []),
          ...(plan && plan !== before.subscriptionPlan
            ? [about(id, 'user_plan_changed', { from: before.subscriptionPlan, to: plan })]
            : []),
        ],
        async (transaction) => {
          const check = (user: DirectoryRow): void => requireMayEdit(actor, user, plan);
          const edited = await account.administration.edit(transaction, id, change, check, requireUser(actor).id);
          if (plan && plan !== edited.before.subscriptionPlan) {
            await subscription.setPlanByHand(transaction, id, plan);
            await account.administration.announce(transaction, id);
          }
          return edited;
        },
      );
      return presentAdminUser(await known(id));
    },

    async remove(actor, id, password) {
      requireMayDelete(actor, await known(id));
      await admin.change(actor, password, about(id, 'user_deleted'), (transaction) =>
        account.eraseUser(transaction, id, (user) => requireMayDelete(actor, user)),
      );
    },
  };
}

/** Who is an admin, and who an owner. */
function rightsGiven(
  { admin, account }: AdminUsersDeps,
  known: Known,
): Pick<AdminUsers, 'makeAdmin' | 'removeAdmin' | 'setStatus'> {
  const setRights = async (
    actor: Actor,
    { userId: id, password }: { userId: string; password: string },
    action: AdminChange['action'],
    next: (user: DirectoryRow) => Rights,
  ): Promise<AdminUserView> => {
    const { id: actorId } = requireUser(actor);
    await known(id);
    await admin.change<RightsMade | null>(
      actor,
      password,
      (made) =>
        made &&
        about(id, action, {
          ...{ wasAdmin: made.before.isAdmin, wasOwner: made.before.isOwner },
          ...made.after,
        }),
      (transaction) =>
        account.administration.setRights(transaction, { id, actorId }, (user, asking) => {
          requireStillOwner(asking);
          return next(user);
        }),
    );
    return presentAdminUser(await known(id));
  };

  return {
    makeAdmin: (actor, dto) => setRights(actor, dto, 'admin_made', ({ isOwner }) => ({ isAdmin: true, isOwner: isOwner === 1 })),

    removeAdmin: (actor, dto) =>
      setRights(actor, dto, 'admin_removed', ({ isOwner }) => ({ isAdmin: false, isOwner: isOwner === 1 })),

    setStatus(actor, { userId, adminPassword: password, isAdmin, isOwner }) {
      const rights = { isAdmin: flagOf(isAdmin) === 1 || flagOf(isOwner) === 1, isOwner: flagOf(isOwner) === 1 };
      return setRights(actor, { userId, password }, 'user_status_set', () => rights);
    },
  };
}
