import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Arrival } from '../hooks/use-arrival.ts';

/** How one came to the page at the address. For the app alone: pages ask `useArrival`. */
export function useArrived(): Arrival {
  const location = useLocation();
  const type = useNavigationType();
  const [first] = useState(location);
  if (location === first) return openedAnew() ? 'new' : 'return';
  return type === 'POP' ? 'return' : 'new';
}

/** Whether this document was opened by a link or an address, rather than reloaded or returned to. */
function openedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
}
