/** The groups of calls, in the order in which they are shown; the first whose beginning fits has the call. */
const GROUPS: { name: string; description: string; begins: string[] }[] = [
  { name: 'Advice', description: 'Asking for advice, reading it again, and keeping it', begins: ['/api/advice'] },
  { name: 'Chat', description: 'Questions about an advice', begins: ['/api/chat'] },
  { name: 'Couples', description: 'Sessions of two partners with a counsellor', begins: ['/api/couples'] },
  { name: 'Subscription', description: 'Plans, use and payments', begins: ['/api/subscription', '/api/usage', '/api/stripe'] },
  { name: 'Invoices', description: "A user's invoices", begins: ['/api/invoices'] },
  { name: 'Announcements', description: 'What the site tells everyone', begins: ['/api/announcements'] },
  { name: 'Translation', description: 'Texts in other languages', begins: ['/api/translate'] },
  { name: 'Account', description: 'Signing in, and the own account; for browsers alone', begins: ['/api/auth', '/api/visitor'] },
  { name: 'Admin: API tokens', description: 'Tokens for programs; for owners', begins: ['/api/admin/api-tokens'] },
  { name: 'Admin: announcements', description: 'Writing announcements', begins: ['/api/admin/announcements'] },
  { name: 'Admin: incidents', description: 'Watching a status page', begins: ['/api/admin/incidents'] },
  { name: 'Admin: tasks', description: 'What only a person can do; for owners', begins: ['/api/admin/tasks'] },
  { name: 'Admin', description: 'Users, money, rights and the audit log', begins: ['/api/admin'] },
  { name: 'API', description: 'This description', begins: ['/api/'] },
];

/** The group of a call's path. */
export const groupOf = (path: string): string =>
  GROUPS.find(({ begins }) => begins.some((begin) => path.startsWith(begin)))?.name ?? 'API';

/** The groups that have a call. */
export function groupsOf(paths: string[]): { name: string; description: string }[] {
  const used = new Set(paths.map(groupOf));
  return GROUPS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description }));
}
