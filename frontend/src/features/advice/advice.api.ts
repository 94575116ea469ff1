import { AdviceSessionAnswer, type AdviceSessionView } from '@beside/common/advice/advice.views';
import { api, apiFile } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';
import type { PendingRequest } from './asking/pending.ts';

/** `POST /api/advice/generate`: returns the complete advice. The same requestId generates once. Throws ApiError. */
export async function postGenerate(request: PendingRequest, signal: AbortSignal): Promise<AdviceSessionView> {
  return parseAs(AdviceSessionAnswer, await api('/api/advice/generate', { method: 'POST', body: request, signal })).session;
}

/** `GET /api/advice/{id}`. Throws ApiError. */
export async function fetchSession(id: string, signal?: AbortSignal): Promise<AdviceSessionView> {
  return parseAs(AdviceSessionAnswer, await api(`/api/advice/${encodeURIComponent(id)}`, { signal })).session;
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

/** `GET /api/advice/{id}/download`: the advice with its chat as a Markdown file, its own texts in this language. Throws ApiError. */
export function fetchDownload(id: string, language: string): Promise<Blob> {
  return apiFile(`/api/advice/${encodeURIComponent(id)}/download?language=${language}`);
}
