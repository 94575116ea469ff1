import type { AdminUsersAnswer, AdminUserView } from '@beside/common/admin/admin.views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query.ts';
import { fetchUser, fetchUsers } from '../admin.api.ts';
import { adminKeys } from '../admin.keys.ts';

/** A page of users, or of a search's. The former page stays until the next one is there. */
export function useUsers(q: string, page: number) {
  return useQuery({
    queryKey: adminKeys.userPage(q, page),
    queryFn: ({ signal }) => fetchUsers(q, page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** The user with an id; nobody is asked for an empty one. */
export function useUserById(id: string) {
  return useQuery({
    queryKey: adminKeys.userById(id),
    queryFn: ({ signal }) => fetchUser(id, signal),
    enabled: id !== '',
    networkMode: 'always',
  });
}

/** Puts a changed user into every list that holds them. */
export function upsertUser(user: AdminUserView): void {
  const put = (users: AdminUserView[]) => users.map((each) => (each.id === user.id ? user : each));
  changeLists(put);
}

/** Takes a deleted user out of every list; the push fetches the row that moves up. */
export function removeUser(id: string): void {
  changeLists((users) => users.filter((each) => each.id !== id));
}

function changeLists(change: (users: AdminUserView[]) => AdminUserView[]): void {
  queryClient.setQueriesData<AdminUsersAnswer>({ queryKey: ['admin', 'users', 'page'] }, (answer) =>
    answer ? { ...answer, users: change(answer.users) } : undefined,
  );
  void queryClient.invalidateQueries({ queryKey: adminKeys.users });
}
