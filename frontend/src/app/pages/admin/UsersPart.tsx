import { useMe } from '../../../features/account/use-me.ts';
import { UsersTab } from '../../../features/admin/components/users/UsersTab.tsx';
import { InvoiceRows } from '../../../features/invoices/components/InvoiceRows.tsx';

/** User management. */
export function UsersPart() {
  const me = useMe();
  if (!me) return null;
  return <UsersTab me={me} showInvoices={(invoices, action) => <InvoiceRows invoices={invoices} action={action} />} />;
}
