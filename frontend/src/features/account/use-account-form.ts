import { useForm } from '@mantine/form';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { ApiError } from '../../lib/api.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import type { Alerts } from '../../lib/toast.store.ts';
import { faultsOf } from './account-faults.ts';

interface Options<V extends Record<string, string>> {
  initial: V;
  /** Checks the values; a text for each invalid field. */
  check: (values: V) => Partial<Record<keyof V, string | null>>;
  /** Sends the values; throws on failure. */
  send: (values: V) => Promise<void>;
  /** Field errors of a refusal that concerns this form alone; null for every other failure. */
  refused?: (error: unknown) => Partial<Record<keyof V & string, string>> | null;
  /** Runs after a failure; field errors are shown already. A new attempt takes its alerts away. */
  onFailed: (error: unknown, alerts: Alerts) => void;
}

export interface AccountForm<V extends Record<string, string>> {
  values: V;
  set: (name: keyof V & string, value: string) => void;
  /** The props of a field's input. */
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  busy: boolean;
  form: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
}

/** Submit handler of a finished form that is about to disappear. */
export const stay = (event: FormEvent) => event.preventDefault();

const present = (faults: Partial<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));

/** The server's refusal as field errors. */
const refusals = (error: unknown) =>
  error instanceof ApiError && error.code === 'email_taken' ? { email: t('error.email_taken') } : faultsOf(error);

/** A form with field errors from its own checks and from the server. Input survives every failure. */
export function useAccountForm<V extends Record<string, string>>(options: Options<V>): AccountForm<V> {
  const { initial, check, send, refused, onFailed } = options;
  const { values, errors, setErrors, setValues, clearFieldError } = useForm<V>({
    mode: 'controlled',
    initialValues: initial,
  });
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const alerts = useAlerts();

  // Focus the first invalid field after it has rendered; server errors render later than own checks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time errors are shown
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [shown]);

  const put = (name: keyof V & string, value: string) => setValues((before) => ({ ...before, [name]: value }));

  /** Shows the errors. Returns whether there are any. */
  function show(faults: Record<string, string>): boolean {
    setErrors(faults);
    setShown((times) => times + 1);
    return Object.keys(faults).length > 0;
  }

  async function run() {
    alerts.clear();
    if (show(present(check(values)))) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const own = refused?.(error);
      show(present(own ?? refusals(error)));
      if (!own) onFailed(error, alerts);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    set: put,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: typeof errors[name] === 'string' ? errors[name] : undefined,
      onChange: ({ currentTarget: { value } }) => {
        clearFieldError(name);
        put(name, value);
      },
    }),
    busy,
    form,
    submit: (event) => {
      event.preventDefault();
      if (!busy) void run();
    },
  };
}
