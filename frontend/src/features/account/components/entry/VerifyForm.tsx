import { Link } from 'react-router';
import { PasswordField } from '../../../../components/fields/PasswordField.tsx';
import { ApiError } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { checkPassword, inWords } from '../../checks.ts';
import { verifyWithPassword } from '../../sign-in.api.ts';
import { useAccountForm } from '../../use-account-form.ts';
import styles from './EntryForm.module.css';
import { EntryForm } from './EntryForm.tsx';

interface Props {
  token: string;
  onDone: () => void;
  /** The link was used, or has expired. */
  onRefused: () => void;
}

/** Verifies an address with a link's token and the password, in another browser. */
export function VerifyForm({ token, onDone, onRefused }: Props) {
  const text = useT();
  const verify = useAccountForm<{ password: string }>({
    initial: { password: '' },
    check: (values) => inWords(checkPassword(values)),
    send: async ({ password }) => {
      await verifyWithPassword(token, { password });
      onDone();
    },
    onFailed: (error, alerts) => {
      if (error instanceof ApiError && error.code === 'link_invalid') return onRefused();
      // The field itself shows a wrong password.
      if (error instanceof ApiError && error.errors.password) return;
      alerts.show(t('auth.verify_error'), errorText(error, t('error.internal_error')));
    },
  });
  return (
    <EntryForm of={verify} label={text('auth.verify_title')} action={text('auth.verify_locked_send')}>
      <PasswordField label={text('auth.password')} autoComplete="current-password" required {...verify.field('password')} />
      <p className={styles.hint}>
        <Rich text={text('auth.verify_locked_forgotten')} parts={{ a: (words) => <Link to="/auth">{words}</Link> }} />
      </p>
    </EntryForm>
  );
}
