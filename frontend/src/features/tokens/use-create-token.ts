import type { AdminUserView } from '@beside/common/admin/admin.views';
import { TOKEN_DAYS_MAX, type TokenPermission } from '@beside/common/tokens/tokens.constants';
import { useEffect, useRef, useState } from 'react';
import { useAdminChange } from '../../hooks/use-admin-change.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { mountedAt } from '../../lib/page-of.ts';
import { toast } from '../../lib/toast.store.ts';
import { awaitToken, useMadeToken } from './made-token.store.ts';
import { shownToken } from './shown-token.ts';
import { daysOf } from './token-state.ts';
import { createToken } from './tokens.api.ts';
import { setTokens } from './use-tokens.ts';

interface Values {
  user: AdminUserView | null;
  name: string;
  permissions: readonly TokenPermission[];
  days: string;
}
type Faults = Partial<Record<keyof Values, string>>;

/** Same rules as CreateTokenDto. */
function faultsIn({ user, name, permissions, days }: Values): Faults {
  return {
    ...(!user && { user: t('tokens.user_missing') }),
    ...(name.trim() === '' && { name: t('tokens.name_missing') }),
    ...(permissions.length === 0 && { permissions: t('tokens.permissions_missing') }),
    ...(daysOf(days) === undefined && { days: t('tokens.days_invalid', { max: TOKEN_DAYS_MAX }) }),
  };
}

/** The form of a new token. Its value is shown above the tabs, and kept nowhere. */
export function useCreateToken(onClose: () => void) {
  const [values, setValues] = useState<Values>({ user: null, name: '', permissions: [], days: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);

  const change = useAdminChange({
    send: async (adminPassword) => {
      await shownToken.preload();
      const keep = awaitToken();
      const { user, permissions } = values;
      const made = await createToken({
        ...{ userId: user?.id ?? '', tokenName: values.name.trim(), permissions: [...permissions] },
        ...{ expirationDays: daysOf(values.days) ?? null, adminPassword },
      });
      keep({ token: made.token, name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(), permissions });
      return made;
    },
    onDone: ({ tokens }) => {
      void setTokens(tokens);
      const isElsewhere = mountedAt(window.location.pathname) !== '/admin';
      if (isElsewhere && useMadeToken.getState().made) toast('info', t('tokens.copy_now'), t('tokens.waits'));
    },
    onClose,
    failed: t('tokens.create_failed'),
    subject: values.name.trim(),
  });

  /** Shows what is wrong at its field. Returns whether anything is. */
  function hasFaults(): boolean {
    change.password.alerts.clear();
    const { days, ...missing } = faultsIn(values);
    setFaults({ ...missing, days });
    setShown((times) => times + 1);
    const isMissing = !change.password.check() || Object.keys(missing).length > 0;
    if (isMissing) change.password.alerts.show(t('tokens.invalid'), t('tokens.fields_missing'));
    else if (days) change.password.alerts.show(t('tokens.invalid'), days);
    return isMissing || days !== undefined;
  }

  return {
    form,
    values,
    faults,
    put: (some: Partial<Values>) => {
      change.password.alerts.clear();
      setValues((before) => ({ ...before, ...some }));
      setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(some).map((name) => [name, undefined])) }));
    },
    change: {
      ...change,
      run: () => {
        if (!hasFaults()) change.run();
      },
    },
  };
}
