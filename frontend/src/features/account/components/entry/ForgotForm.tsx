import { errorText } from '../../../../lib/error-text.ts';
import { t, useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { checkEmail, inWords } from '../../checks.ts';
import { postForgot } from '../../sign-in.api.ts';
import { useAccountForm } from '../../use-account-form.ts';
import { EmailField } from './EmailField.tsx';
import { EntryForm } from './EntryForm.tsx';

interface Props {
  /** The field's initial value. */
  email: string;
  onSent: (email: string) => void;
}

/** Requests a password reset link. */
export function ForgotForm({ email, onSent }: Props) {
  const text = useT();
  const forgot = useAccountForm<{ email: string }>({
    initial: { email },
    check: (values) => inWords(checkEmail(values)),
    send: async (values) => {
      await postForgot({ ...values, language: useI18n.getState().language });
      onSent(values.email.trim());
    },
    onFailed: (error, alerts) => alerts.show(t('auth.forgot_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <EntryForm of={forgot} label={text('auth.forgot_title')} action={text('auth.forgot_send')}>
      <EmailField {...forgot.field('email')} />
    </EntryForm>
  );
}
