import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconPencil,
  type TablerIcon,
} from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './InvoiceStatus.module.css';

const ICONS: Record<InvoiceView['status'], TablerIcon> = {
  draft: IconPencil,
  open: IconClock,
  overdue: IconAlertTriangle,
  paid: IconCheck,
  uncollectible: IconAlertCircle,
  void: IconBan,
};

/** An invoice's status, in a word with its sign. */
export function InvoiceStatus({ status }: Pick<InvoiceView, 'status'>) {
  const t = useT();
  return (
    <span className={styles.status} data-status={status}>
      <Icon of={ICONS[status]} size={16} />
      {t(`invoices.status_${status}`)}
    </span>
  );
}
