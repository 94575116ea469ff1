import type { UserView } from '@beside/common/account/account.views';

/** The pages that the header and the side menu lead to. */
const OPEN = [
  { to: '/', label: 'shell.home' },
  { to: '/subscribe', label: 'shell.plans' },
  { to: '/history', label: 'shell.history' },
  { to: '/couples', label: 'shell.couples' },
] as const;
const ACCOUNT = { to: '/account', label: 'shell.account' } as const;
const ADMIN = { to: '/admin', label: 'shell.admin' } as const;

/** The same, one's own for somebody who is signed in, and the panel for those who may open it. `me` is undefined until known. */
export function navFor(signedIn: boolean, me: UserView | null | undefined) {
  if (!signedIn) return OPEN;
  return me?.isAdmin || me?.isOwner ? [...OPEN, ACCOUNT, ADMIN] : [...OPEN, ACCOUNT];
}
