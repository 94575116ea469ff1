import type { AdminArea } from '@beside/common/admin/admin.constants';

/** The query keys of the panel. The second part is the area that a push names. */
export const adminKeys = {
  all: ['admin'] as const,
  status: ['admin', 'settings'] as const,
  users: ['admin', 'users'] as const,
  userPage: (q: string, page: number) => ['admin', 'users', 'page', { q, page }] as const,
  /** Who an id belongs to, as Owner Settings asks. */
  userById: (id: string) => ['admin', 'users', 'by-id', id] as const,
  invoices: (userId: string) => ['admin', 'invoices', userId] as const,
  /** What the audit log has to say since it was opened; `auditLog` is what its reader sees, which no push moves. */
  auditNews: (filter: object) => ['admin', 'audit', filter] as const,
  auditLog: (filter: object) => ['admin', 'audit-log', filter] as const,
};

/** The keys that a change in an area makes stale: every change is in the audit log, too, and many are counted. */
export function staleAfter(area: AdminArea): readonly (readonly string[])[] {
  const also = area === 'users' || area === 'invoices' ? [['admin', 'statistics']] : [];
  return [['admin', area], ['admin', 'audit'], ...also];
}
