import { useLocation, useNavigate } from 'react-router';
import { pageOf } from '../../lib/page-of.ts';
import { isFields } from '../../lib/parse.ts';

/** Leads to the page before, or home from the first page of a visit; null where there is nothing to go back to. */
export function useBack(): (() => void) | null {
  const location = useLocation();
  const navigate = useNavigate();
  if (cameFromHere()) return () => navigate(-1);
  return pageOf(location) === '/' ? null : () => navigate('/');
}

/** Whether the history entry before this one is a page of ours: the router numbers its entries, and leaves those within a page unnumbered. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return !isFields(state) || state.idx !== 0;
}
