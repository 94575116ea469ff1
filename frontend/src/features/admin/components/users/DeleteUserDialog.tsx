import type { AdminUserView } from '@beside/common/admin/admin.views';
import { AdminChangeDialog } from '../../../../components/dialog/AdminChangeDialog.tsx';
import type { DialogProps } from '../../../../components/dialog/Dialog.tsx';
import { useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { deleteUser } from '../../admin.api.ts';
import { removeUser } from '../../users/use-users.ts';
import { nameOf } from '../../users/user-rules.ts';

interface Props extends DialogProps {
  user: AdminUserView;
}

/** Deletes a user's account, after its consequences were named. */
export function DeleteUserDialog({ user, opened, onClose }: Props) {
  const t = useT();
  const name = nameOf(user);
  const change = useAdminChange({
    send: (given) => deleteUser(user.id, given),
    onDone: () => {
      removeUser(user.id);
      toast('done', t('admin.deleted', { name }));
    },
    onClose,
    subject: name,
    failed: t('admin.deletion_failed'),
    fallback: t('admin.delete_failed'),
  });
  return (
    <AdminChangeDialog
      change={change}
      title={t('admin.delete_title', { name })}
      opened={opened}
      consequences={[t('admin.delete_subscriptions'), t('admin.delete_data'), t('admin.delete_access')]}
      final={t('admin.delete_final')}
      texts={{ confirm: t(change.busy ? 'admin.deleting' : 'admin.delete_now'), keep: t('admin.keep') }}
    >
      <p>{t('admin.delete_who', { email: user.email, date: dayText(user.createdAt) })}</p>
    </AdminChangeDialog>
  );
}
