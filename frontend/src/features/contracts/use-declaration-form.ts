import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import type { DeclarationFault, DeclarationFaults } from './declaration-checks.ts';

/** What the server finds wrong with a field; the fields themselves limit the length. */
const FAULTS: Readonly<Record<string, DeclarationFault>> = {
  name: 'nameRequired',
  email: 'emailInvalid',
  contract: 'contractRequired',
  reason: 'reasonRequired',
  endsOn: 'dateInvalid',
};

interface Options<V extends Record<string, string>> {
  initial: V;
  check: (values: V) => DeclarationFaults;
  /** Sends the values; throws on failure. */
  send: (values: V) => Promise<void> | void;
}

/** A form of a declaration: its fields' errors, and its input, which survives every failure. */
export function useDeclarationForm<V extends Record<string, string>>({ initial, check, send }: Options<V>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(0);
  const alerts = useAlerts();
  const form: RefObject<HTMLFormElement | null> = useRef(null);

  // Focus the first invalid field after it has rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time errors are shown
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [shown]);

  function show(faults: Record<string, string>): boolean {
    setErrors(faults);
    setShown((times) => times + 1);
    return Object.keys(faults).length > 0;
  }

  function set(name: keyof V & string, value: string) {
    setErrors(({ [name]: _, ...others }) => others);
    setValues((before) => ({ ...before, [name]: value }));
  }

  async function run() {
    alerts.clear();
    const faults = Object.entries(check(values)).flatMap(([name, fault]) => (fault ? [[name, t(`leaving.fault_${fault}`)]] : []));
    if (show(Object.fromEntries(faults))) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      show(refusals(error));
      alerts.show(t('leaving.send_failed'), errorText(error, t('leaving.send_failed_text')));
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    set,
    errors,
    busy,
    form,
    field: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!busy) void run();
    },
  };
}

/** The server's field errors in the page's language. */
function refusals(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.keys(error.errors).flatMap((field) => {
      const fault = FAULTS[field];
      return fault ? [[field, t(`leaving.fault_${fault}`)]] : [];
    }),
  );
}
