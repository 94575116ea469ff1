import { PASSKEY_NAME_MAX } from '@beside/common/account/account.passkeys.constants';
import type { PasskeyView } from '@beside/common/account/account.passkeys.views';
import { Button } from '@mantine/core';
import { Dialog, type DialogProps } from '../../../../components/dialog/Dialog.tsx';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { changePasskey } from '../../signing-in/passkeys.api.ts';
import { passkeyName } from '../../signing-in/session-words.ts';
import { useAccountForm } from '../../use-account-form.ts';
import styles from './SecondStep.module.css';

interface Props extends DialogProps {
  of: PasskeyView;
}

/** Gives a passkey another name. */
export function RenamePasskey({ of, opened, onClose }: Props) {
  const t = useT();
  return (
    <Dialog title={t('signing.rename_title')} opened={opened} onClose={onClose}>
      <NameForm of={of} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ of, onClose }: Omit<Props, 'opened'>) {
  const t = useT();
  const { form, field, busy, submit } = useAccountForm({
    initial: { name: passkeyName(of) },
    check: ({ name }) => ({ name: name.trim() === '' ? t('signing.name_needed') : null }),
    async send({ name }) {
      await changePasskey(of.id, { name });
      onClose();
    },
    onFailed: (error, alerts) => alerts.show(t('signing.step_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('signing.name')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        required
        data-autofocus
        {...field('name')}
      />
      <Actions>
        <Button type="submit" aria-disabled={busy || undefined}>
          {t('signing.rename')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('signing.not_now')}
        </Button>
      </Actions>
    </form>
  );
}
