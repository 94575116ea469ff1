import { ApiError, api } from '../../lib/api.ts';
import { fields, text } from '../../lib/parse.ts';

/** Who is signed in, as far as the shell shows it. */
export interface Me {
  id: string;
  firstName: string;
}

export const accountKeys = { me: ['account', 'me'] as const };

/** `GET /api/auth/user`: the person who is signed in; null is an anonymous visitor. Throws ApiError. */
export async function fetchMe(signal?: AbortSignal): Promise<Me | null> {
  try {
    const user = fields(fields(await api('/api/auth/user', { signal })).user, 'user');
    return { id: text(user, 'id'), firstName: text(user, 'firstName') };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    if (error instanceof ApiError && error.status > 0) {
      throw new ApiError(error.status, error.code, `Authentication request failed: ${error.status}`);
    }
    throw error;
  }
}
