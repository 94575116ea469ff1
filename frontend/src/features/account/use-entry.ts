import { useCallback, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { dayText } from '../../lib/day-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { t, useI18n } from '../../lib/i18n/i18n.store.ts';
import { toastOnward } from '../../lib/toast.store.ts';
import { checkRegister, checkSignIn, inWords, type RegisterValues, type SignInValues } from './checks.ts';
import { setCurrentUser } from './session.ts';
import { postLogin, postRegister } from './sign-in.api.ts';
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
}

const NEW: RegisterValues = { firstName: '', lastName: '', email: '', dateOfBirth: '', password: '', confirmPassword: '' };

/** Sign-in and registration forms. Each keeps its input while hidden; they share the address. */
export function useEntry(): Entry {
  const [mode, show] = useState<EntryMode>('sign_in');
  const [note, setNote] = useState<EntryNote>(null);
  const hideNote = useCallback(() => setNote(null), []);

  const signIn = useAccountForm<SignInValues>({
    initial: { email: '', password: '' },
    check: (values) => inWords(checkSignIn(values)),
    send: async (values) => {
      setNote(null);
      const { user, verifyBy } = await postLogin(values);
      await setCurrentUser(user);
      if (verifyBy) toastOnward('info', t('auth.verify_soon'), t('auth.verify_soon_text', { date: dayText(verifyBy) }));
      else toastOnward('done', t('auth.welcome_back'), t('auth.welcome_back_text', { name: user.firstName }));
    },
    onFailed: (error, alerts) => {
      const { email } = signIn.values;
      // The note above the form offers a new link.
      if (error instanceof ApiError && error.code === 'email_not_verified') return setNote({ kind: 'unverified', email });
      alerts.show(t('auth.login_failed'), errorText(error, t('auth.login_failed_text')));
    },
  });

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
      signIn.set('email', values.email);
      register.set('password', '');
      register.set('confirmPassword', '');
      setNote({ kind: 'check_email', email: values.email });
      show('sign_in');
    },
    onFailed: (error, alerts) => alerts.show(t('auth.register_failed'), errorText(error, t('auth.register_failed_text'))),
  });

  function setMode(next: EntryMode) {
    if (next === mode) return;
    if (next === 'register') register.set('email', signIn.values.email);
    else signIn.set('email', register.values.email);
    show(next);
  }

  return { mode, setMode, note, hideNote, signIn, register };
}
