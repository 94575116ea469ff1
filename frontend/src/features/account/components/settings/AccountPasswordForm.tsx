import { NEW_PASSWORD_MIN, PASSWORD_MAX } from '@beside/common/account/account.constants';
import { Button } from '@mantine/core';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { changePassword } from '../../account-settings.api.ts';
import { inWords } from '../../checks.ts';
import { checkPasswords } from '../../settings-checks.ts';
import { useAccountForm } from '../../use-account-form.ts';
import styles from './AccountForm.module.css';

/** Changes the password, which signs out other browsers. */
export function AccountPasswordForm({ email }: { email: string }) {
  const t = useT();
  const { form, field, set, busy, submit } = useAccountForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (values) => inWords(checkPasswords(values)),
    async send(values) {
      await changePassword(values);
      for (const name of ['currentPassword', 'newPassword', 'confirmPassword'] as const) set(name, '');
      toast('done', t('account.password_changed'), t('account.password_changed_text'));
    },
    onFailed: (error, alerts) => alerts.show(t('account.password_failed'), errorText(error, t('error.internal_error'))),
  });

  return (
    <section aria-labelledby="account-password">
      <form ref={form} className={styles.form} noValidate aria-labelledby="account-password" onSubmit={submit}>
        <h2 id="account-password" className={styles.title}>
          {t('account.password')}
        </h2>
        {/* Password managers need the username. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('account.current_password')}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          {...field('currentPassword')}
        />
        <PasswordField
          label={t('account.new_password')}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint={t('account.password_hint', { min: NEW_PASSWORD_MIN })}
          {...field('newPassword')}
        />
        <PasswordField
          label={t('account.confirm_password')}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...field('confirmPassword')}
        />
        <Actions>
          <Button type="submit" variant="default" aria-disabled={busy}>
            {t(busy ? 'account.saving' : 'account.password')}
          </Button>
        </Actions>
      </form>
    </section>
  );
}
