import type { AdminUserView } from '@beside/common/admin/admin.views';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { nameOf, type PanelReader, type UserDraft, valuesOf } from '../../users/user-rules.ts';
import { EditUserForm } from './EditUserForm.tsx';

interface Props {
  /** The user as they were when the dialog was opened. */
  user: AdminUserView;
  /** The user as they are now, where they are still in the list. */
  now: AdminUserView | undefined;
  /** An edit that was begun before. */
  draft: UserDraft | undefined;
  me: PanelReader;
  opened: boolean;
  onClose: () => void;
  onRights: (draft: UserDraft) => void;
}

/** Edits a user. */
export function EditUserDialog({ user, now = user, draft, me, opened, onClose, onRights }: Props) {
  const t = useT();
  return (
    <Dialog title={t('admin.edit_of', { name: nameOf(user) })} opened={opened} onClose={onClose}>
      <EditUserForm draft={draft ?? { base: user, values: valuesOf(user) }} {...{ now, me, onClose, onRights }} />
    </Dialog>
  );
}
