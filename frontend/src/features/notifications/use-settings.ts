import type { NotificationSettingsView } from '@beside/common/notifications/notifications.views';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { saveNotificationSettings } from './notifications.api.ts';

export interface Settings {
  settings: NotificationSettingsView;
  /** Saves a change at once. A failure takes it back, and says so. */
  change: (change: Partial<NotificationSettingsView>) => void;
}

/** A user's settings with changes that are still being saved. Each is saved with those before it, in order. */
export function useSettings(saved: NotificationSettingsView): Settings {
  const alerts = useAlerts();
  const [waiting, setWaiting] = useState<NotificationSettingsView | null>(null);
  const { mutate } = useMutation({
    scope: { id: 'notifications' },
    onMutate: alerts.clear,
    mutationFn: saveNotificationSettings,
    networkMode: 'always',
    onSettled: (_answer, _error, body) => setWaiting((now) => (now === body ? null : now)),
    onError: () => {
      setWaiting(null);
      alerts.show(t('notify.not_saved'), t('notify.not_saved_text'));
    },
  });
  const settings = waiting ?? saved;
  return {
    settings,
    change: (change) => {
      const body = { ...settings, ...change };
      setWaiting(body);
      mutate(body);
    },
  };
}
