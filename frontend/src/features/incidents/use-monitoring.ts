import type { MonitoringView } from '@beside/common/incidents/incidents.views';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query.ts';
import { fetchMonitoring } from './incidents.api.ts';

/** `admin:changed` refreshes everything under `admin`. */
const key = ['admin', 'incidents'];

/** Milliseconds after a check is due: for the check itself, and between two looks at one that is late. */
const CHECK_MS = 3000;

/** The monitor. Its changes are pushed; after each check that finds nothing it is asked again. */
export function useMonitoring() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchMonitoring(signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.nextCheck ? Math.max(CHECK_MS, Date.parse(data.nextCheck) - Date.now() + CHECK_MS) : false,
    networkMode: 'always',
  });
}

/** Takes the monitor that a call has answered. */
export async function setMonitoring(monitoring: MonitoringView): Promise<void> {
  // An answer in flight is older than this.
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<MonitoringView>(key, monitoring);
}
