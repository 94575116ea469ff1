import { type ACCOUNT_TEXTS, NEW_PASSWORD_MIN, PASSWORD_MAX, PASSWORD_MIN } from '@beside/common/account/account.constants';
import { birthFault, isEmail } from '@beside/common/account/account.rules';
import { t } from '../../lib/i18n/i18n.store.ts';
import { faultText } from './account-faults.ts';

type FaultName = keyof typeof ACCOUNT_TEXTS;

/** What is wrong with each value; a field that is as it should be is null, or left out. */
export type Checks<V> = Partial<Record<keyof V, FaultName | null>>;

// Types, not interfaces: a form takes any record of texts, which an interface is not.
export type SignInValues = { email: string; password: string };
export type RegisterValues = SignInValues & { firstName: string; lastName: string; dateOfBirth: string; confirmPassword: string };
export type ResetValues = { password: string; confirmPassword: string };

const email = (value: string): FaultName | null => (isEmail(value) ? null : 'emailInvalid');

function password(value: string, min: number, short: FaultName): FaultName | null {
  if (value.length < min) return short;
  return value.length > PASSWORD_MAX ? 'passwordLong' : null;
}

/** The checks' findings in the interface's language. */
export function inWords<V>(checks: Checks<V>): Partial<Record<keyof V, string | null>> {
  const words: Partial<Record<keyof V, string | null>> = {};
  for (const name in checks) {
    const fault = checks[name];
    if (fault) words[name] = faultText(fault);
  }
  return words;
}

/** The same rule as VerifyEmailDto's. */
export function checkPassword(values: { password: string }): Checks<{ password: string }> {
  return { password: password(values.password, PASSWORD_MIN, 'passwordShort') };
}

/** The same rules as LoginDto's. */
export function checkSignIn(values: SignInValues): Checks<SignInValues> {
  return { email: email(values.email), ...checkPassword(values) };
}

/** The same rules as RegisterDto's, in the order of the fields. `today` is `YYYY-MM-DD`. */
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

/** The same rule as EmailDto's. */
export function checkEmail({ email: value }: { email: string }): Checks<{ email: string }> {
  return { email: value.trim() ? email(value) : 'emailRequired' };
}

/** The rules of a password chosen anew, with the texts of that screen. */
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
