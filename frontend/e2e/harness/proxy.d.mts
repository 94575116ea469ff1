/** Types for tests that start their own proxy. */
export function startProxy(
  target: string,
  breaks: 'upgrades' | 'sockets' | 'nothing',
): Promise<{ url: string; close: () => Promise<void> }>;
