import type { RetentionDto } from '@beside/common/advice/advice.retention.dto';
import { RetentionAnswer } from '@beside/common/advice/advice.retention.views';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { parseAs } from '../../../lib/parse.ts';
import { queryClient } from '../../../lib/query.ts';
import { type LiveSocket, onSocket, refetchAfterGap } from '../../../lib/socket.ts';

const queryKey = ['advice', 'retention'] as const;

onSocket(bindRetentionEvents);

/** How long the user's advice stays. */
export function useRetention() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => parseAs(RetentionAnswer, await api('/api/account/retention', { signal })).retention,
    // What is counted changes with each advice.
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** `PUT /api/account/retention`. It needs a recent proof. Throws ApiError. */
export async function chooseRetention(body: RetentionDto): Promise<void> {
  const answer = await api('/api/account/retention', { method: 'PUT', body });
  queryClient.setQueryData(queryKey, parseAs(RetentionAnswer, answer).retention);
}

/** Binds the handler of the push to all pages of a user. */
function bindRetentionEvents(socket: LiveSocket): void {
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  socket.on('retention:changed', refetch);
  refetchAfterGap(socket, refetch);
}
