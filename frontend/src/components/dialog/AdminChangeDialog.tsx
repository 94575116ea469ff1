import type { ComponentProps } from 'react';
import type { AdminChange } from '../../hooks/use-admin-change.ts';
import { AdminPasswordField } from '../fields/AdminPasswordField.tsx';
import { DestructiveDialog } from './DestructiveDialog.tsx';

interface Props extends Omit<ComponentProps<typeof DestructiveDialog>, 'onClose' | 'onConfirm' | 'pending'> {
  change: AdminChange;
}

/** Asks for the admin password of a change, and names its consequences. */
export function AdminChangeDialog({ change: { password, busy, run, leave }, children, ...dialog }: Props) {
  return (
    <DestructiveDialog {...dialog} onClose={leave} pending={busy} onConfirm={run}>
      {children}
      <AdminPasswordField of={password} />
    </DestructiveDialog>
  );
}
