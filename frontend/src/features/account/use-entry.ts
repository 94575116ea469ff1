import type { SignedIn } from '@beside/common/account/account.views';
import { useCallback, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { dayText } from '../../lib/day-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { t, useI18n } from '../../lib/i18n/i18n.store.ts';
import { toast, toastOnward } from '../../lib/toast.store.ts';
import { checkRegister, checkSignIn, inWords, type RegisterValues, type SignInValues } from './checks.ts';
import { setCurrentUser } from './session.ts';
import { postLogin, postRegister, postSecondStep } from './sign-in.api.ts';
import { useCodeForm } from './signing-in/second-step-form.ts';
import { type PasskeySignIn, usePasskeySignIn } from './signing-in/use-passkey-sign-in.ts';
import { type AccountForm, useAccountForm } from './use-account-form.ts';

type EntryMode = 'sign_in' | 'register';

/** A note about an address, above the form. */
type EntryNote = { kind: 'check_email' | 'unverified'; email: string } | null;

export interface Entry {
  mode: EntryMode;
  setMode: (mode: EntryMode) => void;
  note: EntryNote;
  hideNote: () => void;
  signIn: AccountForm<SignInValues>;
  register: AccountForm<RegisterValues>;
  passkey: PasskeySignIn;
  /** After a reset the user has not said of all passkeys whether they are theirs. */
  asksPasskeys: boolean;
  /** The second step, where the password was right and a code is needed; else null. */
  secondStep: AccountForm<{ code: string }> | null;
  /** Back to the password. */
  leaveSecondStep: () => void;
}

const NEW: RegisterValues = { firstName: '', lastName: '', email: '', dateOfBirth: '', password: '', confirmPassword: '' };

/** Takes over who has signed in, and greets them. */
async function greet({ user, verifyBy }: SignedIn): Promise<void> {
  await setCurrentUser(user);
  if (verifyBy) toastOnward('info', t('auth.verify_soon'), t('auth.verify_soon_text', { date: dayText(verifyBy) }));
  else toastOnward('done', t('auth.welcome_back'), t('auth.welcome_back_text', { name: user.firstName }));
}

/** The second step of a sign-in. @param onTooLate the password is to be typed again */
function useSecondStep(welcome: (signedIn: SignedIn) => Promise<void>, onTooLate: () => void): AccountForm<{ code: string }> {
  return useCodeForm({
    send: async (code) => welcome(await postSecondStep(code)),
    failed: t('auth.login_failed'),
    onFailed: (error) => {
      if (!isTooLate(error)) return false;
      onTooLate();
      toast('info', t('auth.step_late'));
      return true;
    },
  });
}

/** The server waits for the second step no more: the password is to be typed again. */
const isTooLate = (error: unknown) => error instanceof ApiError && error.code === 'not_signed_in';

/** The registration. @param onUnverified the address must be verified first */
function useRegister(onUnverified: (email: string) => void): AccountForm<RegisterValues> {
  const register = useAccountForm<RegisterValues>({
    initial: NEW,
    check: (values) => inWords(checkRegister(values)),
    send: async (values) => {
      const user = await postRegister({ ...values, language: useI18n.getState().language });
      if (user) {
        await setCurrentUser(user);
        toastOnward('done', t('auth.welcome', { name: user.firstName }), t('auth.welcome_text'));
        return;
      }
      register.set('password', '');
      register.set('confirmPassword', '');
      onUnverified(values.email);
    },
    onFailed: (error, alerts) => alerts.show(t('auth.register_failed'), errorText(error, t('auth.register_failed_text'))),
  });
  return register;
}

/** Sign-in and registration forms. Each keeps its input while hidden; they share the address. */
export function useEntry(): Entry {
  const [mode, show] = useState<EntryMode>('sign_in');
  const [note, setNote] = useState<EntryNote>(null);
  const [isHalfway, setIsHalfway] = useState(false);
  const [asksPasskeys, setAsksPasskeys] = useState(false);
  const welcome = (signedIn: SignedIn) => {
    setAsksPasskeys((signedIn.passkeysInQuestion ?? 0) > 0);
    return greet(signedIn);
  };
  const leaveSecondStep = useCallback(() => setIsHalfway(false), []);
  const hideNote = useCallback(() => setNote(null), []);

  const signIn = useAccountForm<SignInValues>({
    initial: { email: '', password: '' },
    check: (values) => inWords(checkSignIn(values)),
    send: async (values) => {
      setNote(null);
      const signedIn = await postLogin(values);
      if (signedIn) await welcome(signedIn);
      else setIsHalfway(true);
    },
    onFailed: (error, alerts) => {
      const { email } = signIn.values;
      // The note above the form offers a new link.
      if (error instanceof ApiError && error.code === 'email_not_verified') return setNote({ kind: 'unverified', email });
      alerts.show(t('auth.login_failed'), errorText(error, t('auth.login_failed_text')));
    },
  });

  const secondStep = useSecondStep(welcome, leaveSecondStep);
  const passkey = usePasskeySignIn(mode === 'sign_in' && !isHalfway, welcome);

  const register = useRegister((email) => {
    signIn.set('email', email);
    setNote({ kind: 'check_email', email });
    show('sign_in');
  });

  function setMode(next: EntryMode) {
    if (next === mode) return;
    if (next === 'register') register.set('email', signIn.values.email);
    else signIn.set('email', register.values.email);
    show(next);
  }

  return {
    asksPasskeys,
    mode,
    setMode,
    note,
    hideNote,
    signIn,
    register,
    passkey,
    secondStep: isHalfway ? secondStep : null,
    leaveSecondStep,
  };
}
