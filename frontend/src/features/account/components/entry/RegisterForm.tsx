import { NAME_MAX, PASSWORD_MIN } from '@beside/common/account/account.constants';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { RegisterValues } from '../../checks.ts';
import type { AccountForm } from '../../use-account-form.ts';
import { EmailField } from './EmailField.tsx';
import styles from './EntryForm.module.css';
import { EntryForm } from './EntryForm.tsx';

/** The registration form. */
export function RegisterForm({ entry, done }: { entry: AccountForm<RegisterValues>; done: boolean }) {
  const t = useT();
  return (
    <EntryForm of={entry} label={t('auth.register')} done={done}>
      <div className={styles.pair}>
        <TextField
          label={t('auth.first_name')}
          autoComplete="given-name"
          maxLength={NAME_MAX}
          required
          {...entry.field('firstName')}
        />
        <TextField
          label={t('auth.last_name')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
          required
          {...entry.field('lastName')}
        />
      </div>
      <EmailField {...entry.field('email')} />
      <TextField
        label={t('auth.birth')}
        type="date"
        autoComplete="bday"
        max={new Date().toISOString().slice(0, 10)}
        required
        {...entry.field('dateOfBirth')}
      />
      <PasswordField
        label={t('auth.password')}
        hint={t('auth.password_hint', { min: PASSWORD_MIN })}
        autoComplete="new-password"
        required
        {...entry.field('password')}
      />
      <PasswordField label={t('auth.confirm')} autoComplete="new-password" required {...entry.field('confirmPassword')} />
    </EntryForm>
  );
}
