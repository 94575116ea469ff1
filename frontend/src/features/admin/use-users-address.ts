import { SEARCH_MAX } from '@beside/common/admin/admin.constants';
import { useSearchParams } from 'react-router';

/** The search and the page of the users, kept in the address, so that Back and a reload find them again. */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page'));
  const go = (q: string, to: number, replace: boolean) => {
    const next = new URLSearchParams(params);
    next.delete('q');
    next.delete('page');
    if (q) next.set('q', q);
    if (to > 1) next.set('page', String(to));
    setParams(next, { replace });
  };
  const q = (params.get('q') ?? '').slice(0, SEARCH_MAX);
  return {
    q,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    /** A search replaces the address, since Back should not undo every letter. */
    setSearch: (next: string) => go(next, 1, true),
    /** `silently` after the last page has gone. */
    setPage: (next: number, silently = false) => go(q, next, silently),
  };
}
