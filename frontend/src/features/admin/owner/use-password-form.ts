import { PASSWORD_MAX } from '@beside/common/account/account.constants';
import { ADMIN_PASSWORD_MIN } from '@beside/common/admin/admin.constants';
import { type RefObject, useRef, useState } from 'react';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { useSetPassword } from './use-set-password.ts';

/** A password as it is typed, and what is wrong with it. */
interface TypedPassword {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  fault: string | undefined;
  change: (value: string) => void;
  refuse: (fault: string) => void;
}

function useTypedPassword(): TypedPassword {
  const alerts = useAlerts();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  return {
    ...{ field, value, fault },
    change: (typed) => {
      setValue(typed);
      setFault(undefined);
      alerts.clear();
    },
    refuse: (text) => {
      setFault(text);
      field.current?.focus();
    },
  };
}

/**
 * The new admin password, and the present one beside it.
 * @param isFirst there is no present one
 * @param onValid both are there: asks once more
 */
export function usePasswordForm(isFirst: boolean, onValid: () => void) {
  const alerts = useAlerts();
  const next = useTypedPassword();
  const present = useTypedPassword();
  const refusePresent = (text: string) => {
    present.refuse(text);
    alerts.show(t('admin.password_failed'), text);
  };
  const { busy, save } = useSetPassword(isFirst, {
    onDone: () => {
      next.change('');
      present.change('');
    },
    onWrong: () => refusePresent(t('admin.password_present_wrong')),
  });
  const check = () => {
    alerts.clear();
    const short = next.value.length < ADMIN_PASSWORD_MIN;
    if (!short && next.value.length <= PASSWORD_MAX) {
      if (isFirst || present.value !== '') return onValid();
      return refusePresent(t('admin.password_present_missing'));
    }
    const text = t(short ? 'admin.password_short' : 'admin.password_long');
    next.refuse(text);
    alerts.show(t('admin.password_invalid'), text);
  };
  return {
    ...{ next, present, busy, check },
    save: () => save({ password: next.value, ...(isFirst ? {} : { adminPassword: present.value }) }),
  };
}
