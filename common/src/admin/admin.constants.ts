export const ADMIN_PASSWORD_MIN = 8;
/** Users of a page, and the most that one call answers. */
export const USERS_PAGE = 10;
export const USERS_MAX = 100;
/** The last page that may be asked for: PostgreSQL's integers go no further. */
export const USERS_PAGES_MAX = Math.floor(2_147_483_647 / USERS_MAX);
/** Pages that have a button. */
export const PAGE_BUTTONS = 5;
/** Characters of a search. */
export const SEARCH_MAX = 200;

/** What the audit log records. */
export const AUDIT_ACTIONS = [
  'admin_password_created',
  'admin_password_changed',
  'admin_password_refused',
  'user_edited',
  'user_plan_changed',
  'user_deleted',
  'admin_made',
  'admin_removed',
  'user_status_set',
  'second_factor_reset',
  'invoice_marked_paid',
  'invoice_marked_unpaid',
  'announcement_created',
  'announcement_edited',
  'announcement_activated',
  'announcement_deactivated',
  'announcement_deleted',
  'monitor_started',
  'monitor_stopped',
  'monitor_configured',
  'demo_incident_created',
  'demo_incident_ended',
  'token_created',
  'token_activated',
  'token_revoked',
  'token_deleted',
  'task_done',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** Stands for an action that a reader does not know: a later release has recorded it. */
export const UNKNOWN_ACTION = 'unknown';

/** What an entry is about. */
export const AUDIT_TARGETS = ['user', 'invoice', 'announcement', 'monitor', 'token', 'admin_password', 'task'] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** The parts of the panel: a change in one is pushed, and the pages that show it ask again. */
export const ADMIN_AREAS = ['users', 'invoices', 'announcements', 'incidents', 'tokens', 'settings', 'audit', 'tasks'] as const;
export type AdminArea = (typeof ADMIN_AREAS)[number];

/** The texts that the specification gives. */
export const ADMIN_TEXTS = {
  passwordRefused: 'Invalid admin password. Please check your password and try again.',
  passwordMissing: 'Please enter admin password first',
  passwordShort: 'Password must be at least 8 characters long',
  ownerCreatesPasswords: 'Only the owner can create admin passwords',
  fieldsMissing: 'Please fill in all fields including admin password',
  tokenFieldsMissing: 'Please fill in all required fields',
} as const;
