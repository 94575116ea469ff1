import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { Dialog, type DialogProps } from '../../../../components/dialog/Dialog.tsx';
import { AdminPasswordField } from '../../../../components/fields/AdminPasswordField.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useAdminChange } from '../../../../hooks/use-admin-change.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { putAnnouncement } from '../../admin-announcements.ts';
import { toggleAnnouncement } from '../../announcements.api.ts';
import styles from './PasswordDialog.module.css';

interface Props extends DialogProps {
  /** As it was when the dialog opened: its other state is the wanted one. */
  asked: AnnouncementView;
  /** As it is; null once it is deleted. */
  now: AnnouncementView | null;
}

/** Asks for the admin password, and makes an announcement active or inactive; says so where somebody else has done it meanwhile. */
export function ToggleDialog({ asked, now, opened, onClose }: Props) {
  const t = useT();
  const wanted = asked.isActive === 1 ? 0 : 1;
  const on = wanted === 1;
  const { password, busy, run, leave } = useAdminChange({
    send: (adminPassword) => toggleAnnouncement(asked.id, wanted, adminPassword),
    onDone: (changed) => {
      void putAnnouncement(changed);
      toast('done', t(on ? 'site.activated' : 'site.deactivated'), changed.title);
    },
    onClose,
    failed: t('site.toggle_failed'),
    subject: asked.title,
  });
  // While the call is under way, the change may be its own, whose push came before the answer.
  const isMoot = opened && !busy && now?.isActive !== asked.isActive;
  const moot = now ? t(on ? 'site.already_active' : 'site.already_inactive') : t('site.already_deleted');
  return (
    <Dialog title={t(on ? 'site.activate_title' : 'site.deactivate_title')} opened={opened} onClose={leave}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (isMoot) leave();
          else run();
        }}
      >
        <p className={styles.name}>{now?.title ?? asked.title}</p>
        <p role="status">{isMoot ? moot : t(on ? 'site.activate_text' : 'site.deactivate_text')}</p>
        {!isMoot && <AdminPasswordField of={password} />}
        <Actions>
          {!isMoot && (
            <Button type="submit" aria-disabled={busy || undefined}>
              {t(on ? 'site.activate' : 'site.deactivate')}
            </Button>
          )}
          {/* The field that had the focus is gone. */}
          <Button key={`${isMoot}`} ref={isMoot ? (button) => button?.focus() : undefined} variant="default" onClick={leave}>
            {t(isMoot ? 'shell.close' : 'site.cancel')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
