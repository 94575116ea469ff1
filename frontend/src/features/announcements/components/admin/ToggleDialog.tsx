import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { AdminPasswordField } from '../../../../components/AdminPasswordField.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { putAnnouncement } from '../../admin-announcements.ts';
import { toggleAnnouncement } from '../../announcements.api.ts';
import styles from './PasswordDialog.module.css';

interface Props {
  /** Null closes the dialog. */
  announcement: AnnouncementView | null;
  onClose: () => void;
}

/** Asks for the admin password, and makes an announcement active or inactive. */
export function ToggleDialog({ announcement, onClose }: Props) {
  const t = useT();
  // The text stays while the dialog fades.
  const last = useRef(announcement);
  if (announcement) last.current = announcement;
  const on = last.current?.isActive !== 1;
  const id = last.current?.id ?? '';
  const { password, busy, run } = useAdminChange({
    send: (adminPassword) => toggleAnnouncement(id, adminPassword),
    onDone: (changed) => {
      void putAnnouncement(changed);
      onClose();
      toast('done', t(changed.isActive === 1 ? 'site.activated' : 'site.deactivated'), changed.title);
    },
    failed: t('site.toggle_failed'),
  });
  const close = () => {
    password.clear();
    onClose();
  };
  return (
    <Dialog title={t(on ? 'site.activate_title' : 'site.deactivate_title')} opened={announcement !== null} onClose={close}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          run();
        }}
      >
        <p className={styles.name}>{last.current?.title}</p>
        <p>{t(on ? 'site.activate_text' : 'site.deactivate_text')}</p>
        <AdminPasswordField of={password} />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={busy || undefined}>
            {t(on ? 'site.activate' : 'site.deactivate')}
          </Button>
          <Button variant="default" onClick={close}>
            {t('site.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
