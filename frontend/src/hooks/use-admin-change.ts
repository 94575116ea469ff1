import { useState } from 'react';
import { adminFault } from '../lib/admin-fault.ts';
import { t } from '../lib/i18n/i18n.store.ts';
import { toast } from '../lib/toast.store.ts';
import { type AdminPassword, useAdminPassword } from './use-admin-password.ts';

interface Options<T> {
  /** Makes the call. */
  send: (adminPassword: string) => Promise<T>;
  onDone: (result: T) => void;
  /** Says in the specification's words that it failed. */
  failed: string;
  /** The text below it where the failure has no own one. */
  fallback?: string;
  /** Shows the failure at a field. Returns whether it did. */
  onRefused?: (error: unknown) => boolean;
}

export interface AdminChange {
  password: AdminPassword;
  busy: boolean;
  /** Asks for the password, and makes the change. */
  run: () => void;
}

/** Says that the admin password is missing, and shows it at the field. Returns whether it is there. */
export function hasPassword(password: AdminPassword): boolean {
  if (password.check()) return true;
  toast('error', t('admin.password_required'), t('adminpassword.missing'));
  return false;
}

/** A change that needs the admin password. What was typed stays after a failure; the password is forgotten after the change. */
export function useAdminChange<T>({ send, onDone, failed, fallback, onRefused }: Options<T>): AdminChange {
  const password = useAdminPassword();
  const [busy, setBusy] = useState(false);

  async function make() {
    setBusy(true);
    try {
      const result = await send(password.value);
      password.clear();
      onDone(result);
    } catch (error) {
      if (!password.refused(error) && !onRefused?.(error)) toast('error', failed, adminFault(error, fallback));
    } finally {
      setBusy(false);
    }
  }

  return {
    password,
    busy,
    run: () => {
      if (!busy && hasPassword(password)) void make();
    },
  };
}
