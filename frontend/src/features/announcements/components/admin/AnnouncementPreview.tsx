import { Announcement } from '../../../../components/announcements/Announcement.tsx';
import { AnnouncementFrame } from '../../../../components/announcements/AnnouncementFrame.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Fields } from '../../announcement-draft.ts';
import styles from './AnnouncementPreview.module.css';

/** The announcement as visitors will see it, in a wide window and on a phone. */
export function AnnouncementPreview({ fields }: { fields: Fields }) {
  const t = useT();
  const strip = (
    <Announcement
      type={fields.type}
      title={fields.title.trim() || t('site.preview_title')}
      message={fields.message.trim() || t('site.preview_message')}
      timeZone={fields.timeZone}
    />
  );
  return (
    <aside className={styles.preview} aria-labelledby="announcement-preview">
      <h3 id="announcement-preview">{t('site.preview')}</h3>
      <p className={styles.about}>
        {t('site.preview_text')} {t('site.preview_zone', { zone: fields.timeZone })}
      </p>
      <AnnouncementFrame>{strip}</AnnouncementFrame>
      <div className={styles.phone} inert>
        <p className={styles.label}>{t('site.preview_phone')}</p>
        <AnnouncementFrame narrow>{strip}</AnnouncementFrame>
      </div>
    </aside>
  );
}
