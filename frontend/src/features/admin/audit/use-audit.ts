import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query.ts';
import { fetchAudit } from '../admin.api.ts';
import { adminKeys } from '../admin.keys.ts';
import { type AuditFilter, queryOf } from './audit-filter.ts';

const first: number | null = null;

/** The audit log as its reader sees it. Nothing moves it: `useAuditNews` counts what has come since. */
export function useAuditLog(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: adminKeys.auditLog(filter),
    queryFn: ({ pageParam, signal }) => fetchAudit(queryOf(filter), pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    // Opened again, it begins with what is newest, and with one page.
    gcTime: 0,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}

/**
 * How many entries have come since the log was loaded, and the way to see them. Every change in the panel makes it look again.
 * @param newest the first entry that is shown; 0 for none, undefined before the log is there
 */
export function useAuditNews(filter: AuditFilter, newest: number | undefined) {
  const { data } = useQuery({
    queryKey: adminKeys.auditNews(filter),
    queryFn: ({ signal }) => fetchAudit(queryOf(filter), null, signal),
    enabled: newest !== undefined,
    gcTime: 0,
    networkMode: 'always',
  });
  const news = newest === undefined ? [] : (data?.entries.filter(({ id }) => id > newest) ?? []);
  return {
    count: news.length,
    /** There may be more than were looked at. */
    isMore: news.length > 0 && news.length === data?.entries.length && data.nextBefore !== null,
    show: () => queryClient.resetQueries({ queryKey: adminKeys.auditLog(filter) }),
  };
}
