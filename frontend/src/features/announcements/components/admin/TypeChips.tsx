import { ANNOUNCEMENT_TYPES, type AnnouncementType } from '@beside/common/announcements/announcements.constants';
import { Icon } from '../../../../components/Icon.tsx';
import { NOTICE_ICONS } from '../../../../components/notices/Strip.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './TypeChips.module.css';

interface Props {
  value: AnnouncementType;
  onChange: (type: AnnouncementType) => void;
}

/** The four types as native radio buttons, so arrow keys work. */
export function TypeChips({ value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className={styles.types}>
      <legend>{t('site.type')}</legend>
      <div className={styles.chips}>
        {ANNOUNCEMENT_TYPES.map((type) => (
          <label key={type} className={styles.chip}>
            <input type="radio" name="type" value={type} checked={type === value} onChange={() => onChange(type)} />
            <span>
              <Icon of={NOTICE_ICONS[type]} size={16} />
              {t(`announcements.kind_${type}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
