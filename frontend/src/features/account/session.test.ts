import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { accountKeys } from './account.api.ts';
import { refetchUser } from './session.ts';

afterEach(() => queryClient.clear());

it('a change asks for the user anew, even while the very first answer is on its way', async () => {
  let number = 0;
  const answers: (() => void)[] = [];
  const queryFn = vi.fn(() => {
    const mine = ++number;
    return new Promise((resolve) => answers.push(() => resolve({ id: 'ann', email: `${mine}@example.com` })));
  });
  const leave = new QueryObserver(queryClient, { queryKey: accountKeys.me, queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));
  refetchUser();
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(queryClient.getQueryData(accountKeys.me)).toMatchObject({ email: '2@example.com' }));
  leave();
});
