import { useLocation, useNavigate } from 'react-router';
import { pageOf } from '../../lib/page-of.ts';
import { isFields } from '../../lib/parse.ts';

/** Goes back, or home from the first page of a visit; null if there is nowhere to go. */
export function useBack(): (() => void) | null {
  const location = useLocation();
  const navigate = useNavigate();
  if (cameFromHere()) return () => navigate(-1);
  return pageOf(location) === '/' ? null : () => navigate('/');
}

/** Whether the previous history entry is ours: the router numbers its entries, except those within a page. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return !isFields(state) || state.idx !== 0;
}
