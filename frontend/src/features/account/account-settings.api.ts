import type { ChangePasswordDto, ProfileDto } from '@beside/common/account/account.dto';
import { UserAnswer, type UserView } from '@beside/common/account/account.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

/** `PUT /api/auth/user`. A new address may need verification first. Throws ApiError. */
export async function updateProfile(body: ProfileDto): Promise<UserView> {
  return parseAs(UserAnswer, await api('/api/auth/user', { method: 'PUT', body })).user;
}

/** `PUT /api/auth/change-password`: ends the user's other sessions. Throws ApiError. */
export async function changePassword(body: ChangePasswordDto): Promise<void> {
  await api('/api/auth/change-password', { method: 'PUT', body });
}

/** `DELETE /api/auth/delete-account`. Throws ApiError. */
export async function deleteAccount(): Promise<void> {
  await api('/api/auth/delete-account', { method: 'DELETE' });
}

/** `GET /api/auth/export`: the account's data as a file. Throws ApiError. */
export async function fetchExport(): Promise<Blob> {
  return new Blob([JSON.stringify(await api('/api/auth/export'), null, 2)], { type: 'application/json' });
}
