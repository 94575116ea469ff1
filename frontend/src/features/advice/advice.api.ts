import type { AdviceSessionView } from '@beside/common/advice/advice.dto';
import { api } from '../../lib/api.ts';
import { fields } from '../../lib/parse.ts';
import { parseSession } from './advice.parse.ts';
import type { PendingRequest } from './pending.ts';

/** `POST /api/advice/generate`: returns the complete advice. The same requestId generates once. Throws ApiError. */
export async function postGenerate(request: PendingRequest, signal: AbortSignal): Promise<AdviceSessionView> {
  const reply = fields(await api('/api/advice/generate', { method: 'POST', body: request, signal }));
  return parseSession(reply.session);
}

/** `GET /api/advice/{id}`. Throws ApiError. */
export async function fetchSession(id: string, signal?: AbortSignal): Promise<AdviceSessionView> {
  return parseSession(fields(await api(`/api/advice/${encodeURIComponent(id)}`, { signal })).session);
}

/** `POST /api/advice/stop`, for pages without a socket. Throws ApiError. */
export async function postStop(requestId: string): Promise<boolean> {
  await api('/api/advice/stop', { method: 'POST', body: { requestId } });
  return true;
}

/** `DELETE /api/advice/{id}`. Throws ApiError. */
export async function deleteSession(id: string): Promise<void> {
  await api(`/api/advice/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
