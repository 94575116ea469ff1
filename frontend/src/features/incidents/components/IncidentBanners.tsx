import { BANNER_TYPES } from '@beside/common/incidents/incidents.constants';
import type { StatusNoticeView } from '@beside/common/incidents/incidents.views';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { Strip } from '../../../components/notices/Strip.tsx';
import { StripFrame } from '../../../components/notices/StripFrame.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** The banners that the monitor has put on the site, as visitors see them. */
export function IncidentBanners({ incidents }: { incidents: readonly StatusNoticeView[] }) {
  const t = useT();
  return (
    <SettingsPart id="monitor-banners" title={t('monitor.banners')} text={t('monitor.banners_about')}>
      {incidents.length === 0 ? (
        <p>{t('monitor.no_banners')}</p>
      ) : (
        <StripFrame>
          {incidents.map(({ id, status, title, message }) => (
            <Strip key={id} type={BANNER_TYPES[status]} title={title} message={message} timeZone="UTC" />
          ))}
        </StripFrame>
      )}
    </SettingsPart>
  );
}
