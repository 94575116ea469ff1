import type { NotificationSettingsView } from '@beside/common/notifications/notifications.views';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { changeNotificationSettings } from './notifications.api.ts';

type Change = Partial<NotificationSettingsView>;

export interface Settings {
  settings: NotificationSettingsView;
  /** Saves a change at once. A failure takes it back, and says so. */
  change: (change: Change) => void;
}

/** A user's settings with the changes that are still being saved, one after the other. */
export function useSettings(saved: NotificationSettingsView): Settings {
  const alerts = useAlerts();
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const { mutate } = useMutation({
    scope: { id: 'notifications' },
    onMutate: alerts.clear,
    mutationFn: changeNotificationSettings,
    networkMode: 'always',
    onSettled: (_answer, _error, change) => setWaiting((now) => now.filter((each) => each !== change)),
    onError: () => alerts.show(t('notify.not_saved'), t('notify.not_saved_text')),
  });
  return {
    settings: Object.assign({}, saved, ...waiting),
    change: (change) => {
      setWaiting((now) => [...now, change]);
      mutate(change);
    },
  };
}
