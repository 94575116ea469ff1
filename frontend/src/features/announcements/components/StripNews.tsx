import { announcementParts, countdownText } from '@beside/common/announcements/announcement-parts';
import { useEffect, useRef, useState } from 'react';
import { titleText } from '../../../components/notices/Strip.tsx';
import { config } from '../../../lib/config.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { keyOf, readInForce } from '../in-force.ts';
import type { Shown } from '../translated.ts';

interface News {
  key: string;
  words: string;
  isUrgent: boolean;
}

/**
 * Tells screen readers of announcements that came after the page: once, politely, and of an error at once. Each is an element of its own while it
 * is shown: several may come at one moment, and one that goes must neither silence the others nor have them told again.
 */
export function StripNews({ shown }: { shown: readonly Shown[] }) {
  const known = useRef<Set<string> | null>(null);
  known.current ??= new Set(readInForce(config).map(keyOf));
  const [news, setNews] = useState<News[]>([]);
  useEffect(() => {
    const fresh = shown.filter(({ key, settled }) => settled && !known.current?.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) known.current?.add(key);
    const told = fresh.map((each) => ({
      ...{ key: each.key, words: wordsOf(each) },
      isUrgent: each.announcement.announcementType === 'error',
    }));
    setNews((before) => [...stillShown(before, shown), ...told]);
  }, [shown]);
  const spoken = stillShown(news, shown);
  const said = (isUrgent: boolean) =>
    spoken.filter((each) => each.isUrgent === isUrgent).map(({ key, words }) => <span key={key}>{words} </span>);
  return (
    <>
      <p className="vh" role="status" aria-atomic={false}>
        {said(false)}
      </p>
      <p className="vh" role="alert" aria-atomic={false}>
        {said(true)}
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
