/** The pages that the header and the side menu lead to. */
const OPEN = [
  { to: '/', label: 'shell.home' },
  { to: '/subscribe', label: 'shell.plans' },
  { to: '/history', label: 'shell.history' },
  { to: '/couples', label: 'shell.couples' },
] as const;

/** The same, and one's own for somebody who is signed in. */
export function navFor(signedIn: boolean) {
  return signedIn ? [...OPEN, { to: '/account', label: 'shell.account' } as const] : OPEN;
}
