import { BANNER_TYPES } from '@beside/common/incidents/incidents.constants';
import type { StatusNoticeView } from '@beside/common/incidents/incidents.views';
import { Announcement } from '../../../components/announcements/Announcement.tsx';
import { AnnouncementFrame } from '../../../components/announcements/AnnouncementFrame.tsx';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** The banners that the monitor has put on the site, as visitors see them. */
export function IncidentAnnouncements({ incidents }: { incidents: readonly StatusNoticeView[] }) {
  const t = useT();
  return (
    <SettingsPart id="monitor-banners" title={t('monitor.banners')} text={t('monitor.banners_about')}>
      {incidents.length === 0 ? (
        <p>{t('monitor.no_banners')}</p>
      ) : (
        <AnnouncementFrame>
          {incidents.map(({ id, status, title, message }) => (
            <Announcement key={id} type={BANNER_TYPES[status]} title={title} message={message} timeZone="UTC" />
          ))}
        </AnnouncementFrame>
      )}
    </SettingsPart>
  );
}
