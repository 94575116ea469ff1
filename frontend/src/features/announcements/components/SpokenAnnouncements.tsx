import { announcementParts, countdownText } from '@beside/common/announcements/announcement-parts';
import { useEffect, useRef, useState } from 'react';
import { titleText } from '../../../components/announcements/Announcement.tsx';
import { config } from '../../../lib/config.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { keyOf, readAnnouncements } from '../read-announcements.ts';
import type { Shown } from '../translated.ts';

interface News {
  key: string;
  words: string;
  isUrgent: boolean;
}

/**
 * Tells screen readers of announcements that came after the page: once, politely, and of an error at once. Each is an element of its own while it
 * is shown: several may come at one moment, and one that goes must neither silence the others nor have them spoken again.
 */
export function SpokenAnnouncements({ shown }: { shown: readonly Shown[] }) {
  const seen = useRef<Set<string> | null>(null);
  seen.current ??= new Set(readAnnouncements(config).map(keyOf));
  const [news, setNews] = useState<News[]>([]);
  useEffect(() => {
    const fresh = shown.filter(({ key, settled }) => settled && !seen.current?.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) seen.current?.add(key);
    const added = fresh.map((each) => ({
      ...{ key: each.key, words: wordsOf(each) },
      isUrgent: each.announcement.announcementType === 'error',
    }));
    setNews((before) => [...stillShown(before, shown), ...added]);
  }, [shown]);
  const spoken = stillShown(news, shown);
  const texts = (isUrgent: boolean) =>
    spoken.filter((each) => each.isUrgent === isUrgent).map(({ key, words }) => <span key={key}>{words} </span>);
  return (
    <>
      <p className="vh" role="status" aria-atomic={false}>
        {texts(false)}
      </p>
      <p className="vh" role="alert" aria-atomic={false}>
        {texts(true)}
      </p>
    </>
  );
}

const stillShown = (news: News[], shown: readonly Shown[]): News[] =>
  news.filter(({ key }) => shown.some((each) => each.key === key));

function wordsOf({ announcement, title, message }: Shown): string {
  const parts = announcementParts(message, announcement.timeZone);
  const text = parts.map((part) =>
    part.kind === 'countdown' ? (countdownText(part.at, Date.now()) ?? t('announcements.started')) : part.text,
  );
  return `${t(`announcements.kind_${announcement.announcementType}`)}: ${titleText(title)} ${text.join('')}`;
}
