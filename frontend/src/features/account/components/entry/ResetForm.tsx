import { NEW_PASSWORD_MIN } from '@beside/common/account/account.constants';
import { useState } from 'react';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { ApiError } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { faultText } from '../../account-faults.ts';
import { type ResetValues, resetFaults } from '../../checks.ts';
import { expectSessionEnd } from '../../current-user.ts';
import { postReset } from '../../sign-in.api.ts';
import { useAccountForm } from '../../use-account-form.ts';
import { EntryForm } from './EntryForm.tsx';

interface Props {
  token: string;
  /** @param passkeys how many the account has */
  onDone: (passkeys: number) => void;
  /** The link was used, or has expired. */
  onRefused: () => void;
}

/** Sets a new password with a link's token. */
export function ResetForm({ token, onDone, onRefused }: Props) {
  const text = useT();
  const [needsCode, setNeedsCode] = useState(false);
  const reset = useAccountForm<ResetValues & { code: string }>({
    initial: { password: '', confirmPassword: '', code: '' },
    check: ({ code, ...passwords }) => ({
      ...resetFaults(passwords),
      code: needsCode && code.trim() === '' ? faultText('codeWrong') : null,
    }),
    send: async ({ password, code }) => {
      // A reset ends every session, and the socket may notice before the answer arrives.
      expectSessionEnd();
      onDone(await postReset({ token, password, ...(code ? { code } : {}) }));
    },
    onFailed: (error, alerts) => {
      if (error instanceof ApiError && (error.code === 'link_invalid' || error.errors.token)) return onRefused();
      if (error instanceof ApiError && error.code === 'second_factor_needed') return setNeedsCode(true);
      alerts.show(t('auth.reset_failed'), errorText(error, t('error.internal_error')));
    },
  });
  return (
    <EntryForm of={reset} label={text('auth.reset_title')} action={text('auth.reset_save')}>
      <PasswordField
        label={text('auth.new_password')}
        hint={text('auth.password_hint', { min: NEW_PASSWORD_MIN })}
        autoComplete="new-password"
        required
        {...reset.field('password')}
      />
      <PasswordField label={text('auth.confirm_new')} autoComplete="new-password" required {...reset.field('confirmPassword')} />
      {needsCode && (
        <TextField
          label={text('auth.step_either')}
          hint={text('auth.reset_step')}
          autoComplete="one-time-code"
          maxLength={20}
          required
          autoFocus
          {...reset.field('code')}
        />
      )}
    </EntryForm>
  );
}
