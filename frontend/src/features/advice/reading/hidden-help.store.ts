import { array, string } from 'valibot';
import { create } from 'zustand';
import { readAs } from '../../../lib/parse.ts';
import { forTab } from '../../../lib/storage.ts';

const KEY = 'beside.advice.hiddenHelp';

const useHidden = create<{ ids: string[] }>(() => ({ ids: readAs(array(string()), forTab.json(KEY)) ?? [] }));

/** Whether the reader has hidden the help beside an advice, or beside a request that is being answered. */
export const useIsHelpHidden = (id: string | null): boolean => useHidden(({ ids }) => id !== null && ids.includes(id));

/** Hides the help beside an advice or a request, also after a reload. */
export function hideHelp(id: string): void {
  const ids = [...useHidden.getState().ids, id];
  useHidden.setState({ ids });
  forTab.set(KEY, JSON.stringify(ids));
}

/** Keeps help hidden when the request has become an advice. */
export function keepHelpHidden(requestId: string, adviceId: string): void {
  if (useHidden.getState().ids.includes(requestId)) hideHelp(adviceId);
}

/** Forgets which help was hidden. */
export function forgetHiddenHelp(): void {
  useHidden.setState({ ids: [] });
  forTab.remove(KEY);
}
