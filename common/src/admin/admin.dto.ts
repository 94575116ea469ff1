import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ACCOUNT_TEXTS, EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from '../account/account.constants.ts';
import { birthFault, isEmail } from '../account/account.rules.ts';
import { Checked } from '../checked.ts';
import { HasLength } from '../has-length.ts';
import { PLAN_IDS, type Plan } from '../usage/usage.constants.ts';
import { ADMIN_PASSWORD_MIN, ADMIN_TEXTS } from './admin.constants.ts';
import { AdminPassword, Flag } from './admin.rules.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The body of a change that needs the admin password and nothing else, where the specification calls it `password`. */
export class PasswordDto {
  @AdminPassword()
  password!: string;
}

/** The same, where the specification calls it `adminPassword`. */
export class AdminPasswordDto {
  @AdminPassword()
  adminPassword!: string;
}

/**
 * The body of `POST /api/admin/create-password`. An API token that replaces an admin password gives the present one, too: it may have leaked, and
 * would otherwise be worth both secrets.
 */
export class CreateAdminPasswordDto {
  @IsOptional()
  @AdminPassword()
  adminPassword?: string;

  @Checked(
    (value) => {
      if (!isText(value) || value.length < ADMIN_PASSWORD_MIN) return ADMIN_TEXTS.passwordShort;
      return value.length > PASSWORD_MAX ? ACCOUNT_TEXTS.passwordLong : null;
    },
    { type: 'string', minLength: ADMIN_PASSWORD_MIN, maxLength: PASSWORD_MAX },
  )
  password!: string;
}

/** The body of `POST /api/admin/make-admin` and `/remove-admin`. */
export class AdminRightsDto extends PasswordDto {
  @HasLength(1, 100)
  userId!: string;
}

/** The body of `POST /api/admin/set-user-status`. */
export class UserStatusDto extends AdminPasswordDto {
  @HasLength(1, 100)
  userId!: string;

  @Flag()
  isAdmin!: boolean | 0 | 1;

  @Flag()
  isOwner!: boolean | 0 | 1;
}

const name = (required: string) =>
  Checked(
    (value) => {
      if (!isText(value) || value.trim() === '') return required;
      return value.trim().length > NAME_MAX ? `{field} has at most ${NAME_MAX} characters` : null;
    },
    { type: 'string', pattern: '\\S', maxLength: NAME_MAX },
  );

/** The body of `PUT /api/admin/edit-user/{id}`. A plan or a date of birth that is left out stays as it is. */
export class EditUserDto extends AdminPasswordDto {
  @name(ACCOUNT_TEXTS.firstNameRequired)
  firstName!: string;

  @name(ACCOUNT_TEXTS.lastNameRequired)
  lastName!: string;

  @Checked((value) => (isText(value) && isEmail(value) ? null : ACCOUNT_TEXTS.emailInvalid), {
    type: 'string',
    format: 'email',
    maxLength: EMAIL_MAX,
  })
  email!: string;

  @IsOptional()
  @IsIn(PLAN_IDS)
  subscriptionPlan?: Plan;

  /** `YYYY-MM-DD`; empty or null for none. */
  @IsOptional()
  @Checked(
    (value) => {
      if (value === '') return null;
      if (!isText(value)) return ACCOUNT_TEXTS.birthInvalid;
      // A child may have been let in by mistake: an admin may still write down the truth.
      const fault = birthFault(value, new Date().toISOString().slice(0, 10));
      return fault === null || fault === 'too_young' ? null : ACCOUNT_TEXTS.birthInvalid;
    },
    { type: 'string', format: 'date' },
  )
  dateOfBirth?: string | null;
}

/** The payload of `admin:watch`. `connected`: whether the page shows who is connected, and wants each change of it. */
export class AdminWatchDto {
  @IsBoolean()
  connected!: boolean;
}
