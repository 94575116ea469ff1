import { PASSWORD_MAX } from '@beside/common/account/account.constants';
import type { AdminPassword } from '../../hooks/use-admin-password.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { PasswordField } from './PasswordField.tsx';

/** The field for the admin password of a change; `useAdminPassword` holds its value and its fault. */
export function AdminPasswordField({ of, disabled }: { of: AdminPassword; disabled?: boolean }) {
  const t = useT();
  return (
    <PasswordField
      ref={of.input}
      label={t('adminpassword.label')}
      name="admin-password"
      unmanaged
      maxLength={PASSWORD_MAX}
      required
      // In a dialog it has the focus, unless another field comes before it.
      data-autofocus
      disabled={disabled}
      value={of.value}
      error={of.fault && t(`adminpassword.${of.fault}`)}
      onChange={(event) => of.set(event.currentTarget.value)}
    />
  );
}
