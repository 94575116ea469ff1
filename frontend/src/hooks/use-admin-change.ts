import { useEffect, useRef, useState } from 'react';
import { adminFault } from '../lib/admin-fault.ts';
import { t } from '../lib/i18n/i18n.store.ts';
import { type AdminPassword, useAdminPassword } from './use-admin-password.ts';
import { useAlerts } from './use-alerts.ts';

interface Options<T> {
  /** Makes the call. */
  send: (adminPassword: string) => Promise<T>;
  /** Shows the result: in lists and toasts, which outlive what asked for it. */
  onDone: (result: T) => void;
  /** Closes what asked for the change, after it and by `leave`. */
  onClose?: () => void;
  /** Says in the specification's words that it failed. */
  failed: string;
  /** The text below it where the failure has no own one. */
  fallback?: string;
  /** Names what was to be changed, for a failure that comes after closing. */
  subject?: string;
  /** Shows the failure at a field. Returns whether it did. */
  onRefused?: (error: unknown) => boolean;
}

export interface AdminChange {
  password: AdminPassword;
  busy: boolean;
  /** Asks for the password, and makes the change. */
  run: () => void;
  /** Closes what asked for the change. An answer under way closes nothing any more, and shows its failure as a toast. */
  leave: () => void;
}

/** Says that the admin password is missing, and shows it at the field. Returns whether it is there. */
export function hasPassword(password: AdminPassword): boolean {
  password.alerts.clear();
  if (password.check()) return true;
  password.alerts.show(t('admin.password_required'), t('adminpassword.missing'));
  return false;
}

/** A change that needs the admin password. What was typed stays after a failure; the password is forgotten after the change. */
export function useAdminChange<T>({ send, onDone, onClose, failed, fallback, subject, onRefused }: Options<T>): AdminChange {
  const password = useAdminPassword();
  const [busy, setBusy] = useState(false);
  const alerts = useAlerts();
  /** Counts closings: an answer to an earlier opening leaves the present one alone. */
  const opening = useRef(0);
  useEffect(
    () => () => {
      opening.current += 1;
    },
    [],
  );

  async function make() {
    const asked = opening.current;
    const isHere = () => asked === opening.current;
    alerts.clear();
    setBusy(true);
    try {
      const result = await send(password.value);
      if (isHere()) password.clear();
      onDone(result);
      if (isHere()) onClose?.();
    } catch (error) {
      if (!isHere()) alerts.show(failed, subject ?? adminFault(error, fallback));
      else if (!password.refused(error) && !onRefused?.(error)) alerts.show(failed, adminFault(error, fallback));
    } finally {
      if (isHere()) setBusy(false);
    }
  }

  return {
    password,
    busy,
    run: () => {
      if (!busy && hasPassword(password)) void make();
    },
    leave: () => {
      opening.current += 1;
      password.clear();
      setBusy(false);
      onClose?.();
    },
  };
}
