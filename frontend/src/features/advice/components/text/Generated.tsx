import { useIdle } from '../../../../hooks/use-idle.ts';
import { useNow } from '../../../../hooks/use-now.ts';
import { dateLocale, useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { relativeTime } from '../../../../lib/relative-time.ts';
import styles from './Generated.module.css';

/** "Generated 2 minutes ago", kept up to date. Behind the advice: the browser's first date format takes a phone 100 ms. */
export function Generated({ at }: { at: string }) {
  // A space holds the line's place.
  return useIdle(makeFormat) ? <Dated at={at} /> : <span className={styles.time}>{'\u00a0'}</span>;
}

function Dated({ at }: { at: string }) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const then = new Date(at);
  const when = relativeTime(then, useNow(), language) ?? t('advice.just_now');
  const exact = exactly(then);
  return (
    <time className={styles.time} dateTime={at} title={exact}>
      <span className={styles.relative}>{t('advice.generated', { when })}</span>
      <span className={styles.exact}>{exact}</span>
    </time>
  );
}

const exactly = (time: Date): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(time);

const makeFormat = (): void => void exactly(new Date());
