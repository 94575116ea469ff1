import { IsBoolean, IsOptional } from 'class-validator';
import { Checked, type Fault } from '../checked.ts';
import { PASSKEY_NAME_MAX } from './account.passkeys.constants.ts';
import { Made, type NewPasskey, Used, type UsedPasskey } from './account.passkeys.form.ts';

const name: Fault = (value) => {
  // Something of it must be seen, and nothing may turn the rest around.
  if (typeof value !== 'string' || !/[^\s\p{Cc}\p{Cf}]/u.test(value) || /[\u202A-\u202E\u2066-\u2069]/.test(value))
    return 'Please enter a name';
  return value.trim().length > PASSKEY_NAME_MAX ? `At most ${PASSKEY_NAME_MAX} characters` : null;
};
const Name = (): PropertyDecorator => Checked(name, { type: 'string', pattern: '\\S', maxLength: PASSKEY_NAME_MAX });

/** The body of `POST /api/auth/passkeys`. */
export class NewPasskeyDto {
  @IsOptional()
  @Name()
  name?: string;

  @Made()
  response!: NewPasskey;
}

/** The body of `POST /api/auth/passkey-sign-in`. */
export class PasskeySignInDto {
  @Used()
  response!: UsedPasskey;
}

/** The body of `PATCH /api/auth/passkeys/{id}`. */
export class PasskeyChangeDto {
  @IsOptional()
  @Name()
  name?: string;

  /** It is the user's own: a reset asks no more. */
  @IsOptional()
  @IsBoolean()
  kept?: boolean;
}

/** The body of `DELETE /api/auth/passkeys/{id}`. */
export class PasskeyRemovalDto {
  /** Signs out the browsers that signed in with it. */
  @IsBoolean()
  endSessions!: boolean;
}
