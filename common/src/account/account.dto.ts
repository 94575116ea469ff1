import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import { LANGUAGES, type Language } from '../language/language.constants.ts';
import { ACCOUNT_TEXTS, NAME_MAX, NEW_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from './account.constants.ts';
import { birthFault, isEmail } from './account.rules.ts';

type Fault = (value: unknown, body: object) => string | null;

/** One rule with one message: what `fault` says, or nothing. */
function Checked(fault: Fault): PropertyDecorator {
  return ValidateBy({
    name: 'checked',
    validator: {
      validate: (value: unknown, check) => fault(value, check?.object ?? {}) === null,
      defaultMessage: (check) => fault(check?.value, check?.object ?? {}) ?? '',
    },
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const name =
  (required: string): Fault =>
  (value) => {
    if (!isText(value) || value.trim() === '') return required;
    return value.trim().length > NAME_MAX ? `At most ${NAME_MAX} characters` : null;
  };
const email: Fault = (value) => (isText(value) && isEmail(value) ? null : ACCOUNT_TEXTS.emailInvalid);
const password =
  (min: number, short: string): Fault =>
  (value) => {
    if (!isText(value) || value.length < min) return short;
    return value.length > PASSWORD_MAX ? ACCOUNT_TEXTS.passwordLong : null;
  };
const sameAs =
  (field: string): Fault =>
  (value, body) =>
    isText(value) && value === Object.entries(body).find(([key]) => key === field)?.[1] ? null : ACCOUNT_TEXTS.passwordsDiffer;

/** What every mail that a call may cause is written in. */
class InLanguage {
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** The body of `PUT /api/auth/user`. A date of birth cannot be changed: what else a body holds is dropped. */
export class ProfileDto extends InLanguage {
  @Checked(name(ACCOUNT_TEXTS.firstNameRequired))
  firstName!: string;

  @Checked(name(ACCOUNT_TEXTS.lastNameRequired))
  lastName!: string;

  @Checked(email)
  email!: string;
}

/** The body of `POST /api/auth/register`. */
export class RegisterDto extends ProfileDto {
  @Checked(password(PASSWORD_MIN, ACCOUNT_TEXTS.passwordShort))
  password!: string;

  @Checked(sameAs('password'))
  confirmPassword!: string;

  /** `YYYY-MM-DD`. */
  @Checked((value) => {
    if (!isText(value) || value === '') return ACCOUNT_TEXTS.birthRequired;
    const fault = birthFault(value, new Date().toISOString().slice(0, 10));
    if (fault === null) return null;
    return fault === 'too_young' ? ACCOUNT_TEXTS.tooYoung : ACCOUNT_TEXTS.birthInvalid;
  })
  dateOfBirth!: string;
}

/** The body of `POST /api/auth/login`. */
export class LoginDto {
  @Checked(email)
  email!: string;

  @Checked(password(PASSWORD_MIN, ACCOUNT_TEXTS.passwordShort))
  password!: string;
}

/** The body of `POST /api/auth/verify-email/{token}`: the password of the account whose link it is. */
export class VerifyEmailDto {
  @Checked(password(PASSWORD_MIN, ACCOUNT_TEXTS.passwordShort))
  password!: string;
}

/** The body of `PUT /api/auth/change-password`. */
export class ChangePasswordDto {
  @Checked((value) => {
    if (!isText(value) || value === '') return ACCOUNT_TEXTS.currentRequired;
    return value.length > PASSWORD_MAX ? ACCOUNT_TEXTS.currentWrong : null;
  })
  currentPassword!: string;

  @Checked(password(NEW_PASSWORD_MIN, ACCOUNT_TEXTS.newShort))
  newPassword!: string;

  @Checked((value, body) => (isText(value) && value !== '' ? sameAs('newPassword')(value, body) : ACCOUNT_TEXTS.confirmRequired))
  confirmPassword!: string;
}

/** The body of `POST /api/auth/forgot-password` and of `POST /api/auth/resend-verification`. */
export class EmailDto extends InLanguage {
  @Checked((value) => (isText(value) && value.trim() !== '' ? email(value, {}) : ACCOUNT_TEXTS.emailRequired))
  email!: string;
}

/** The body of `POST /api/auth/reset-password`. */
export class ResetPasswordDto {
  @Checked((value) => (isText(value) && value !== '' && value.length <= 200 ? null : 'The link is not complete'))
  token!: string;

  @Checked(password(NEW_PASSWORD_MIN, ACCOUNT_TEXTS.resetShort))
  password!: string;
}
