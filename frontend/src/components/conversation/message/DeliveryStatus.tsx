import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Icon } from '../../Icon.tsx';
import styles from './DeliveryStatus.module.css';

const ICONS = { waiting: IconClock, sent: IconCheck, read: IconChecks, failed: IconAlertCircle };

/** The delivery status of the reader's own message, as an icon and a word. */
export function DeliveryStatus({ of, text }: { of: keyof typeof ICONS; text?: string }) {
  const t = useT();
  return (
    <span className={styles.status} data-status={of}>
      <Icon of={ICONS[of]} size={16} />
      {text ?? t(`conversation.status_${of}`)}
    </span>
  );
}
