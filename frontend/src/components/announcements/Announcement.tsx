import type { AnnouncementType } from '@beside/common/announcements/announcements.constants';
import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Icon } from '../Icon.tsx';
import { AnnouncementText } from './AnnouncementText.tsx';

/** The icon of each type, so that types are told apart without colour. */
export const ANNOUNCEMENT_ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
};

interface Props {
  type: AnnouncementType;
  title: string;
  message: string;
  timeZone: string;
  /** Where it is not the page's. */
  titleLang?: string;
  messageLang?: string;
  /** Without it the strip is a picture of one: its button does nothing. */
  onDismiss?: () => void;
}

/** A notice as visitors see it. index.html draws the same classes before scripts arrive. */
export function Announcement({ type, title, message, timeZone, titleLang, messageLang, onDismiss }: Props) {
  const t = useT();
  return (
    <article className="strip" data-type={type}>
      <div className="strip-wrap">
        <Icon of={ANNOUNCEMENT_ICONS[type]} />
        <p>
          <span className="vh">{t(`announcements.kind_${type}`)}: </span>
          <b lang={titleLang}>{titleText(title)}</b>{' '}
          <span lang={messageLang}>
            <AnnouncementText message={message} timeZone={timeZone} />
          </span>
        </p>
        {onDismiss ? (
          <ActionIcon data-dismiss data-tip aria-label={t('announcements.dismiss', { title })} onClick={onDismiss}>
            <Icon of={IconX} />
          </ActionIcon>
        ) : (
          <span className="strip-cross">
            <Icon of={IconX} />
          </span>
        )}
      </div>
    </article>
  );
}

/** A title as a sentence, since the message follows it on the same line. */
export function titleText(title: string): string {
  if (title === '' || /\p{P}$/u.test(title)) return title;
  return title + (/\p{Script=Han}$/u.test(title) ? '。' : '.');
}
