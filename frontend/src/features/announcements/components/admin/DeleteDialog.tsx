import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { AdminChangeDialog } from '../../../../components/dialog/AdminChangeDialog.tsx';
import type { DialogProps } from '../../../../components/dialog/Dialog.tsx';
import { useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { removeAnnouncement } from '../../admin-announcements.ts';
import { deleteAnnouncement } from '../../announcements.api.ts';

interface Props extends DialogProps {
  asked: AnnouncementView;
  /** As it is; null once it is deleted. */
  now: AnnouncementView | null;
}

/** Asks for the admin password, and deletes an announcement. */
export function DeleteDialog({ asked, now, opened, onClose }: Props) {
  const t = useT();
  const { id, title } = now ?? asked;
  const change = useAdminChange({
    send: (adminPassword) => deleteAnnouncement(id, adminPassword),
    onDone: () => {
      void removeAnnouncement(id);
      toast('done', t('site.deleted'), title);
    },
    onClose,
    failed: t('site.delete_failed'),
    subject: title,
  });
  return (
    <AdminChangeDialog
      change={change}
      title={t('site.delete_title', { title })}
      opened={opened}
      consequences={[t('site.delete_goes'), t('site.delete_lost')]}
      final={t('site.delete_final')}
      texts={{ confirm: t('site.delete_now'), keep: t('site.keep') }}
    />
  );
}
