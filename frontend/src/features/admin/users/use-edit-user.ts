import { birthFault, isEmail } from '@beside/common/account/account.rules';
import type { AdminUserView } from '@beside/common/admin/admin.views';
import { useEffect, useRef, useState } from 'react';
import { useAdminChange } from '../../../hooks/use-admin-change.ts';
import { failedWith } from '../../../lib/admin-fault.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { editUser } from '../admin.api.ts';
import { upsertUser } from './use-users.ts';
import { editOf, isChangedMeanwhile, nameOf, type PanelReader, type UserDraft, type UserValues, valuesOf } from './user-rules.ts';

type Name = Exclude<keyof UserValues, 'subscriptionPlan'>;

/** Same rules as EditUserDto; the fields themselves limit the length. */
function faultsIn({ firstName, lastName, email, dateOfBirth }: UserValues): Partial<Record<Name, string>> {
  const birth = dateOfBirth === '' ? null : birthFault(dateOfBirth, new Date().toISOString().slice(0, 10));
  return {
    ...(firstName.trim() === '' && { firstName: t('admin.first_name_missing') }),
    ...(lastName.trim() === '' && { lastName: t('admin.last_name_missing') }),
    ...(!isEmail(email) && { email: t('admin.email_invalid') }),
    ...(birth !== null && birth !== 'too_young' && { dateOfBirth: t('admin.birth_invalid') }),
  };
}

interface Options {
  /** The edit to begin with. */
  draft: UserDraft;
  /** The user as they are now. */
  now: AdminUserView;
  me: PanelReader;
  onClose: () => void;
}

/** The faults of the form's fields. The first invalid field gets the focus. */
function useFieldFaults() {
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);

  return {
    form,
    faults,
    /** Shows faults at their fields. Returns whether there are any. */
    show(invalid: Partial<Record<Name, string>>): boolean {
      setFaults(invalid);
      setShown((times) => times + 1);
      return Object.keys(invalid).length > 0;
    },
    clear: (name: Name) => setFaults(({ [name]: _, ...others }) => others),
  };
}

/** The form of a user. Input survives every failure. */
export function useEditUser({ draft: begun, now, me, onClose }: Options) {
  const [draft, setDraft] = useState(begun);
  const [sent, setSent] = useState<Partial<UserValues> | null>(null);
  const { base, values } = draft;
  const { form, faults, show, clear } = useFieldFaults();

  const put = (some: Partial<UserValues>) => setDraft((before) => ({ ...before, values: { ...before.values, ...some } }));
  const change = useAdminChange({
    send: (adminPassword) => {
      const edit = editOf(draft, now, me);
      setSent(edit);
      return editUser(base.id, { ...edit, adminPassword });
    },
    onDone: (changed) => {
      upsertUser(changed);
      toast('done', t('admin.updated', { name: nameOf(changed) }));
    },
    onClose,
    subject: nameOf(base),
    failed: t('admin.update_failed'),
    onRefused: (error) => {
      if (!failedWith(error, 'email_taken')) return false;
      show({ email: t('error.email_taken') });
      return true;
    },
  });

  return {
    form,
    draft,
    put,
    /** Shows the user as they are now, in place of what was typed. */
    takeOver: () => setDraft({ base: now, values: valuesOf(now) }),
    /** Says that somebody else has changed the user. One's own saving may be pushed before it is answered. */
    changedMeanwhile: !change.busy && isChangedMeanwhile(base, now, sent),
    field: (name: Name) => ({
      name,
      value: values[name],
      error: faults[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        clear(name);
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
