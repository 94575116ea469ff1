import { api } from './api.ts';

/** `POST /api/visitor`: gives this browser its anonymous session, if it has none. Throws ApiError. */
export async function openVisit(signal?: AbortSignal): Promise<void> {
  await api('/api/visitor', { method: 'POST', signal });
}
