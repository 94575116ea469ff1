import * as v from 'valibot';
import { InvoiceView } from '../invoices/invoices.views.ts';
import { orNull } from '../or-null.ts';
import { PLAN_IDS, type Plan } from '../usage/usage.constants.ts';
import { ADMIN_AREAS, AUDIT_ACTIONS, AUDIT_TARGETS, UNKNOWN_ACTION } from './admin.constants.ts';

/** The answer of `GET /api/admin/status`. */
export const AdminStatusAnswer = v.object({
  isAdmin: v.boolean(),
  isOwner: v.boolean(),
  /** The owner has set one; without it nothing can be changed. */
  hasAdminPassword: v.boolean(),
  /** The release of the node that answers. */
  version: orNull(v.string()),
  /** What it was built of, where that is known. */
  commit: orNull(v.string()),
});
export type AdminStatusAnswer = v.InferOutput<typeof AdminStatusAnswer>;

/** A user as an admin sees them. */
export const AdminUserView = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  subscriptionPlan: v.picklist(PLAN_IDS),
  /** `YYYY-MM-DD`. */
  dateOfBirth: orNull(v.string()),
  isAdmin: v.boolean(),
  isOwner: v.boolean(),
  usageCount: v.number(),
  /** An ISO time. */
  createdAt: v.string(),
  /** The plan is paid for by a subscription, which alone can change it. */
  isPlanPaid: v.boolean(),
});
export type AdminUserView = v.InferOutput<typeof AdminUserView>;

/**
 * The answer of `GET /api/admin/users` (the newest first) and of `GET /api/admin/search-users`, which takes `page` and `limit` too.
 * A search counts no further than 1,000: `isMore` tells that there are more.
 */
export const AdminUsersAnswer = v.object({
  users: v.array(AdminUserView),
  totalCount: v.number(),
  totalPages: v.number(),
  page: v.number(),
  isMore: v.boolean(),
});
export type AdminUsersAnswer = v.InferOutput<typeof AdminUsersAnswer>;

/** What a change did, in English, and the user afterwards. */
export const AdminUserAnswer = v.object({ message: v.string(), user: AdminUserView });

/** The answer of `GET /api/admin/user-invoices/{userId}`: the newest hundred. */
export const AdminInvoicesAnswer = v.object({ invoices: v.array(InvoiceView) });

/** What a change did, in English, and the invoice afterwards. */
export const AdminInvoiceAnswer = v.object({ message: v.string(), invoice: InvoiceView });

/** An entry of the audit log. Names are those of today: an entry keeps ids alone. */
export const AuditEntryView = v.object({
  id: v.number(),
  /** An ISO time. */
  at: v.string(),
  /** `unknown`: of a later release than the node, or the page, that reads it. */
  action: v.fallback(v.picklist([...AUDIT_ACTIONS, UNKNOWN_ACTION]), UNKNOWN_ACTION),
  /** Null: the program itself, or a user who is deleted. */
  actor: orNull(v.object({ id: v.string(), name: orNull(v.string()), email: orNull(v.string()) })),
  target: orNull(
    v.object({ type: v.picklist(AUDIT_TARGETS), id: v.string(), name: orNull(v.string()), email: orNull(v.string()) }),
  ),
  /** What changed, without what people wrote: for example the plan before and after. */
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())])),
  ip: v.string(),
  /** The API token that was used. */
  tokenId: orNull(v.number()),
  /** SHA-256 of the entry and of the hash before it, in hexadecimal. */
  hash: v.string(),
});
export type AuditEntryView = v.InferOutput<typeof AuditEntryView>;

/** The answer of `GET /api/admin/audit?before=&action=&actor=&target=&from=&to=&limit=`: the newest first, 25 unless `limit` says otherwise (100 at most). */
export const AuditAnswer = v.object({ entries: v.array(AuditEntryView), nextBefore: orNull(v.number()) });
export type AuditAnswer = v.InferOutput<typeof AuditAnswer>;

/** Who is connected now, on all nodes: pages with a socket, and the users among them. */
export const ConnectedView = v.object({ pages: v.number(), users: v.number(), nodes: v.number() });
export type ConnectedView = v.InferOutput<typeof ConnectedView>;

/** The acknowledgement of `admin:watch`, and the push that follows it. */
export const AdminWatched = v.object({ connected: ConnectedView });
export type AdminWatched = v.InferOutput<typeof AdminWatched>;
export const AdminConnected = v.object({ connected: ConnectedView });

/** A part of the panel has changed. */
export const AdminChanged = v.object({ area: v.picklist(ADMIN_AREAS) });

/** One day's counts (UTC). */
export const DayCounts = v.object({
  /** `YYYY-MM-DD`. */
  day: v.string(),
  registrations: v.number(),
  adviceSessions: v.number(),
  chatQuestions: v.number(),
  couplesSessions: v.number(),
  repliesDone: v.number(),
  repliesFailed: v.number(),
  repliesStopped: v.number(),
});
export type DayCounts = v.InferOutput<typeof DayCounts>;

const usersByPlan: Record<Plan, v.NumberSchema<undefined>> = Object.assign(
  {},
  ...PLAN_IDS.map((plan) => ({ [plan]: v.number() })),
);

/** The answer of `GET /api/admin/statistics?days=` (30 unless given, 7 to 365). */
export const StatisticsAnswer = v.object({
  users: v.object({
    total: v.number(),
    byPlan: v.object(usersByPlan),
  }),
  connected: ConnectedView,
  /** Without gaps, the oldest first; today is the last. */
  days: v.array(DayCounts),
  /** Twelve months without gaps, the oldest first: paid invoices less refunds, in cents of euros. Null: this server takes no payments. */
  income: v.nullable(v.array(v.object({ month: v.string(), cents: v.number() }))),
});
export type StatisticsAnswer = v.InferOutput<typeof StatisticsAnswer>;
