import { NEW_PASSWORD_MIN } from '@beside/common/account/account.constants';
import type { ChangePasswordDto, ProfileDto } from '@beside/common/account/account.dto';
import { isEmail } from '@beside/common/account/account.rules';
import type { Checks } from './checks.ts';

type Profile = Pick<ProfileDto, 'firstName' | 'lastName' | 'email'>;

/** Same rules as ProfileDto; the fields themselves limit the length. */
export function checkProfile({ firstName, lastName, email }: Profile): Checks<Profile> {
  return {
    firstName: firstName.trim() ? null : 'firstNameRequired',
    lastName: lastName.trim() ? null : 'lastNameRequired',
    email: isEmail(email) ? null : 'emailInvalid',
  };
}

/** Same rules as ChangePasswordDto. */
export function checkPasswords({ currentPassword, newPassword, confirmPassword }: ChangePasswordDto): Checks<ChangePasswordDto> {
  const differs = confirmPassword === newPassword ? null : 'passwordsDiffer';
  return {
    currentPassword: currentPassword === '' ? 'currentRequired' : null,
    newPassword: newPassword.length < NEW_PASSWORD_MIN ? 'newShort' : null,
    confirmPassword: confirmPassword === '' ? 'confirmRequired' : differs,
  };
}
