import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchInvoices, invoiceKeys } from './invoices.api.ts';

const first: string | null = null;

/** The user's invoices, the newest first. */
export function useInvoices(enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: invoiceKeys.list,
    queryFn: ({ pageParam, signal }) => fetchInvoices(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // An invoice may have been paid on its own page, in another tab.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    enabled,
  });
  return { ...query, invoices: query.data?.pages.flatMap(({ invoices }) => invoices) };
}
