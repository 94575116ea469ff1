import { array, object, string } from 'valibot';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';

/** `POST /api/advice/kept`: which of these the user can no longer read. Throws ApiError. */
export async function postKept(ids: readonly string[]): Promise<string[]> {
  return parseAs(object({ gone: array(string()) }), await api('/api/advice/kept', { method: 'POST', body: { ids } })).gone;
}
