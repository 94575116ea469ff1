import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { useRef } from 'react';
import { AdminPasswordField } from '../../../../components/AdminPasswordField.tsx';
import { DestructiveDialog } from '../../../../components/DestructiveDialog.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { removeAnnouncement } from '../../admin-announcements.ts';
import { deleteAnnouncement } from '../../announcements.api.ts';
import { useChange } from '../../use-change.ts';

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
  const { password, busy, submit } = useChange(
    async (adminPassword) => {
      if (!announcement) return;
      await deleteAnnouncement(announcement.id, adminPassword);
      onClose();
      await removeAnnouncement(announcement.id);
      toast('done', t('site.deleted'), announcement.title);
    },
    () => t('site.delete_failed'),
  );
  const close = () => {
    password.clear();
    onClose();
  };
  return (
    <DestructiveDialog
      title={t('site.delete_title', { title: last.current?.title ?? '' })}
      opened={announcement !== null}
      onClose={close}
      consequences={[t('site.delete_goes'), t('site.delete_lost')]}
      final={t('site.delete_final')}
      texts={{ confirm: t('site.delete_now'), keep: t('site.keep') }}
      pending={busy}
      onConfirm={() => void submit()}
    >
      <AdminPasswordField of={password} />
    </DestructiveDialog>
  );
}
