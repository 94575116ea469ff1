import { MonitoringAnswer, MonitoringChangedAnswer, type MonitoringView } from '@beside/common/incidents/incidents.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

const PATH = '/api/admin/incidents';

/** What can be asked of the monitor. */
export type MonitorAction = 'start' | 'stop' | 'check' | 'create-demo' | 'end-demo';

/** `GET /api/admin/incidents/status`. Throws ApiError. */
export async function fetchMonitoring(signal?: AbortSignal): Promise<MonitoringView> {
  return parseAs(MonitoringAnswer, await api(`${PATH}/status`, { signal })).monitoring;
}

/** `POST /api/admin/incidents/{action}`: the monitor afterwards. Throws ApiError. */
export async function postMonitor(action: MonitorAction): Promise<MonitoringView> {
  return parseAs(MonitoringChangedAnswer, await api(`${PATH}/${action}`, { method: 'POST', body: {} })).monitoring;
}

/** `POST /api/admin/incidents/configure`: the monitor afterwards. Throws ApiError. */
export async function configureMonitor(statusPageUrl: string): Promise<MonitoringView> {
  const reply = await api(`${PATH}/configure`, { method: 'POST', body: { statusPageUrl } });
  return parseAs(MonitoringChangedAnswer, reply).monitoring;
}
