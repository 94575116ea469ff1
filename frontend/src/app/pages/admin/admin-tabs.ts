import { type LazyPart, lazyPart } from '../../../lib/lazy-part.ts';
import type { AdminPath } from './admin-paths.ts';

const overview = lazyPart(
  async () => (await import('../../../features/admin/components/overview/OverviewTab.tsx')).OverviewTab,
  ['overview'],
);
const tasks = lazyPart(
  async () => (await import('../../../features/tasks/components/TasksTab.tsx')).TasksTab,
  ['admin', 'tasks'],
);
const users = lazyPart(
  async () => (await import('./UsersPart.tsx')).UsersPart,
  ['account', 'admin', 'adminpassword', 'invoices'],
);
const tokens = lazyPart(
  async () => (await import('../../../features/tokens/components/TokensTab.tsx')).TokensTab,
  ['account', 'admin', 'adminpassword', 'tokens'],
);
const announcements = lazyPart(
  async () => (await import('./AnnouncementsPart.tsx')).AnnouncementsPart,
  ['account', 'admin', 'adminpassword', 'announcements', 'site'],
);
const incidents = lazyPart(
  async () => (await import('../../../features/incidents/components/IncidentsTab.tsx')).IncidentsTab,
  ['announcements', 'site'],
);
const audit = lazyPart(async () => (await import('../../../features/admin/components/audit/AuditTab.tsx')).AuditTab, ['admin']);
const owner = lazyPart(
  async () => (await import('../../../features/admin/components/owner/OwnerTab.tsx')).OwnerTab,
  ['account', 'admin', 'adminpassword'],
);

export interface AdminTab {
  to: AdminPath;
  label: `admin.tab_${'overview' | 'tasks' | 'users' | 'tokens' | 'announcements' | 'incidents' | 'audit' | 'owner'}`;
  part: LazyPart<object>;
  ownerOnly?: boolean;
}

/** The tabs, in their order. Each is loaded when it is opened. */
const TABS: readonly AdminTab[] = [
  { to: '/admin', label: 'admin.tab_overview', part: overview },
  { to: '/admin/tasks', label: 'admin.tab_tasks', part: tasks, ownerOnly: true },
  { to: '/admin/users', label: 'admin.tab_users', part: users },
  { to: '/admin/tokens', label: 'admin.tab_tokens', part: tokens, ownerOnly: true },
  { to: '/admin/announcements', label: 'admin.tab_announcements', part: announcements },
  { to: '/admin/incidents', label: 'admin.tab_incidents', part: incidents },
  { to: '/admin/audit', label: 'admin.tab_audit', part: audit },
  { to: '/admin/owner', label: 'admin.tab_owner', part: owner, ownerOnly: true },
];

/** The tabs that a user may open. */
export const tabsFor = (isOwner: boolean): readonly AdminTab[] => TABS.filter(({ ownerOnly }) => isOwner || !ownerOnly);

/** The tab at an address without a slash at its end, open to its reader or not. */
export const tabAt = (path: string): AdminTab | undefined => TABS.find(({ to }) => to === path);
