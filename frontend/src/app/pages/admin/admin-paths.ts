/** The addresses of the admin panel's tabs. */
export const ADMIN_PATHS = [
  '/admin',
  '/admin/tasks',
  '/admin/users',
  '/admin/tokens',
  '/admin/announcements',
  '/admin/incidents',
  '/admin/audit',
  '/admin/owner',
] as const;
export type AdminPath = (typeof ADMIN_PATHS)[number];
