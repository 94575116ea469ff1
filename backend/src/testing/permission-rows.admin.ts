/** What the rows of the admin's side are about. */
export interface AdminThings {
  /** An ordinary user, whom the rows may change and delete. */
  user: string;
  /** An API token's id. */
  token: number;
  announcement: number;
  /** A task's id. */
  task: string;
}

/** One call of the admin's side, as it succeeds for a caller who may make it. Who may follows from its declaration. */
export interface AdminRow {
  /** Where the path has parameters. */
  path?: string;
  /** Without the admin password. */
  body?: object;
  /** The status for the first caller who may, with the right admin password; 200 unless given. */
  ok?: number;
  /** The call fails with `ok` whatever the admin password: the service behind it is off. */
  isOff?: boolean;
  /** The status for later callers, where the first one has changed it. */
  again?: number;
}

const ANNOUNCEMENT = { title: 'Maintenance', message: 'Tonight.' };

/** In an order in which each row leaves what the next needs. */
export const ADMIN_CALLS: Record<string, (things: AdminThings) => AdminRow> = {
  'GET /api/admin/statistics': () => ({}),
  'GET /api/admin/audit': () => ({}),
  'GET /api/admin/users': () => ({}),
  'GET /api/admin/search-users': () => ({ path: '/api/admin/search-users?q=clara' }),
  'PUT /api/admin/edit-user/:id': ({ user }) => ({
    path: `/api/admin/edit-user/${user}`,
    body: { firstName: 'Inês', lastName: 'Almeida', email: 'ines@example.com' },
  }),
  // This server takes no payments.
  'GET /api/admin/user-invoices/:userId': ({ user }) => ({ path: `/api/admin/user-invoices/${user}`, ok: 503 }),
  'POST /api/admin/mark-invoice-paid/:id': () => ({ path: '/api/admin/mark-invoice-paid/in_12345678', ok: 503, isOff: true }),
  'POST /api/admin/mark-invoice-unpaid/:id': () => ({ path: '/api/admin/mark-invoice-unpaid/in_12345678', ok: 503, isOff: true }),
  'POST /api/admin/make-admin': ({ user }) => ({ body: { userId: user } }),
  'POST /api/admin/remove-admin': ({ user }) => ({ body: { userId: user } }),
  'POST /api/admin/set-user-status': ({ user }) => ({ body: { userId: user, isAdmin: 0, isOwner: 0 } }),
  'GET /api/admin/announcements': () => ({}),
  'POST /api/admin/announcements': () => ({ body: ANNOUNCEMENT, ok: 201 }),
  'PUT /api/admin/announcements/:id': ({ announcement }) => ({
    path: `/api/admin/announcements/${announcement}`,
    body: ANNOUNCEMENT,
  }),
  'POST /api/admin/announcements/:id/toggle': ({ announcement }) => ({ path: `/api/admin/announcements/${announcement}/toggle` }),
  'DELETE /api/admin/announcements/:id': ({ announcement }) => ({
    path: `/api/admin/announcements/${announcement}`,
    again: 404,
  }),
  'GET /api/admin/tasks': () => ({}),
  'POST /api/admin/tasks/:id/done': ({ task }) => ({ path: `/api/admin/tasks/${task}/done` }),
  'GET /api/admin/incidents/status': () => ({}),
  // No address is set, and no demo shown.
  'POST /api/admin/incidents/start': () => ({ ok: 409 }),
  'POST /api/admin/incidents/stop': () => ({}),
  'POST /api/admin/incidents/check': () => ({ ok: 409 }),
  'POST /api/admin/incidents/configure': () => ({ body: { statusPageUrl: 'http://127.0.0.1/' }, ok: 400 }),
  'POST /api/admin/incidents/create-demo': () => ({}),
  'POST /api/admin/incidents/end-demo': () => ({}),
  'GET /api/admin/api-tokens': () => ({}),
  'POST /api/admin/api-tokens': ({ user }) => ({
    body: { userId: user, tokenName: 'Another program', permissions: ['advice:generate'] },
    ok: 201,
  }),
  'PATCH /api/admin/api-tokens/:id/toggle': ({ token }) => ({
    path: `/api/admin/api-tokens/${token}/toggle`,
    body: { isActive: 0 },
  }),
  'DELETE /api/admin/api-tokens/:id': ({ token }) => ({ path: `/api/admin/api-tokens/${token}`, again: 404 }),
  'DELETE /api/admin/delete-user/:id': ({ user }) => ({ path: `/api/admin/delete-user/${user}`, again: 404 }),
  // Not the admin password: the new one, which is the same, so that the other rows go on.
  'POST /api/admin/create-password': () => ({ body: { password: 'a second secret', adminPassword: 'a second secret' } }),
};
