import type { AdminUserView } from '@beside/common/admin/admin.views';
import type { DialogProps } from '../../../../components/dialog/Dialog.tsx';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { changeRights } from '../../admin.api.ts';
import { upsertUser } from '../../users/use-users.ts';
import { nameOf } from '../../users/user-rules.ts';
import { RightsQuestion } from '../RightsQuestion.tsx';

interface Props extends DialogProps {
  user: AdminUserView;
}

/** Makes a user an admin, or removes that again. */
export function RightsDialog({ user, opened, onClose }: Props) {
  const t = useT();
  const right = user.isAdmin ? 'remove' : 'make';
  const { password, busy, run, leave } = useAdminChange({
    send: (given) => changeRights(right, { userId: user.id, password: given }),
    onDone: (changed) => {
      upsertUser(changed);
      toast('done', t(right === 'make' ? 'admin.made' : 'admin.removed', { name: nameOf(changed) }));
    },
    onClose,
    subject: nameOf(user),
    failed: t(`admin.${right}_failed`),
  });
  return (
    <RightsQuestion right={right} name={nameOf(user)} opened={opened} pending={busy} onClose={leave} onConfirm={run}>
      <AdminPasswordField of={password} />
    </RightsQuestion>
  );
}
