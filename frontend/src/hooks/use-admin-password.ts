import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../lib/api.ts';
import type { Alerts } from '../lib/toast.store.ts';
import { useAlerts } from './use-alerts.ts';

/** Why a change was refused because of the admin password. */
type AdminPasswordFault = 'missing' | 'invalid' | 'not_set';

export interface AdminPassword {
  value: string;
  fault: AdminPasswordFault | null;
  input: RefObject<HTMLInputElement | null>;
  set: (value: string) => void;
  /** Whether something is filled in; else the field says so, and takes the focus. */
  check: () => boolean;
  /** Shows a failed change's fault at the field, if it concerns the password. Returns whether it does. */
  refused: (error: unknown) => boolean;
  /** Says in an alert what is missing beside it; a typed password, a new attempt, and the form's end take it away. */
  alerts: Alerts;
  /** Forgets the password: after the change, and when its form goes. */
  clear: () => void;
}

/** The admin password as it is typed for a change: in memory alone, and for nothing but the call. */
export function useAdminPassword(): AdminPassword {
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<AdminPasswordFault | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const alerts = useAlerts();
  useEffect(() => alerts.clear, [alerts]);
  const show = (next: AdminPasswordFault) => {
    setFault(next);
    input.current?.focus();
  };
  return {
    value,
    fault,
    input,
    alerts,
    set: (next) => {
      alerts.clear();
      setValue(next);
      setFault(null);
    },
    check: () => {
      if (value === '') show('missing');
      return value !== '';
    },
    refused: (error) => {
      const next = faultOf(error);
      if (next) show(next);
      return next !== null;
    },
    clear: () => {
      alerts.clear();
      setValue('');
      setFault(null);
    },
  };
}

function faultOf(error: unknown): AdminPasswordFault | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'invalid_admin_password') return 'invalid';
  return error.code === 'admin_password_not_set' ? 'not_set' : null;
}
