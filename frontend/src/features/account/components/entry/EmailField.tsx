import { EMAIL_MAX } from '@beside/common/account/account.constants';
import { type FieldProps, TextField } from '../../../../components/fields/TextField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

/** The sign-in address. @param passkeys the browser offers passkeys here, as it offers saved passwords */
export function EmailField({ passkeys, ...props }: Omit<FieldProps, 'label'> & { passkeys?: boolean }) {
  const t = useT();
  return (
    <TextField
      label={t('auth.email')}
      type="email"
      autoComplete={passkeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      required
      {...props}
    />
  );
}
