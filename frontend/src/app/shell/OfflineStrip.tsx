import { IconWifiOff } from '@tabler/icons-react';
import { Icon } from '../../components/Icon.tsx';
import { useT } from '../../lib/i18n/i18n.store.ts';

/** Across the page: there is no connection. */
export function OfflineStrip() {
  const t = useT();
  return (
    <div className="strip" role="status">
      <div className="strip-wrap">
        <Icon of={IconWifiOff} />
        <p>
          <span>{t('kept.strip')}</span>
        </p>
      </div>
    </div>
  );
}
