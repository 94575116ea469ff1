import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adviceSession, servedAdvice } from '../../testing/advice.ts';
import { failure } from '../../testing/fake-server.ts';
import { CLARA, openApp } from '../../testing/open-app.tsx';

it('an advice that was read before a sign-out was known does not stay', async () => {
  await openApp('/', { user: CLARA });
  await waitFor(() => expect(localStorage.getItem('beside.signedIn')).toBe('1'));
  // In another tab, as if the sign-out had reached the server between two answers.
  sessionStorage.clear();
  const { id } = adviceSession();
  const served = [servedAdvice(adviceSession())];
  await openApp(`/?advice=${id}`, { answers: { [`GET /api/advice/${id}`]: () => served.pop() ?? failure('not_found') } });
  expect(await screen.findByRole('button', { name: 'Ask for advice' })).toBeVisible();
  expect(screen.queryByText('Ask for ten minutes.')).toBeNull();
});
