import { BANNER_TYPES } from '@beside/common/incidents/incidents.constants';
import type { StatusNoticeView } from '@beside/common/incidents/incidents.views';
import { Strip } from '../../../components/notices/Strip.tsx';
import { StripFrame } from '../../../components/notices/StripFrame.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './IncidentsTab.module.css';

/** The banners that the monitor has put on the site, as visitors see them. */
export function IncidentBanners({ incidents }: { incidents: readonly StatusNoticeView[] }) {
  const t = useT();
  return (
    <section className={styles.part} aria-labelledby="monitor-banners">
      <div className={styles.about}>
        <h2 id="monitor-banners">{t('monitor.banners')}</h2>
        <p>{t('monitor.banners_about')}</p>
      </div>
      {incidents.length === 0 ? (
        <p>{t('monitor.no_banners')}</p>
      ) : (
        <StripFrame>
          {incidents.map(({ id, status, title, message }) => (
            <Strip key={id} type={BANNER_TYPES[status]} title={title} message={message} timeZone="UTC" />
          ))}
        </StripFrame>
      )}
    </section>
  );
}
