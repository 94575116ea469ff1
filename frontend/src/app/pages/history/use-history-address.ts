import { useSearchParams } from 'react-router';
import { type HistoryView, readHistoryView, writeHistoryView } from '../../../features/advice/history/history-view.ts';

export const TABS = ['advice', 'couples'] as const;
export type HistoryTab = (typeof TABS)[number];

/** Tab, filter and search, kept in the address so that Back and a reload find them again. */
export function useHistoryAddress() {
  const [params, setParams] = useSearchParams();
  // A replaced entry, since Back should leave the page rather than undo every letter.
  const set = (next: URLSearchParams) => setParams(next, { replace: true });
  return {
    tab: readTab(params),
    view: readHistoryView(params),
    setTab: (tab: HistoryTab) => set(writeTab(params, tab)),
    setView: (view: HistoryView) => set(writeHistoryView(params, view)),
  };
}

function readTab(params: URLSearchParams): HistoryTab {
  return params.get('tab') === 'couples' ? 'couples' : 'advice';
}

function writeTab(params: URLSearchParams, tab: HistoryTab): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === 'couples') next.set('tab', tab);
  else next.delete('tab');
  return next;
}
