import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Arrival } from '../hooks/use-arrival.ts';

/** How the reader came to this page. For the app alone: pages use `useArrival`. */
export function useArrived(): Arrival {
  const location = useLocation();
  const type = useNavigationType();
  const [first] = useState(location);
  if (location === first) return openedAnew() ? 'new' : 'return';
  return type === 'POP' ? 'return' : 'new';
}

/** Whether the document was opened by a link or an address, not by a reload or Back. */
function openedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
}
