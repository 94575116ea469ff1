import { ZONE_AT_FIRST } from '@beside/common/notifications/notifications.constants';
import type { NotificationSettingsView } from '@beside/common/notifications/notifications.views';
import { Link } from 'react-router';
import { Loaded } from '../../../components/kit/Loaded.tsx';
import { Emails } from '../../../features/notifications/components/Emails.tsx';
import { QuietHours } from '../../../features/notifications/components/QuietHours.tsx';
import { ThisDevice } from '../../../features/notifications/components/ThisDevice.tsx';
import { WhatFor } from '../../../features/notifications/components/WhatFor.tsx';
import { changeNotificationSettings, useNotificationSettings } from '../../../features/notifications/notifications.api.ts';
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
          {({ settings, mail }) => <Parts saved={settings} mail={mail} userId={id} />}
        </Loaded>
      )}
    </AccountFrame>
  );
}

interface PartsProps {
  saved: NotificationSettingsView;
  /** Whether emails can be chosen here. */
  mail: boolean;
  userId: string;
}

function Parts({ saved, mail, userId }: PartsProps) {
  const t = useT();
  const settings = useSettings(saved);
  const zone = zoneFor(saved.zone);
  const takeZone = async () => {
    if (zone !== saved.zone) await changeNotificationSettings({ zone });
  };
  return (
    <>
      <ThisDevice userId={userId} before={takeZone} mail={mail} />
      <WhatFor {...settings} />
      <QuietHours {...settings} />
      {/* Where no mail can be sent any more, what was chosen can still be ended. */}
      {(mail || saved.email !== 'never') && <Emails {...settings} zone={zone} />}
      <p className="fine">
        <Rich text={t('notify.another_name')} parts={{ a: (words) => <Link to="/account/app">{words}</Link> }} />
      </p>
    </>
  );
}

/** The zone by which things come: this device's, until somebody chooses another one. */
function zoneFor(chosen: string): string {
  return chosen === ZONE_AT_FIRST ? Intl.DateTimeFormat().resolvedOptions().timeZone : chosen;
}
