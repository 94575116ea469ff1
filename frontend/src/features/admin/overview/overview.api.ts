import { StatisticsAnswer } from '@beside/common/admin/admin.views';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';

/** `GET /api/admin/statistics?days=`: the site's figures of the last days. Throws ApiError. */
export async function fetchStatistics(days: number, signal: AbortSignal): Promise<StatisticsAnswer> {
  return parseAs(StatisticsAnswer, await api(`/api/admin/statistics?days=${days}`, { signal }));
}
