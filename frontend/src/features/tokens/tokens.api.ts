import { USERS_MAX } from '@beside/common/admin/admin.constants';
import { AdminUsersAnswer, type AdminUserView } from '@beside/common/admin/admin.views';
import type { CreateTokenDto } from '@beside/common/tokens/tokens.dto';
import { TokenCreatedAnswer, TokensAnswer, TokensChangedAnswer, type TokenView } from '@beside/common/tokens/tokens.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

export const tokenKeys = {
  list: ['admin', 'tokens'] as const,
  users: (q: string) => ['admin', 'users', 'choice', { q }] as const,
};

/** `GET /api/admin/api-tokens`. Throws ApiError. */
export async function fetchTokens(signal?: AbortSignal): Promise<TokenView[]> {
  return parseAs(TokensAnswer, await api('/api/admin/api-tokens', { signal })).tokens;
}

/** `POST /api/admin/api-tokens`: the token's value, which nothing shows again. Throws ApiError. */
export async function createToken(body: CreateTokenDto): Promise<TokenCreatedAnswer> {
  return parseAs(TokenCreatedAnswer, await api('/api/admin/api-tokens', { method: 'POST', body }));
}

/** `PATCH /api/admin/api-tokens/:id/toggle`. Throws ApiError. */
export async function toggleToken(id: number, isActive: 0 | 1, adminPassword: string): Promise<TokenView[]> {
  const body = { isActive, adminPassword };
  return parseAs(TokensChangedAnswer, await api(`/api/admin/api-tokens/${id}/toggle`, { method: 'PATCH', body })).tokens;
}

/** `DELETE /api/admin/api-tokens/:id`. Throws ApiError. */
export async function deleteToken(id: number, adminPassword: string): Promise<TokenView[]> {
  const body = { adminPassword };
  return parseAs(TokensChangedAnswer, await api(`/api/admin/api-tokens/${id}`, { method: 'DELETE', body })).tokens;
}

/** The users to choose from: the newest hundred, or those of a search. Throws ApiError. */
export async function fetchChoice(q: string, signal?: AbortSignal): Promise<AdminUserView[]> {
  const params = new URLSearchParams({ limit: String(USERS_MAX), ...(q && { q }) });
  return parseAs(AdminUsersAnswer, await api(`/api/admin/${q ? 'search-users' : 'users'}?${params}`, { signal })).users;
}
