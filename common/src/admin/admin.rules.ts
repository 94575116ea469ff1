import { PASSWORD_MAX } from '../account/account.constants.ts';
import { Checked } from '../checked.ts';
import { ADMIN_TEXTS } from './admin.constants.ts';

/** The admin password, as it is typed for a change. Whether it is right is asked after all else was checked. */
export function AdminPassword(): PropertyDecorator {
  return Checked(
    (value) => (typeof value === 'string' && value !== '' && value.length <= PASSWORD_MAX ? null : ADMIN_TEXTS.passwordMissing),
    {
      type: 'string',
      minLength: 1,
      maxLength: PASSWORD_MAX,
    },
  );
}

/** A flag: 0, 1, or a boolean, which is the same. */
export function Flag(): PropertyDecorator {
  return Checked((value) => (value === 0 || value === 1 || typeof value === 'boolean' ? null : '{field} must be 0 or 1'), {
    type: 'integer',
    minimum: 0,
    maximum: 1,
    description: '0 or 1; false and true are taken, too',
  });
}

/** A flag as it is stored. */
export const flagOf = (value: boolean | 0 | 1): 0 | 1 => (value ? 1 : 0);
