import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeAddress, seeHeading } from '../../../testing/page-steps.ts';

const ADMIN = { ...CLARA, isAdmin: true };
const VERIFY = 'POST /api/auth/second-factor/verify';
const step = (isOn: boolean): Opening['answers'] => ({
  'GET /api/auth/second-factor': {
    json: { success: true, secondFactor: { isOn, since: isOn ? '2026-11-20' : null, codesLeft: isOn ? 10 : 0 } },
  },
  'GET /api/auth/sessions': { json: { success: true, sessions: [], hasMore: false } },
  'GET /api/admin/*': failure('second_factor_needed'),
});
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

it('an admin without a second step is led to where it is set up, and sees nothing of the panel', async () => {
  const { calls } = await openApp('/admin', { user: { ...ADMIN, secondFactorFrom: daysFromNow(-1) }, answers: step(false) });
  await seeAddress('/account/signing-in');
  const part = await screen.findByRole('region', { name: 'The panel needs a second step' });
  expect(part).toHaveTextContent('Set it up, it takes a minute.');
  expect(await screen.findByRole('button', { name: 'Set it up' })).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
});

it('an admin whose session has not passed it passes it there, and comes back to the panel', async () => {
  const { user, answer } = await openApp('/admin/users', {
    user: { ...ADMIN, secondFactorFrom: daysFromNow(-1) },
    answers: step(true),
  });
  answer({ [VERIFY]: failure('code_wrong', 'No', { code: ['That code has been used.'] }) });
  await fill('Six figures, or a recovery code', '123456');
  await user.click(mainButton('Open the panel'));
  await waitFor(() =>
    expect(screen.getByLabelText('Six figures, or a recovery code')).toHaveAccessibleDescription('That code has been used.'),
  );
  answer({
    [VERIFY]: () => {
      answer({ 'GET /api/auth/user': { json: { success: true, user: ADMIN } } });
      return { json: { success: true, message: 'Signed in successfully', user: ADMIN } };
    },
  });
  await user.click(mainButton('Open the panel'));
  await seeAddress('/admin/users');
  await seeHeading(/admin/i);
});

it('during the days of grace the panel says from when it needs one', async () => {
  await openApp('/admin', { user: { ...ADMIN, secondFactorFrom: daysFromNow(3) }, answers: step(false) });
  expect(await screen.findByText(/^From .* on, the panel needs a second step\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/account/signing-in');
});
