import type { AdminUsersAnswer, AdminUserView } from '@beside/common/admin/admin.views';
import { type RefObject, useRef, useState } from 'react';
import { failedWith } from '../../lib/admin-fault.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../lib/query.ts';
import { adminKeys } from './admin.keys.ts';
import { useNewestUsers } from './use-users.ts';
import { nameOf } from './user-rules.ts';

export interface UserId {
  /** As it is typed. */
  value: string;
  /** Without spaces around it. */
  id: string;
  fault: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  /** Whose it is, where a list of users has it. */
  known: AdminUserView | undefined;
  /** Their name, else the id. */
  name: string;
  set: (value: string) => void;
  /** Whether something is filled in; else the field says so, and takes the focus. */
  check: () => boolean;
  /** Shows that nobody has this id. Returns whether that was the failure. */
  refused: (error: unknown) => boolean;
}

/** A user's id, as it is typed in Owner Settings. */
export function useUserId(): UserId {
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { data: newest = [] } = useNewestUsers();
  const id = value.trim();
  const seen = queryClient.getQueriesData<AdminUsersAnswer>({ queryKey: [...adminKeys.users, 'page'] });
  const known = [...newest, ...seen.flatMap(([, answer]) => answer?.users ?? [])].find((user) => user.id === id);
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
