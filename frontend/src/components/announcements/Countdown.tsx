import { countdownText } from '@beside/common/announcements/announcement-parts';
import { useSecond } from '../../hooks/use-second.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';

/** What remains until a moment, each second. Screen readers find it, but do not announce every second. */
export function Countdown({ at }: { at: Date }) {
  const t = useT();
  const text = countdownText(at, useSecond());
  return (
    <time className="num strip-countdown" role="timer" aria-live="off" dateTime={at.toISOString()}>
      {text ?? t('announcements.started')}
    </time>
  );
}
