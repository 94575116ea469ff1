import { useMemo, useRef } from 'react';
import { Announcement } from '../../../components/announcements/Announcement.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { dismiss, useDismissed } from '../dismissed.store.ts';
import { keyOf, readAnnouncements } from '../read-announcements.ts';
import { type Translate, useTranslated } from '../translated.ts';
import { useSteadyPage } from '../use-steady-page.ts';
import { SpokenAnnouncements } from './SpokenAnnouncements.tsx';

interface Props {
  /** The announcements in force, unparsed. */
  given: unknown;
  translate: Translate;
}

/** The announcements in force that this browser has not dismissed, under the header of every page, the most severe first. */
export function AnnouncementRegion({ given, translate }: Props) {
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const inForce = useMemo(() => readAnnouncements(given), [given]);
  const dismissed = useDismissed(({ keys }) => keys);
  const open = useMemo(() => inForce.filter((each) => !dismissed.includes(keyOf(each))), [inForce, dismissed]);
  const shown = useTranslated(open, translate);
  useSteadyPage(frame, shown.length > 0);

  function close(key: string, index: number) {
    const others = [...(frame.current?.querySelectorAll<HTMLElement>('[data-dismiss]') ?? [])];
    // The focus goes on with the next one, and with the last one back to the page.
    (others[index + 1] ?? others[index - 1] ?? document.getElementById('main'))?.focus({ preventScroll: true });
    dismiss(key);
  }

  return (
    <>
      {shown.length > 0 && (
        <section ref={frame} className="strips" aria-label={t('announcements.region')}>
          {shown.map(({ key, announcement, title, message, titleLang, messageLang }, index) => (
            <Announcement
              key={key}
              type={announcement.announcementType}
              title={title}
              message={message}
              timeZone={announcement.timeZone}
              titleLang={titleLang}
              messageLang={messageLang}
              onDismiss={() => close(key, index)}
            />
          ))}
        </section>
      )}
      <SpokenAnnouncements shown={shown} />
    </>
  );
}
