import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useT } from '../lib/i18n/i18n.store.ts';
import type { Toast } from '../lib/toast.store.ts';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';

const SHOWN_MS = 6_000;
/** Milliseconds in which the toast before has left. */
const GONE_MS = 40;
const ICONS = { done: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle };

/** Shows one toast at a time; errors stay until they are closed. */
export function Toasts({ toast }: { toast: Toast }) {
  const t = useT();
  useEffect(() => {
    notifications.clean();
    const show = setTimeout(
      () =>
        notifications.show({
          id: String(toast.id),
          title: toast.title,
          message: toast.text,
          icon: <Icon of={ICONS[toast.kind]} />,
          role: toast.kind === 'error' ? 'alert' : 'status',
          autoClose: toast.kind === 'error' ? false : SHOWN_MS,
          'data-kind': toast.kind,
          classNames: styles,
          closeButtonProps: { 'aria-label': t('shell.close'), size: 44 },
        }),
      GONE_MS,
    );
    return () => clearTimeout(show);
  }, [toast, t]);
  return (
    <Notifications
      limit={1}
      position="bottom-right"
      containerWidth={336}
      transitionDuration={0}
      zIndex={400}
      className={styles.place}
    />
  );
}
