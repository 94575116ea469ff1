import { normaliseEmail } from '@beside/common/account/account.rules';
import { Button } from '@mantine/core';
import { DestructiveDialog } from '../../../../components/dialog/DestructiveDialog.tsx';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { TypedField } from '../../../../components/fields/TypedField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { hasPassword, useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useTypedConfirmation } from '../../../../hooks/use-typed-confirmation.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { deleteUser } from '../../admin.api.ts';
import { useUserId } from '../../users/use-user-id.ts';
import { removeUser } from '../../users/use-users.ts';
import { OwnerSection } from './OwnerSection.tsx';
import { UserIdField } from './UserIdField.tsx';

/** The deletion. `onSend` closes what asked: the form shows what was wrong. */
function useDeletion(user: ReturnType<typeof useUserId>, name: string, onSend: () => void) {
  const t = useT();
  return useAdminChange({
    send: async (given) => {
      onSend();
      await deleteUser(user.id, given);
    },
    onDone: () => {
      removeUser(user.id);
      user.set('');
      toast('done', t('admin.deleted', { name }));
    },
    failed: t('admin.deletion_failed'),
    fallback: t('admin.delete_failed'),
    onRefused: user.refused,
  });
}

/** Deletes a user by their id, after their address, or the id, was typed once more. */
export function DangerSection() {
  const t = useT();
  const user = useUserId();
  const { about, opened, open, close } = useDialog<string>();
  // Whose the id is may be known only after the dialog has opened.
  const name = user.id === '' ? (about ?? '') : user.name;
  const wanted = user.known?.email ?? user.id;
  const shut = () => {
    reset();
    close();
  };
  const { password, busy, run } = useDeletion(user, name, shut);
  const { field, confirm, reset } = useTypedConfirmation(
    (typed) => typed.trim() === user.id || normaliseEmail(typed) === normaliseEmail(wanted),
    t('admin.danger_mismatch'),
    run,
  );

  return (
    <OwnerSection
      danger
      title={t('admin.danger')}
      text={t('admin.danger_text')}
      onSubmit={() => user.check() && hasPassword(password) && open(user.name)}
      dialog={
        <DestructiveDialog
          title={t('admin.delete_title', { name })}
          opened={opened}
          onClose={shut}
          consequences={[t('admin.delete_subscriptions'), t('admin.delete_data'), t('admin.delete_access')]}
          final={t('admin.delete_final')}
          texts={{ confirm: t('admin.danger_now'), keep: t('admin.keep') }}
          pending={busy}
          onConfirm={confirm}
        >
          <TypedField {...field} label={t('admin.danger_confirm', { text: wanted })} data-autofocus />
        </DestructiveDialog>
      }
    >
      <UserIdField of={user} />
      <AdminPasswordField of={password} />
      <Actions>
        <Button type="submit" variant="outline" aria-disabled={busy || undefined}>
          {t(busy ? 'admin.deleting' : 'admin.danger_delete')}
        </Button>
      </Actions>
    </OwnerSection>
  );
}
