/** The pages that the header and the side menu lead to. */
export const NAV = [
  { to: '/', label: 'shell.home' },
  { to: '/subscribe', label: 'shell.plans' },
  { to: '/history', label: 'shell.history' },
  { to: '/couples', label: 'shell.couples' },
] as const;
