import { LoginSessionsAnswer } from '@beside/common/account/account.login-sessions.views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';
import { queryClient } from '../../../lib/query.ts';
import { accountKeys } from '../account.api.ts';

/** Where the user is signed in, this browser first. */
export function useLoginSessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => parseAs(LoginSessionsAnswer, await api('/api/auth/sessions', { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** `DELETE /api/auth/sessions/{id}`: signs out there. Throws ApiError. */
export async function endSessionElsewhere(id: string): Promise<void> {
  await api(`/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
  await queryClient.invalidateQueries({ queryKey: accountKeys.sessions });
}

/** `POST /api/auth/sessions/end-others`: signs out everywhere but here. Throws ApiError. */
export async function endOtherSessions(): Promise<void> {
  await api('/api/auth/sessions/end-others', { method: 'POST' });
  await queryClient.invalidateQueries({ queryKey: accountKeys.sessions });
}
