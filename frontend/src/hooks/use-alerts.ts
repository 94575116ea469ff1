import { useId, useMemo } from 'react';
import { type Alerts, alertsOf } from '../lib/toast.store.ts';

/** The alerts of what a component does or asks for; each use is a subject of its own. */
export function useAlerts(): Alerts {
  const subject = useId();
  return useMemo(() => alertsOf(subject), [subject]);
}
