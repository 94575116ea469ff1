/** What the tests that start a proxy of their own need to know of it. */
export function startProxy(
  target: string,
  breaks: 'upgrades' | 'sockets' | 'nothing',
): Promise<{ url: string; close: () => Promise<void> }>;
