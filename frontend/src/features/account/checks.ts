import { type ACCOUNT_TEXTS, NEW_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from '@beside/common/account/account.constants';
import { birthFault, isEmail } from '@beside/common/account/account.rules';
import { t } from '../../lib/i18n/i18n.store.ts';
import { faultText } from './account-faults.ts';

type FaultName = keyof typeof ACCOUNT_TEXTS;

/** The fault of each field; null or absent if valid. */
export type Checks<V> = Partial<Record<keyof V, FaultName | null>>;

// Types, since an interface is not assignable to a record of strings.
export type SignInValues = { email: string; password: string };
export type RegisterValues = SignInValues & { firstName: string; lastName: string; dateOfBirth: string; confirmPassword: string };
export type ResetValues = { password: string; confirmPassword: string };

const email = (value: string): FaultName | null => (isEmail(value) ? null : 'emailInvalid');

function password(value: string, min: number, short: FaultName): FaultName | null {
  if (value.length < min) return short;
  return value.length > PASSWORD_MAX ? 'passwordLong' : null;
}

/** Translates the faults. */
export function inWords<V>(checks: Checks<V>): Partial<Record<keyof V, string | null>> {
  const words: Partial<Record<keyof V, string | null>> = {};
  for (const name in checks) {
    const fault = checks[name];
    if (fault) words[name] = faultText(fault);
  }
  return words;
}

/** Same rule as VerifyEmailDto. */
export function checkPassword(values: { password: string }): Checks<{ password: string }> {
  return { password: password(values.password, PASSWORD_MIN, 'passwordShort') };
}

/** Same rules as LoginDto. */
export function checkSignIn(values: SignInValues): Checks<SignInValues> {
  return { email: email(values.email), ...checkPassword(values) };
}

/** Same rules as RegisterDto, in field order. `today` is `YYYY-MM-DD`. */
export function checkRegister(values: RegisterValues, today = new Date().toISOString().slice(0, 10)): Checks<RegisterValues> {
  return {
    firstName: values.firstName.trim() ? null : 'firstNameRequired',
    lastName: values.lastName.trim() ? null : 'lastNameRequired',
    ...checkSignIn({ email: values.email, password: values.password }),
    dateOfBirth: birth(values.dateOfBirth, today),
    confirmPassword: values.confirmPassword === values.password ? null : 'passwordsDiffer',
  };
}

function birth(value: string, today: string): FaultName | null {
  if (value === '') return 'birthRequired';
  const fault = birthFault(value, today);
  if (fault === null) return null;
  return fault === 'too_young' ? 'tooYoung' : 'birthInvalid';
}

/** Same rule as EmailDto. */
export function checkEmail({ email: value }: { email: string }): Checks<{ email: string }> {
  return { email: value.trim() ? email(value) : 'emailRequired' };
}

/** The rules of a new password, with the reset page's texts. */
export function resetFaults({
  password: chosen,
  confirmPassword,
}: ResetValues): Partial<Record<keyof ResetValues, string | null>> {
  const length = password(chosen, NEW_PASSWORD_MIN, 'resetShort');
  return {
    password: chosen === '' ? t('auth.reset_all') : length && faultText(length),
    confirmPassword: confirmPassword === '' ? t('auth.reset_all') : differs(chosen, confirmPassword),
  };
}

const differs = (chosen: string, again: string) => (again === chosen ? null : t('auth.reset_differ'));
