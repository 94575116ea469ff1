import { SEARCH_MAX, USERS_PAGES_MAX } from '@beside/common/admin/admin.constants';
import { useSearchParams } from 'react-router';

/** The search and the page of the users, kept in the address, so that Back and a reload find them again. */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams();
  const go = (q: string, to: number, replace: boolean) => {
    const next = new URLSearchParams(params);
    next.delete('q');
    next.delete('page');
    if (q) next.set('q', q);
    if (to > 1) next.set('page', String(to));
    setParams(next, { replace });
  };
  const { q, page } = readUsers(params);
  return {
    q,
    page,
    /** A search replaces the address, since Back should not undo every letter. */
    setSearch: (next: string) => go(next, 1, true),
    /** `silently` after the last page has gone. */
    setPage: (next: number, silently = false) => go(q, next, silently),
  };
}

/** Reads a users' address; what the server would refuse becomes the nearest that it takes. */
export function readUsers(params: URLSearchParams): { q: string; page: number } {
  const page = Math.trunc(Number(params.get('page')));
  return {
    q: (params.get('q') ?? '').replaceAll('\0', '').slice(0, SEARCH_MAX),
    page: page > 1 ? Math.min(page, USERS_PAGES_MAX) : 1,
  };
}
