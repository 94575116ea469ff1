import { Link } from 'react-router';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SignInValues } from '../../checks.ts';
import type { AccountForm } from '../../use-account-form.ts';
import { EmailField } from './EmailField.tsx';
import styles from './EntryForm.module.css';
import { EntryForm } from './EntryForm.tsx';

/** The sign-in form. */
export function SignInForm({ entry, done }: { entry: AccountForm<SignInValues>; done: boolean }) {
  const t = useT();
  return (
    <EntryForm of={entry} label={t('auth.sign_in')} done={done}>
      <EmailField {...entry.field('email')} />
      <PasswordField label={t('auth.password')} autoComplete="current-password" required {...entry.field('password')} />
      <p className={styles.aside}>
        <Link to="/forgot-password" state={{ email: entry.values.email }}>
          {t('auth.forgot')}
        </Link>
      </p>
    </EntryForm>
  );
}
