import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SignInValues } from '../../checks.ts';
import type { PasskeySignIn } from '../../signing-in/use-passkey-sign-in.ts';
import type { AccountForm } from '../../use-account-form.ts';
import { EmailField } from './EmailField.tsx';
import styles from './EntryForm.module.css';
import { EntryForm } from './EntryForm.tsx';

interface Props {
  entry: AccountForm<SignInValues>;
  passkey: PasskeySignIn;
  done: boolean;
}

/** Signing in: by password, or by passkey where the browser has them. */
export function SignInForm({ entry, passkey, done }: Props) {
  const t = useT();
  return (
    <div className={styles.form}>
      <PasswordForm entry={entry} done={done} hasPasskeys={passkey.isOffered} />
      {passkey.isOffered && (
        <Button
          variant="default"
          size="lg"
          leftSection={<Icon of={IconFingerprint} />}
          aria-disabled={passkey.busy || done || undefined}
          onClick={passkey.press}
        >
          {t('auth.passkey')}
        </Button>
      )}
    </div>
  );
}

function PasswordForm({ entry, done, hasPasskeys }: Omit<Props, 'passkey'> & { hasPasskeys: boolean }) {
  const t = useT();
  return (
    <EntryForm of={entry} label={t('auth.sign_in')} done={done}>
      <EmailField passkeys={hasPasskeys} {...entry.field('email')} />
      <PasswordField label={t('auth.password')} autoComplete="current-password" required {...entry.field('password')} />
      <p className={styles.aside}>
        <Link to="/forgot-password" state={{ email: entry.values.email }}>
          {t('auth.forgot')}
        </Link>
      </p>
    </EntryForm>
  );
}
