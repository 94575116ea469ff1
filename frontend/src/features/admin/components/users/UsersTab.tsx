import type { AdminUserView } from '@beside/common/admin/admin.views';
import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import type { ReactNode } from 'react';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { useUsers } from '../../users/use-users.ts';
import { useUsersAddress } from '../../users/use-users-address.ts';
import type { PanelReader, UserDraft } from '../../users/user-rules.ts';
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
  const { about, opened, open, close } = useDialog<{ task: UserTask; user: AdminUserView; draft?: UserDraft }>();
  const dialog = about && { user: about.user, opened, onClose: close };
  const now = users.data?.users.find(({ id }) => id === about?.user.id);
  // Each user has dialogs of their own, so that none shows what becomes of another's.
  const key = about?.user.id;
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
        <EditUserDialog
          key={key}
          {...{ ...dialog, now, me, draft: about.draft }}
          onRights={(draft) => open({ task: 'rights', user: now ?? about.user, draft })}
        />
      )}
      {dialog && about?.task === 'rights' && (
        // It leads back to the edit, and what was typed there.
        <RightsDialog key={key} {...dialog} onClose={() => open({ ...about, task: 'edit' })} />
      )}
      {dialog && about?.task === 'delete' && <DeleteUserDialog key={key} {...dialog} />}
      {dialog && about?.task === 'invoices' && <UserInvoicesDialog key={key} {...dialog} showInvoices={showInvoices} />}
    </>
  );
}
