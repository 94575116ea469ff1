import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { IconAlertCircle, IconAlertTriangle, IconBan, IconCheck, IconClock, IconPencil } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../components/kit/Badge.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

const LOOKS: Record<InvoiceView['status'], Pick<ComponentProps<typeof Badge>, 'icon' | 'tone'>> = {
  draft: { icon: IconPencil },
  open: { icon: IconClock, tone: 'info' },
  overdue: { icon: IconAlertTriangle, tone: 'warn' },
  paid: { icon: IconCheck, tone: 'ok' },
  uncollectible: { icon: IconAlertCircle, tone: 'danger' },
  void: { icon: IconBan },
};

/** An invoice's status, in a word with its sign. */
export function InvoiceStatus({ status }: Pick<InvoiceView, 'status'>) {
  const t = useT();
  return <Badge {...LOOKS[status]}>{t(`invoices.status_${status}`)}</Badge>;
}
