import { type GenericSchema, record, string } from 'valibot';
import { create } from 'zustand';
import { readAs } from '../parse.ts';
import { forTab } from '../storage.ts';
import type { Forgetting } from './forgetting.ts';

/**
 * Values by conversation. The tab keeps them over a reload, until the user's data is cleared.
 * @param key the tab's storage key
 */
export function createTabRecord<Value>(key: string, value: GenericSchema<unknown, Value>, { onForget }: Forgetting) {
  type Values = Readonly<Record<string, Value>>;
  const useValues = create<Values>(() => readAs(record(string(), value), forTab.json(key)) ?? {});

  /** Sets a value; undefined removes it. */
  function set(id: string, to: Value | undefined): void {
    const { [id]: _, ...others } = useValues.getState();
    const values = to === undefined ? others : { ...others, [id]: to };
    useValues.setState(values, true);
    forTab.set(key, JSON.stringify(values));
  }

  onForget((id) => (id === undefined ? useValues.setState({}, true) : set(id, undefined)));

  return {
    set,
    get: (id: string): Value | undefined => useValues.getState()[id],
    /** The same for components. */
    useValue: (id: string): Value | undefined => useValues((values) => values[id]),
  };
}
