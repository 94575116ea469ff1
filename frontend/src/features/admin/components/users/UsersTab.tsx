import type { AdminUserView } from '@beside/common/admin/admin.views';
import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import type { ReactNode } from 'react';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useUsers } from '../../use-users.ts';
import { useUsersAddress } from '../../use-users-address.ts';
import type { PanelReader } from '../../user-rules.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { UserInvoicesDialog } from './UserInvoicesDialog.tsx';
import { UserSearch } from './UserSearch.tsx';
import { UserTable } from './UserTable.tsx';
import type { UserTask } from './user-task.ts';

interface Props {
  me: PanelReader;
  /** Shows invoices, each with what can be done with it. */
  showInvoices: (invoices: readonly InvoiceView[], action: (invoice: InvoiceView) => ReactNode) => ReactNode;
}

/** All users, by pages or by a search, and what can be done with one of them. */
export function UsersTab({ me, showInvoices }: Props) {
  const { q, page, setSearch, setPage } = useUsersAddress();
  const users = useUsers(q, page);
  const { about, opened, open, close } = useDialog<{ task: UserTask; user: AdminUserView }>();
  const dialog = about && { user: about.user, opened, onClose: close };
  const now = users.data?.users.find(({ id }) => id === about?.user.id);
  return (
    <>
      <UserSearch q={q} onSearch={setSearch} answer={users.isPlaceholderData ? undefined : users.data} />
      <UserTable
        me={me}
        query={users}
        q={q}
        page={page}
        onPage={setPage}
        onShowAll={() => setSearch('')}
        onTask={(task, user) => open({ task, user })}
      />
      {dialog && about?.task === 'edit' && (
        <EditUserDialog {...dialog} now={now} me={me} onRights={() => open({ task: 'rights', user: now ?? about.user })} />
      )}
      {dialog && about?.task === 'rights' && <RightsDialog {...dialog} />}
      {dialog && about?.task === 'delete' && <DeleteUserDialog {...dialog} />}
      {dialog && about?.task === 'invoices' && <UserInvoicesDialog {...dialog} showInvoices={showInvoices} />}
    </>
  );
}
