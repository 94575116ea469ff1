import { CHECK_INTERVAL_MS } from '@beside/common/incidents/incidents.constants';
import type { MonitoringView } from '@beside/common/incidents/incidents.views';
import { useQuery } from '@tanstack/react-query';
import { takeAnswer } from '../../lib/take-answer.ts';
import { fetchMonitoring } from './incidents.api.ts';

/** `admin:changed` refreshes everything under `admin`. */
const key = ['admin', 'incidents'];

/** Milliseconds after a check is due, for the check itself. */
const CHECK_MS = 3000;

/**
 * Milliseconds until the next look: after the check that is due. By a clock that is wrong a check may be due in the past or far off, so a look
 * is a check's interval away at most, and never sooner than the check takes.
 * @param answeredAt milliseconds since 1970, by this browser's clock
 */
export function nextCheckIn(nextCheck: string | null | undefined, answeredAt: number): number | false {
  if (!nextCheck) return false;
  const due = Date.parse(nextCheck) - answeredAt;
  return due > 0 && due < CHECK_INTERVAL_MS ? due + CHECK_MS : CHECK_INTERVAL_MS;
}

/** The monitor. Its changes are pushed; after each check that finds nothing it is asked again. */
export function useMonitoring() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchMonitoring(signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => nextCheckIn(data?.nextCheck, dataUpdatedAt),
    networkMode: 'always',
  });
}

/** Takes the monitor that a call has answered. */
export const setMonitoring = (monitoring: MonitoringView): Promise<void> => takeAnswer<MonitoringView>(key, monitoring);
