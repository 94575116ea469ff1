import type { AdminUserView } from '@beside/common/admin/admin.views';
import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { nameOf } from '../../users/user-rules.ts';
import { UserInvoices } from './UserInvoices.tsx';

interface Props {
  user: AdminUserView;
  opened: boolean;
  onClose: () => void;
  showInvoices: (invoices: readonly InvoiceView[], action: (invoice: InvoiceView) => ReactNode) => ReactNode;
}

/** A user's invoices. */
export function UserInvoicesDialog({ user, opened, onClose, showInvoices }: Props) {
  const t = useT();
  return (
    <Dialog wide title={t('admin.invoices_of', { name: nameOf(user) })} opened={opened} onClose={onClose}>
      <UserInvoices userId={user.id} showInvoices={showInvoices} />
    </Dialog>
  );
}
