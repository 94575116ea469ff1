import { OwnTokensAnswer, type OwnTokenView } from '@beside/common/tokens/tokens.views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';
import { takeAnswer } from '../../lib/take-answer.ts';

const OWN_TOKENS = ['tokens', 'own'] as const;

/** The API tokens that act as the signed-in user, the newest first. */
export function useOwnTokens(signedIn: boolean) {
  return useQuery({
    queryKey: OWN_TOKENS,
    queryFn: async ({ signal }) => parseAs(OwnTokensAnswer, await api('/api/auth/tokens', { signal })).tokens,
    enabled: signedIn,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** `DELETE /api/auth/tokens/:id`; the tokens that are left are shown. Throws ApiError. */
export async function deleteOwnToken(id: number): Promise<void> {
  const { tokens } = parseAs(OwnTokensAnswer, await api(`/api/auth/tokens/${id}`, { method: 'DELETE' }));
  await takeAnswer<OwnTokenView[]>(OWN_TOKENS, tokens);
}
