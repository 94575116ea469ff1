import { announcementParts } from '@beside/common/announcements/announcement-parts';
import { Fragment, useMemo } from 'react';
import { safeLink } from '../markdown/safe-link.ts';
import { Countdown } from './Countdown.tsx';

interface Props {
  message: string;
  /** In which the countdown markers are read. */
  timeZone: string;
}

/** The text of a notice: plain, but for its links and countdowns. */
export function AnnouncementText({ message, timeZone }: Props) {
  const parts = useMemo(() => announcementParts(message, timeZone), [message, timeZone]);
  return parts.map((part, index) => {
    // Parts have no identity but their place.
    const key = `${index} ${part.text}`;
    if (part.kind === 'countdown') return <Countdown key={key} at={part.at} />;
    const href = part.kind === 'link' ? safeLink(part.href) : null;
    if (href === null) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {part.text.replace(/^https?:\/\//, '')}
      </a>
    );
  });
}
