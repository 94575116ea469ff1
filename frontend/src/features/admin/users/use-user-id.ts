import type { AdminUserView } from '@beside/common/admin/admin.views';
import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useRef, useState } from 'react';
import { failedWith } from '../../../lib/admin-fault.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { useUserById } from './use-users.ts';
import { nameOf } from './user-rules.ts';

export interface UserId {
  /** As it is typed. */
  value: string;
  /** Without spaces around it. */
  id: string;
  fault: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** Whose it is, once the server has said so. */
  known: AdminUserView | undefined;
  /** Their name, else the id. */
  name: string;
  set: (value: string) => void;
  /** Whether something is filled in; else the field says so, and takes the focus. */
  check: () => boolean;
  /** Shows that nobody has this id. Returns whether that was the failure. */
  refused: (error: unknown) => boolean;
}

/** As the server makes them. Parts of one are not asked for. */
const COMPLETE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Milliseconds in which a complete id is still being changed. */
const PAUSE_MS = 200;

/** A user's id, as it is typed in Owner Settings. */
export function useUserId(): UserId {
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = value.trim();
  const [wanted] = useDebouncedValue(COMPLETE.test(id) ? id : '', PAUSE_MS);
  const { data } = useUserById(wanted);
  const known = data?.id === id ? data : undefined;
  const show = (text: string) => {
    setFault(text);
    input.current?.focus();
  };
  return {
    ...{ value, id, fault, input, known },
    name: known ? nameOf(known) : id,
    set: (next) => {
      setValue(next);
      setFault(undefined);
    },
    check: () => {
      if (id === '') show(t('admin.user_id_missing'));
      return id !== '';
    },
    refused: (error) => {
      const isUnknown = failedWith(error, 'not_found');
      if (isUnknown) show(t('admin.user_unknown'));
      return isUnknown;
    },
  };
}
