import { EMAIL_MAX } from '@beside/common/account/account.constants';
import { type FieldProps, TextField } from '../../../../components/fields/TextField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

/** The sign-in address. */
export function EmailField(props: Omit<FieldProps, 'label'>) {
  const t = useT();
  return (
    <TextField
      label={t('auth.email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      required
      {...props}
    />
  );
}
