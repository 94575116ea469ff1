import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { useRef } from 'react';
import { AdminPasswordField } from '../../../../components/AdminPasswordField.tsx';
import { DestructiveDialog } from '../../../../components/DestructiveDialog.tsx';
import { useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { removeAnnouncement } from '../../admin-announcements.ts';
import { deleteAnnouncement } from '../../announcements.api.ts';

interface Props {
  /** Null closes the dialog. */
  announcement: AnnouncementView | null;
  onClose: () => void;
}

/** Asks for the admin password, and deletes an announcement. */
export function DeleteDialog({ announcement, onClose }: Props) {
  const t = useT();
  // The text stays while the dialog fades.
  const last = useRef(announcement);
  if (announcement) last.current = announcement;
  const { id = '', title = '' } = last.current ?? {};
  const { password, busy, run } = useAdminChange({
    send: (adminPassword) => deleteAnnouncement(id, adminPassword),
    onDone: () => {
      onClose();
      void removeAnnouncement(id);
      toast('done', t('site.deleted'), title);
    },
    failed: t('site.delete_failed'),
  });
  const close = () => {
    password.clear();
    onClose();
  };
  return (
    <DestructiveDialog
      title={t('site.delete_title', { title })}
      opened={announcement !== null}
      onClose={close}
      consequences={[t('site.delete_goes'), t('site.delete_lost')]}
      final={t('site.delete_final')}
      texts={{ confirm: t('site.delete_now'), keep: t('site.keep') }}
      pending={busy}
      onConfirm={() => run()}
    >
      <AdminPasswordField of={password} />
    </DestructiveDialog>
  );
}
