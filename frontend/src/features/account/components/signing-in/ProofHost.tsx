import { PASSWORD_MAX } from '@beside/common/account/account.constants';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { ApiError } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { faultText } from '../../account-faults.ts';
import { answerProof, postProof, useProof } from '../../signing-in/proof.store.ts';
import { useAccountForm } from '../../use-account-form.ts';
import formStyles from '../settings/AccountForm.module.css';
import { PasskeyButton, useHasPasskey } from './PasskeyButton.tsx';

/** Asks whether it is the user, where something needs a recent proof: see `withProof`. Each page that does such things shows it. */
export function ProofHost({ email }: { email: string }) {
  const t = useT();
  const asking = useProof((state) => state.asking);
  // Nobody answers once the page is left.
  useEffect(() => () => answerProof(false), []);
  return (
    <Dialog title={t('signing.is_it_you')} opened={asking !== null} onClose={() => answerProof(false)}>
      <ProofForm email={email} />
    </Dialog>
  );
}

function ProofForm({ email }: { email: string }) {
  const t = useT();
  const hasPasskey = useHasPasskey();
  const { form, field, busy, submit } = useAccountForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? faultText('currentRequired') : null }),
    async send(values) {
      await postProof(values);
      answerProof(true);
    },
    refused: (error) =>
      error instanceof ApiError && error.code === 'invalid_credentials' ? { password: faultText('passwordWrong') } : null,
    onFailed: (error, alerts) => alerts.show(t('signing.proof_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <form ref={form} className={formStyles.form} noValidate onSubmit={submit}>
      <p>{t(hasPasskey ? 'signing.proof_either' : 'signing.proof_text')}</p>
      {/* Password managers need the username. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        data-autofocus
        {...field('password')}
      />
      <Actions>
        <Button type="submit" aria-disabled={busy}>
          {t('signing.confirm')}
        </Button>
        {hasPasskey && <PasskeyButton onProven={() => answerProof(true)} />}
        <Button variant="default" onClick={() => answerProof(false)}>
          {t('signing.not_now')}
        </Button>
      </Actions>
    </form>
  );
}
