import { IsIn, IsOptional } from 'class-validator';
import { Checked, type Fault } from '../checked.ts';
import type { JsonSchema } from '../json-schema.ts';
import { LANGUAGES, type Language } from '../language/language.constants.ts';
import {
  ACCOUNT_TEXTS,
  EMAIL_CHANGE_ANSWERS,
  EMAIL_MAX,
  type EmailChangeAnswer,
  NAME_MAX,
  NEW_PASSWORD_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from './account.constants.ts';
import { Used, type UsedPasskey } from './account.passkeys.form.ts';
import { birthFault, isEmail } from './account.rules.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function Name(required: string): PropertyDecorator {
  const fault: Fault = (value) => {
    if (!isText(value) || value.trim() === '') return required;
    return value.trim().length > NAME_MAX ? `{field} has at most ${NAME_MAX} characters` : null;
  };
  return Checked(fault, { type: 'string', pattern: '\\S', maxLength: NAME_MAX });
}

const EMAIL: JsonSchema = { type: 'string', format: 'email', maxLength: EMAIL_MAX };
const email: Fault = (value) => (isText(value) && isEmail(value) ? null : ACCOUNT_TEXTS.emailInvalid);

function Password(min: number, short: string): PropertyDecorator {
  const fault: Fault = (value) => {
    if (!isText(value) || value.length < min) return short;
    return value.length > PASSWORD_MAX ? ACCOUNT_TEXTS.passwordLong : null;
  };
  return Checked(fault, { type: 'string', minLength: min, maxLength: PASSWORD_MAX });
}

const sameAs =
  (field: string): Fault =>
  (value, body) =>
    isText(value) && value === Object.entries(body).find(([key]) => key === field)?.[1] ? null : ACCOUNT_TEXTS.passwordsDiffer;
const SAME_PASSWORD: JsonSchema = { type: 'string', description: 'The same password again' };

/** What every mail that a call may cause is written in. */
class InLanguage {
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** The body of `PUT /api/auth/user`. A date of birth cannot be changed: what else a body holds is dropped. */
export class ProfileDto extends InLanguage {
  @Name(ACCOUNT_TEXTS.firstNameRequired)
  firstName!: string;

  @Name(ACCOUNT_TEXTS.lastNameRequired)
  lastName!: string;

  @Checked(email, EMAIL)
  email!: string;
}

/** The body of `POST /api/auth/register`. */
export class RegisterDto extends ProfileDto {
  @Password(PASSWORD_MIN, ACCOUNT_TEXTS.passwordShort)
  password!: string;

  @Checked(sameAs('password'), SAME_PASSWORD)
  confirmPassword!: string;

  /** `YYYY-MM-DD`. */
  @Checked(
    (value) => {
      if (!isText(value) || value === '') return ACCOUNT_TEXTS.birthRequired;
      const fault = birthFault(value, new Date().toISOString().slice(0, 10));
      if (fault === null) return null;
      return fault === 'too_young' ? ACCOUNT_TEXTS.tooYoung : ACCOUNT_TEXTS.birthInvalid;
    },
    { type: 'string', format: 'date' },
  )
  dateOfBirth!: string;
}

/** The body of `POST /api/auth/login`. */
export class LoginDto {
  @Checked(email, EMAIL)
  email!: string;

  @Password(PASSWORD_MIN, ACCOUNT_TEXTS.passwordShort)
  password!: string;
}

const ownPassword: Fault = (value) => {
  if (!isText(value) || value === '') return ACCOUNT_TEXTS.currentRequired;
  return value.length > PASSWORD_MAX ? ACCOUNT_TEXTS.currentWrong : null;
};
const OWN_PASSWORD: JsonSchema = { type: 'string', minLength: 1, maxLength: PASSWORD_MAX };

/** The body of `POST /api/auth/proof`: the user's own password, or what one of their passkeys answers: one of the two. */
export class ProofDto {
  @IsOptional()
  @Checked(ownPassword, OWN_PASSWORD)
  password?: string;

  @IsOptional()
  @Used()
  response?: UsedPasskey;
}

/** The body of `POST /api/auth/verify-email/{token}`: the password of the account whose link it is. */
export class VerifyEmailDto {
  @Password(PASSWORD_MIN, ACCOUNT_TEXTS.passwordShort)
  password!: string;
}

/** The body of `POST /api/auth/email-change/{token}`: whether the owner of the former address agrees to the new one. */
export class EmailChangeDto {
  @IsIn(EMAIL_CHANGE_ANSWERS)
  answer!: EmailChangeAnswer;
}

/** The body of `PUT /api/auth/change-password`. */
export class ChangePasswordDto {
  @Checked(ownPassword, OWN_PASSWORD)
  currentPassword!: string;

  @Password(NEW_PASSWORD_MIN, ACCOUNT_TEXTS.newShort)
  newPassword!: string;

  @Checked(
    (value, body) => (isText(value) && value !== '' ? sameAs('newPassword')(value, body) : ACCOUNT_TEXTS.confirmRequired),
    SAME_PASSWORD,
  )
  confirmPassword!: string;
}

/** The body of `POST /api/auth/forgot-password` and of `POST /api/auth/resend-verification`. */
export class EmailDto extends InLanguage {
  @Checked((value) => (isText(value) && value.trim() !== '' ? email(value, {}) : ACCOUNT_TEXTS.emailRequired), EMAIL)
  email!: string;
}

/** The body of `POST /api/auth/reset-password`. */
export class ResetPasswordDto {
  @Checked((value) => (isText(value) && value !== '' && value.length <= 200 ? null : 'The link is not complete'), {
    type: 'string',
    minLength: 1,
    maxLength: 200,
  })
  token!: string;

  @Password(NEW_PASSWORD_MIN, ACCOUNT_TEXTS.resetShort)
  password!: string;

  /** Of an account with a second step: a code of its app, or a recovery code. */
  @IsOptional()
  @Checked((value) => (isText(value) && value.length <= 20 ? null : ACCOUNT_TEXTS.codeWrong), { type: 'string', maxLength: 20 })
  code?: string;
}
