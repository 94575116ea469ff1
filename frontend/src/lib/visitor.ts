import { api } from './api.ts';

/** `POST /api/visitor`: creates the visitor session if this browser has no session. Throws ApiError. */
export async function openVisit(signal?: AbortSignal): Promise<void> {
  await api('/api/visitor', { method: 'POST', signal });
}
