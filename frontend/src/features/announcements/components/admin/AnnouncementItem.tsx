import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { ANNOUNCEMENT_ICONS } from '../../../../components/announcements/Announcement.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { Badge } from '../../../../components/kit/Badge.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { stateOf, timesText } from '../../announcement-times.ts';
import styles from './AnnouncementItem.module.css';

const TONES = { info: 'info', success: 'ok', warning: 'warn', error: 'danger' } as const;

interface Props {
  announcement: AnnouncementView;
  /** Milliseconds since 1970. */
  now: number;
  onToggle: () => void;
  onDelete: () => void;
}

/** One announcement: its text as it was written, its times, its state in words. */
export function AnnouncementItem({ announcement, now, onToggle, onDelete }: Props) {
  const t = useT();
  const id = useId();
  const { title, message, announcementType: type, isActive } = announcement;
  return (
    <article className={styles.item} aria-labelledby={id}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Badge tone={TONES[type]} icon={ANNOUNCEMENT_ICONS[type]}>
            {t(`announcements.kind_${type}`)}
          </Badge>
          <h3 id={id}>{title}</h3>
        </div>
        <p className={styles.message}>{message}</p>
        <p className={`num fine`}>{timesText(announcement)}</p>
      </div>
      <div className={styles.actions}>
        <button type="button" role="switch" aria-checked={isActive === 1} className={styles.switch} onClick={onToggle}>
          <span className={styles.track} />
          <span>
            {t(`site.state_${stateOf(announcement, now)}`)}
            <span className="vh">: {title}</span>
          </span>
        </button>
        <ActionIcon
          component={Link}
          to={{ search: `?edit=${announcement.id}` }}
          data-tip
          aria-label={t('site.edit_named', { title })}
        >
          <Icon of={IconPencil} />
        </ActionIcon>
        <ActionIcon data-tip aria-label={t('site.delete_named', { title })} onClick={onDelete}>
          <Icon of={IconTrash} />
        </ActionIcon>
      </div>
    </article>
  );
}
