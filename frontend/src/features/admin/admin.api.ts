import { USERS_PAGE } from '@beside/common/admin/admin.constants';
import type { AdminRightsDto, EditUserDto, UserStatusDto } from '@beside/common/admin/admin.dto';
import {
  AdminInvoiceAnswer,
  AdminInvoicesAnswer,
  AdminStatusAnswer,
  AdminUserAnswer,
  AdminUsersAnswer,
  type AdminUserView,
  AuditAnswer,
} from '@beside/common/admin/admin.views';
import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

const at = (path: string, id: string) => `/api/admin/${path}/${encodeURIComponent(id)}`;

/** `GET /api/admin/status`. Throws ApiError. */
export async function fetchStatus(signal?: AbortSignal): Promise<AdminStatusAnswer> {
  return parseAs(AdminStatusAnswer, await api('/api/admin/status', { signal }));
}

/** `GET /api/admin/users`, or `/api/admin/search-users` for a search: a page, the newest users first. Throws ApiError. */
export async function fetchUsers(q: string, page: number, signal?: AbortSignal): Promise<AdminUsersAnswer> {
  const params = new URLSearchParams({ page: String(page), limit: String(USERS_PAGE) });
  if (q) params.set('q', q);
  return parseAs(AdminUsersAnswer, await api(`/api/admin/${q ? 'search-users' : 'users'}?${params}`, { signal }));
}

/** The user with an id, by `GET /api/admin/search-users`; null for none. Throws ApiError. */
export async function fetchUser(id: string, signal?: AbortSignal): Promise<AdminUserView | null> {
  return (await fetchUsers(id, 1, signal)).users.find((user) => user.id === id) ?? null;
}

/** `PUT /api/admin/edit-user/:id`. Throws ApiError. */
export async function editUser(id: string, body: EditUserDto): Promise<AdminUserView> {
  return parseAs(AdminUserAnswer, await api(at('edit-user', id), { method: 'PUT', body })).user;
}

/** `DELETE /api/admin/delete-user/:id`. Throws ApiError. */
export async function deleteUser(id: string, password: string): Promise<void> {
  await api(at('delete-user', id), { method: 'DELETE', body: { password } });
}

/** `POST /api/admin/make-admin` or `/remove-admin`. Throws ApiError. */
export async function changeRights(right: 'make' | 'remove', body: AdminRightsDto): Promise<AdminUserView> {
  return parseAs(AdminUserAnswer, await api(`/api/admin/${right}-admin`, { method: 'POST', body })).user;
}

/** `POST /api/admin/set-user-status`. Throws ApiError. */
export async function setUserStatus(body: UserStatusDto): Promise<AdminUserView> {
  return parseAs(AdminUserAnswer, await api('/api/admin/set-user-status', { method: 'POST', body })).user;
}

/** `POST /api/admin/create-password`: creates it, or replaces it with the present one, or the owner's own password. Throws ApiError. */
export async function setAdminPassword(body: { password: string; adminPassword?: string }): Promise<void> {
  await api('/api/admin/create-password', { method: 'POST', body });
}

/** `GET /api/admin/user-invoices/:id`: the newest hundred. Throws ApiError. */
export async function fetchUserInvoices(userId: string, signal?: AbortSignal): Promise<InvoiceView[]> {
  return parseAs(AdminInvoicesAnswer, await api(at('user-invoices', userId), { signal })).invoices;
}

/** `POST /api/admin/mark-invoice-paid/:id` or `/mark-invoice-unpaid/:id`. Throws ApiError. */
export async function markInvoice(id: string, as: 'paid' | 'unpaid', password: string): Promise<InvoiceView> {
  return parseAs(AdminInvoiceAnswer, await api(at(`mark-invoice-${as}`, id), { method: 'POST', body: { password } })).invoice;
}

/** `GET /api/admin/audit`: a page of entries, the newest first. Throws ApiError. */
export async function fetchAudit(
  filter: Record<string, string>,
  before: number | null,
  signal?: AbortSignal,
): Promise<AuditAnswer> {
  const params = new URLSearchParams(filter);
  if (before !== null) params.set('before', String(before));
  return parseAs(AuditAnswer, await api(`/api/admin/audit?${params}`, { signal }));
}
