import { useForm } from '@mantine/form';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { faultsOf } from './account-faults.ts';

interface Options<V extends Record<string, string>> {
  initial: V;
  /** What is wrong with the values by our own rules, a text for each field; null is nothing. */
  check: (values: V) => Partial<Record<keyof V, string | null>>;
  /** Sends them; what it throws is what has failed. */
  send: (values: V) => Promise<void>;
  /** Hears of a failure; what it says about a field stands there already. */
  onFailed: (error: unknown) => void;
}

export interface AccountForm<V extends Record<string, string>> {
  values: V;
  set: (name: keyof V & string, value: string) => void;
  /** What a field's input wears. */
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

/** For a form that has done its work, and is about to be left. */
export const stay = (event: FormEvent) => event.preventDefault();

const present = (faults: Partial<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));

/** What the server finds wrong, at the fields where it can be mended. */
const refusals = (error: unknown) =>
  error instanceof ApiError && error.code === 'email_taken' ? { email: t('error.email_taken') } : faultsOf(error);

/** A form whose faults stand at its fields: ours before it is sent, the server's after. It keeps its input on every failure. */
export function useAccountForm<V extends Record<string, string>>({ initial, check, send, onFailed }: Options<V>): AccountForm<V> {
  const { values, errors, setErrors, setValues, clearFieldError } = useForm<V>({
    mode: 'controlled',
    initialValues: initial,
  });
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  // The first in the order of the page, once it is drawn as invalid: what an answer brings is drawn later than what a press does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that faults are shown
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [shown]);

  const put = (name: keyof V & string, value: string) => setValues((before) => ({ ...before, [name]: value }));

  /** Whether there were any to be shown. */
  function show(faults: Record<string, string>): boolean {
    setErrors(faults);
    setShown((times) => times + 1);
    return Object.keys(faults).length > 0;
  }

  async function run() {
    if (show(present(check(values)))) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      show(refusals(error));
      onFailed(error);
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
