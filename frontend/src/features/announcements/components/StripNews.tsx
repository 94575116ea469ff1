import { announcementParts, countdownText } from '@beside/common/announcements/announcement-parts';
import { useEffect, useRef, useState } from 'react';
import { titleText } from '../../../components/notices/Strip.tsx';
import { config } from '../../../lib/config.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { keyOf, readInForce } from '../in-force.ts';
import type { Shown } from '../translated.ts';

/** Tells screen readers of announcements that came after the page: once, politely, and of an error at once. */
export function StripNews({ shown }: { shown: readonly Shown[] }) {
  const known = useRef<Set<string> | null>(null);
  known.current ??= new Set(readInForce(config).map(keyOf));
  const [news, setNews] = useState<{ keys: string[]; polite: string; urgent: string }>({ keys: [], polite: '', urgent: '' });
  useEffect(() => {
    const fresh = shown.filter(({ key, settled }) => settled && !known.current?.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) known.current?.add(key);
    const isUrgent = ({ announcement }: Shown) => announcement.announcementType === 'error';
    const words = (some: Shown[]) => some.map(wordsOf).join(' ');
    setNews({
      keys: fresh.map(({ key }) => key),
      polite: words(fresh.filter((each) => !isUrgent(each))),
      urgent: words(fresh.filter(isUrgent)),
    });
  }, [shown]);
  // What has gone is not read any more; what is left of the news is not told again.
  const areThere = news.keys.every((key) => shown.some((each) => each.key === key));
  return (
    <>
      <p className="vh" role="status">
        {areThere && news.polite}
      </p>
      <p className="vh" role="alert">
        {areThere && news.urgent}
      </p>
    </>
  );
}

function wordsOf({ announcement, title, message }: Shown): string {
  const parts = announcementParts(message, announcement.timeZone);
  const text = parts.map((part) =>
    part.kind === 'countdown' ? (countdownText(part.at, Date.now()) ?? t('announcements.started')) : part.text,
  );
  return `${t(`announcements.kind_${announcement.announcementType}`)}: ${titleText(title)} ${text.join('')}`;
}
