import { MessageAnswer } from '@beside/common/account/account.views';
import { ADMIN_TEXTS } from '@beside/common/admin/admin.constants';
import { AdminRightsDto, CreateAdminPasswordDto, EditUserDto, PasswordDto, UserStatusDto } from '@beside/common/admin/admin.dto';
import { AdminStatusAnswer, AdminUserAnswer, AdminUsersAnswer, AuditAnswer } from '@beside/common/admin/admin.views';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { ADMIN_WRITE } from './admin.limits.ts';
import { AUDIT_QUERY, SEARCH_QUERY, USERS_QUERY } from './admin.queries.ts';
import type { AdminService } from './admin.service.ts';
import type { AdminUsers } from './admin.users.ts';
import type { AuditReading } from './audit/admin.audit-reading.ts';

const reading = { guard: 'admin', scope: 'admin:read', limit: READ } as const;
const changing = { guard: 'admin', scope: 'admin:write', limit: ADMIN_WRITE } as const;
const owning = { ...changing, guard: 'owner' } as const;

/** Asked of the body: in the checked input a null is as if it were absent. */
const clearedIn = (body: unknown): Pick<EditUserDto, 'dateOfBirth'> =>
  Object(body).dateOfBirth === null ? { dateOfBirth: null } : {};

/** The panel's own calls: who may enter, users, and the audit log. Its other parts have theirs in their features. */
export function adminRoutes(
  services: { admin: AdminService; users: AdminUsers; audit: AuditReading },
  context: RouteContext,
): Router {
  const { admin, users, audit } = services;
  const calls = context.routes('/api/admin');

  calls.get(
    '/status',
    { guard: 'user', scope: 'admin:read', limit: READ, answers: AdminStatusAnswer, about: 'What the caller may do in the panel' },
    ({ actor }) => admin.status(actor),
  );

  calls.post(
    '/create-password',
    {
      ...{ ...owning, refusal: ADMIN_TEXTS.ownerCreatesPasswords, input: CreateAdminPasswordDto, answers: MessageAnswer },
      about: 'Creates or replaces the admin password',
    },
    async ({ actor, input }) => {
      const isFirst = await admin.setPassword(actor, input.password, input.adminPassword);
      return { message: isFirst ? 'Admin password created' : 'Admin password updated' };
    },
  );

  usersRoutes(calls, users);
  rightsRoutes(calls, users);

  calls.get(
    '/audit',
    { ...reading, query: AUDIT_QUERY, answers: AuditAnswer, about: 'The audit log, the newest first' },
    ({ query }) => audit.page(query),
  );

  return calls.router;
}

type Calls = ReturnType<RouteContext['routes']>;

function usersRoutes(calls: Calls, users: AdminUsers): void {
  calls.get(
    '/users',
    { ...reading, query: USERS_QUERY, answers: AdminUsersAnswer, about: 'All users, the newest first' },
    ({ query }) => users.page(query),
  );

  calls.get(
    '/search-users',
    {
      ...{ ...reading, query: SEARCH_QUERY, answers: AdminUsersAnswer },
      about: 'Users with all words of a search in their names or address, or the one with the id',
    },
    ({ query }) => users.search(query),
  );

  calls.put(
    '/edit-user/:id',
    {
      ...changing,
      fails: ['email_taken', 'plan_is_paid'],
      input: EditUserDto,
      answers: AdminUserAnswer,
      about: "Changes a user's names, address and date of birth; the owner also the plan",
    },
    async ({ actor, input, request }) => ({
      message: 'User profile updated',
      user: await users.edit(actor, String(request.params.id), { ...input, ...clearedIn(request.body) }),
    }),
  );

  calls.delete(
    '/delete-user/:id',
    {
      ...changing,
      fails: ['last_owner', 'conflict', 'payment_processing'],
      input: PasswordDto,
      answers: MessageAnswer,
      about: 'Deletes an account, and cancels its subscription',
    },
    async ({ actor, input, request }) => {
      await users.remove(actor, String(request.params.id), input.password);
      return { message: 'User account deleted' };
    },
  );
}

/** Who is an admin, and who an owner. */
function rightsRoutes(calls: Calls, users: AdminUsers): void {
  calls.post(
    '/make-admin',
    {
      ...owning,
      fails: ['not_found', 'last_owner', 'conflict'],
      input: AdminRightsDto,
      answers: AdminUserAnswer,
      about: 'Makes a user an admin',
    },
    async ({ actor, input }) => ({ message: 'User is now an admin', user: await users.makeAdmin(actor, input) }),
  );

  calls.post(
    '/remove-admin',
    {
      ...owning,
      fails: ['not_found', 'last_owner', 'conflict'],
      input: AdminRightsDto,
      answers: AdminUserAnswer,
      about: "Takes an admin's rights away",
    },
    async ({ actor, input }) => ({ message: 'Admin privileges removed', user: await users.removeAdmin(actor, input) }),
  );

  calls.post(
    '/set-user-status',
    {
      ...owning,
      fails: ['not_found', 'last_owner', 'conflict'],
      input: UserStatusDto,
      answers: AdminUserAnswer,
      about: 'Sets whether a user is an admin, and an owner',
    },
    async ({ actor, input }) => ({ message: 'User status updated', user: await users.setStatus(actor, input) }),
  );
}
