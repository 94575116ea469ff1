import type { AnonymousUsageView } from '@beside/common/usage/usage.dto';
import { api } from '../../lib/api.ts';
import { type Fields, fields, number } from '../../lib/parse.ts';

export const usageKeys = { anonymous: ['usage', 'anonymous'] as const };

/** `GET /api/usage/anonymous`: sessions used this month from this address, and how many there are. Throws ApiError. */
export async function fetchAnonymousUsage(signal?: AbortSignal): Promise<AnonymousUsageView> {
  return parseUsage(fields(await api('/api/usage/anonymous', { signal })));
}

function parseUsage(reply: Fields): AnonymousUsageView {
  return { usageCount: number(reply, 'usageCount'), limit: number(reply, 'limit') };
}
