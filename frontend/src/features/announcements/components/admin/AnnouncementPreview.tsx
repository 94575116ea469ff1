import { Strip } from '../../../../components/notices/Strip.tsx';
import { StripFrame } from '../../../../components/notices/StripFrame.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Fields } from '../../announcement-draft.ts';
import styles from './AnnouncementPreview.module.css';

/** The announcement as visitors will see it, in a wide window and on a phone. */
export function AnnouncementPreview({ fields }: { fields: Fields }) {
  const t = useT();
  const strip = (
    <Strip
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
      <StripFrame>{strip}</StripFrame>
      <div className={styles.phone} inert>
        <p className={styles.label}>{t('site.preview_phone')}</p>
        <StripFrame narrow>{strip}</StripFrame>
      </div>
    </aside>
  );
}
