import { ZONE_AT_FIRST } from '@beside/common/notifications/notifications.constants';
import type { NotificationSettingsView } from '@beside/common/notifications/notifications.views';
import { Link } from 'react-router';
import { Loaded } from '../../../components/kit/Loaded.tsx';
import { QuietHours } from '../../../features/notifications/components/QuietHours.tsx';
import { ThisDevice } from '../../../features/notifications/components/ThisDevice.tsx';
import { WhatFor } from '../../../features/notifications/components/WhatFor.tsx';
import { saveNotificationSettings, useNotificationSettings } from '../../../features/notifications/notifications.api.ts';
import { useSettings } from '../../../features/notifications/use-settings.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** What the user is told of when no page shows it: on this device, what for, and when not. */
export function NoticesPage() {
  const t = useT();
  const query = useNotificationSettings();
  return (
    <AccountFrame title={t('account.notifications')} path="/account/notifications">
      {({ id }) => (
        <Loaded query={query} failed={t('notify.load_failed')}>
          {({ settings }) => <Parts saved={settings} userId={id} />}
        </Loaded>
      )}
    </AccountFrame>
  );
}

function Parts({ saved, userId }: { saved: NotificationSettingsView; userId: string }) {
  const t = useT();
  const settings = useSettings(saved);
  /** The quiet hours are this device's, until somebody chooses another zone. */
  const takeZone = async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (saved.zone === ZONE_AT_FIRST && zone !== ZONE_AT_FIRST) await saveNotificationSettings({ ...saved, zone });
  };
  return (
    <>
      <ThisDevice userId={userId} before={takeZone} />
      <WhatFor {...settings} />
      <QuietHours {...settings} />
      <p className="fine">
        <Rich text={t('notify.another_name')} parts={{ a: (words) => <Link to="/account/app">{words}</Link> }} />
      </p>
    </>
  );
}
