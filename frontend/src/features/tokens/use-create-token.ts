import type { AdminUserView } from '@beside/common/admin/admin.views';
import { TOKEN_DAYS_MAX, type TokenPermission } from '@beside/common/tokens/tokens.constants';
import { useEffect, useRef, useState } from 'react';
import { useAdminChange } from '../../hooks/use-admin-change.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { toast } from '../../lib/toast.store.ts';
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

/** The form of a new token. Its value is given to `onMade`, and kept nowhere. */
export function useCreateToken(onMade: (made: { token: string; name: string; permissions: readonly TokenPermission[] }) => void) {
  const [values, setValues] = useState<Values>({ user: null, name: '', permissions: [], days: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);

  const change = useAdminChange({
    send: (adminPassword) =>
      createToken({
        ...{ userId: values.user?.id ?? '', tokenName: values.name.trim(), permissions: [...values.permissions] },
        ...{ expirationDays: daysOf(values.days) ?? null, adminPassword },
      }),
    onDone: ({ token, tokens }) => {
      void setTokens(tokens);
      const { firstName = '', lastName = '' } = values.user ?? {};
      onMade({ token, name: `${firstName} ${lastName}`.trim(), permissions: values.permissions });
    },
    failed: t('tokens.create_failed'),
  });

  return {
    form,
    values,
    faults,
    put: (some: Partial<Values>) => {
      setValues((before) => ({ ...before, ...some }));
      setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(some).map((name) => [name, undefined])) }));
    },
    change: {
      ...change,
      run: () => {
        const found = faultsIn(values);
        setFaults(found);
        setShown((times) => times + 1);
        if (Object.keys(found).length > 0) toast('error', t('tokens.invalid'), t('tokens.fields_missing'));
        else change.run();
      },
    },
  };
}
