import { UserAnswer, type UserView } from '@beside/common/account/account.views';
import { ApiError, api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

export const accountKeys = {
  me: ['account', 'me'],
  sessions: ['account', 'sessions'],
  secondFactor: ['account', 'second-factor'],
  passkeys: ['account', 'passkeys'],
} as const;

/** What the server keeps beside the session's cookie, which scripts cannot read. */
const HINT_KEY = 'beside.signed-in';

/** Whether the server has said that somebody is signed in in this browser. It clears that once it knows better. */
export const isHinted = () => document.cookie.split('; ').includes(`${HINT_KEY}=1`);

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
