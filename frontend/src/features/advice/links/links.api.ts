import type { NewLinkDto } from '@beside/common/advice/advice.links.dto';
import { LinksAnswer, NewLinkAnswer } from '@beside/common/advice/advice.links.views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';
import { queryClient } from '../../../lib/query.ts';

const queryKey = ['advice', 'links'] as const;

/** The user's links to copies of advice, the newest first. */
export function useLinks() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => parseAs(LinksAnswer, await api('/api/links', { signal })).links,
    // Openings are not pushed.
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** `POST /api/advice/{id}/links`: the link with its address, which nobody can be told again. Throws ApiError. */
export async function makeLink(adviceId: string, body: NewLinkDto) {
  const made = parseAs(NewLinkAnswer, await api(`/api/advice/${adviceId}/links`, { method: 'POST', body }));
  void queryClient.invalidateQueries({ queryKey });
  return made;
}

/** `DELETE /api/links/{id}`: from now on nobody can read the copy. Throws ApiError. */
export async function takeLinkBack(id: string): Promise<void> {
  // Also after a failure: another page may have taken it back.
  await api(`/api/links/${id}`, { method: 'DELETE' }).finally(() => queryClient.invalidateQueries({ queryKey }));
}
