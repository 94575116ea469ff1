import { expect, it } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { accountKeys } from './account.api.ts';
import { expectSignOut, onForget, watchCurrentUser } from './current-user.ts';

it('a sign-out clears the user’s answers, not everyone’s, and says whether it was wanted', () => {
  const forgotten: boolean[] = [];
  onForget((isWanted) => forgotten.push(isWanted));
  watchCurrentUser();
  const fill = () => {
    queryClient.setQueryData(accountKeys.me, { id: 'ann' });
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: ['everyone'], meta: { isPublic: true } })
      .setData('shown');
    queryClient.setQueryData(['own'], 'mine');
  };
  const answers = () => [queryClient.getQueryData(['everyone']), queryClient.getQueryData(['own'])];
  fill();
  expect(answers()).toEqual(['shown', 'mine']);
  queryClient.setQueryData(accountKeys.me, null);
  expect(answers()).toEqual(['shown', undefined]);
  fill();
  expectSignOut('/');
  queryClient.setQueryData(accountKeys.me, null);
  expect([answers(), forgotten]).toEqual([
    ['shown', undefined],
    [false, true],
  ]);
  queryClient.clear();
});
