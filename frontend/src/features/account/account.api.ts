import { UserAnswer, type UserView } from '@beside/common/account/account.views';
import { ApiError, api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

export const accountKeys = { me: ['account', 'me'] as const };

/** `GET /api/auth/user`: the user; null for a visitor. Throws ApiError. */
export async function fetchMe(signal?: AbortSignal): Promise<UserView | null> {
  try {
    return parseAs(UserAnswer, await api('/api/auth/user', { signal })).user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    if (error instanceof ApiError && error.status > 0) {
      throw new ApiError(error.status, error.code, `Authentication request failed: ${error.status}`);
    }
    throw error;
  }
}

/** `POST /api/auth/logout`. Throws ApiError. */
export async function postLogout(): Promise<void> {
  await api('/api/auth/logout', { method: 'POST' });
}
