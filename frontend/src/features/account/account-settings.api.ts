import type { ChangePasswordDto, ProfileDto, UserView } from '@beside/common/account/account.dto';
import { api } from '../../lib/api.ts';
import { fields } from '../../lib/parse.ts';
import { parseUser } from './account.api.ts';

/** `PUT /api/auth/user`: the account as it is afterwards. A new address may first have to be confirmed. Throws ApiError. */
export async function updateProfile(body: ProfileDto): Promise<UserView> {
  return parseUser(fields(await api('/api/auth/user', { method: 'PUT', body })).user);
}

/** `PUT /api/auth/change-password`: every other session of the person ends, this one goes on. Throws ApiError. */
export async function changePassword(body: ChangePasswordDto): Promise<void> {
  await api('/api/auth/change-password', { method: 'PUT', body });
}

/** `DELETE /api/auth/delete-account`. Throws ApiError. */
export async function deleteAccount(): Promise<void> {
  await api('/api/auth/delete-account', { method: 'DELETE' });
}

/** `GET /api/auth/export`: everything that is held about the account, as a file to keep. Throws ApiError. */
export async function fetchExport(): Promise<Blob> {
  return new Blob([JSON.stringify(await api('/api/auth/export'), null, 2)], { type: 'application/json' });
}
