import { useQuery } from '@tanstack/react-query';
import { fetchStatus } from '../admin.api.ts';
import { adminKeys } from '../admin.keys.ts';

/** What the reader may do in the panel, and whether there is an admin password. */
export function useAdminStatus() {
  return useQuery({ queryKey: adminKeys.status, queryFn: ({ signal }) => fetchStatus(signal), networkMode: 'always' });
}
