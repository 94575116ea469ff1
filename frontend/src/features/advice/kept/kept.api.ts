import { KeptAdviceAnswer } from '@beside/common/advice/advice.kept.views';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';

/**
 * `POST /api/advice/kept`: those of the kept advice that are not, or no longer, the user's, as they were given. Throws ApiError.
 * @param ids 1 to `KEPT_MAX`, each once
 */
export async function postKept(ids: string[]): Promise<string[]> {
  return parseAs(KeptAdviceAnswer, await api('/api/advice/kept', { method: 'POST', body: { ids } })).gone;
}
