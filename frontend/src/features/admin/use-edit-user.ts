import { birthFault, isEmail } from '@beside/common/account/account.rules';
import type { AdminUserView } from '@beside/common/admin/admin.views';
import type { Plan } from '@beside/common/usage/usage.constants';
import { useEffect, useRef, useState } from 'react';
import { useAdminChange } from '../../hooks/use-admin-change.ts';
import { failedWith } from '../../lib/admin-fault.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { toast } from '../../lib/toast.store.ts';
import { editUser } from './admin.api.ts';
import { upsertUser } from './use-users.ts';
import { nameOf, type PanelReader } from './user-rules.ts';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  dateOfBirth: string;
  subscriptionPlan: Plan;
}
type Name = Exclude<keyof Values, 'subscriptionPlan'>;

const valuesOf = ({ firstName, lastName, email, dateOfBirth, subscriptionPlan }: AdminUserView): Values => ({
  ...{ firstName, lastName, email, subscriptionPlan },
  dateOfBirth: dateOfBirth ?? '',
});

/** Same rules as EditUserDto; the fields themselves limit the length. */
function faultsIn({ firstName, lastName, email, dateOfBirth }: Values): Partial<Record<Name, string>> {
  const birth = dateOfBirth === '' ? null : birthFault(dateOfBirth, new Date().toISOString().slice(0, 10));
  return {
    ...(firstName.trim() === '' && { firstName: t('admin.first_name_missing') }),
    ...(lastName.trim() === '' && { lastName: t('admin.last_name_missing') }),
    ...(!isEmail(email) && { email: t('admin.email_invalid') }),
    ...(birth !== null && birth !== 'too_young' && { dateOfBirth: t('admin.birth_invalid') }),
  };
}

/** The form of a user. Input survives every failure. */
export function useEditUser(user: AdminUserView, me: PanelReader, onDone: () => void) {
  const [values, setValues] = useState(() => valuesOf(user));
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);

  /** Shows faults at their fields. Returns whether there are any. */
  function show(found: Partial<Record<Name, string>>): boolean {
    setFaults(found);
    setShown((times) => times + 1);
    return Object.keys(found).length > 0;
  }

  const put = (some: Partial<Values>) => setValues((before) => ({ ...before, ...some }));
  const change = useAdminChange({
    send: (adminPassword) => {
      const { subscriptionPlan, ...others } = values;
      // A plan that the reader may not change is left out, and stays as it is.
      const plan = me.isOwner && !user.isPlanPaid ? { subscriptionPlan } : {};
      return editUser(user.id, { ...others, ...plan, adminPassword });
    },
    onDone: (changed) => {
      upsertUser(changed);
      toast('done', t('admin.updated', { name: nameOf(changed) }));
      onDone();
    },
    failed: t('admin.update_failed'),
    onRefused: (error) => {
      if (!failedWith(error, 'email_taken')) return false;
      show({ email: t('error.email_taken') });
      return true;
    },
  });

  return {
    form,
    values,
    put,
    take: (other: AdminUserView) => setValues(valuesOf(other)),
    field: (name: Name) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        setFaults(({ [name]: _, ...others }) => others);
        put({ [name]: value });
      },
    }),
    change: {
      ...change,
      run: () => {
        if (!show(faultsIn(values))) change.run();
      },
    },
  };
}
