import { IconWifiOff } from '@tabler/icons-react';
import { Icon } from '../../components/Icon.tsx';
import { useAfterMount } from '../../hooks/use-after-mount.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';

/** Across the page: there is no connection. */
export function OfflineStrip() {
  const t = useT();
  const text = t('kept.strip');
  const announced = useAfterMount(text);
  return (
    <aside className="strip" aria-label={t('kept.no_connection')}>
      {/* Apart, so that nothing moves when its words come. */}
      <p className="vh" role="status">
        {announced}
      </p>
      <div className="strip-wrap" aria-hidden>
        <Icon of={IconWifiOff} />
        <p>
          <span>{text}</span>
        </p>
      </div>
    </aside>
  );
}
