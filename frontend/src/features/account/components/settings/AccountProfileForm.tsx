import { EMAIL_MAX, NAME_MAX } from '@beside/common/account/account.constants';
import type { UserView } from '@beside/common/account/account.views';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { errorText } from '../../../../lib/error-text.ts';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { accountKeys } from '../../account.api.ts';
import { updateProfile } from '../../account-settings.api.ts';
import { inWords } from '../../checks.ts';
import { refetchUser } from '../../session.ts';
import { checkProfile } from '../../settings-checks.ts';
import { withProof } from '../../signing-in/proof.store.ts';
import { useAccountForm } from '../../use-account-form.ts';
import styles from './AccountForm.module.css';

interface Props {
  user: UserView;
  /** Runs after saving or cancelling. */
  onDone: () => void;
}

/** Edits names and address. Input survives a failed save. */
export function AccountProfileForm({ user, onDone }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { form, field, busy, submit } = useAccountForm({
    initial: { firstName: user.firstName, lastName: user.lastName, email: user.pendingEmail ?? user.email },
    check: (values) => inWords(checkProfile(values)),
    async send(values) {
      const updated = await withProof(() => updateProfile({ ...values, language: useI18n.getState().language }));
      // Another user may be signed in by now.
      if (client.getQueryData<UserView | null>(accountKeys.me)?.id !== updated.id) return refetchUser();
      client.setQueryData(accountKeys.me, updated);
      const { pendingEmail } = updated;
      toast('done', t('account.updated'), pendingEmail ? t('account.pending_email', { email: pendingEmail }) : undefined);
      onDone();
    },
    onFailed: (error, alerts) => alerts.show(t('account.update_failed'), errorText(error, t('error.internal_error'))),
  });

  return (
    <form ref={form} className={styles.form} noValidate aria-labelledby="account-about" onSubmit={submit}>
      <TextField
        label={t('account.first_name')}
        autoComplete="given-name"
        maxLength={NAME_MAX}
        autoFocus
        {...field('firstName')}
      />
      <TextField label={t('account.last_name')} autoComplete="family-name" maxLength={NAME_MAX} {...field('lastName')} />
      <TextField label={t('account.email')} type="email" autoComplete="email" maxLength={EMAIL_MAX} {...field('email')} />
      <Actions>
        <Button type="submit" aria-disabled={busy}>
          {t(busy ? 'account.saving' : 'account.save')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
