import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeFocus, seeToast } from '../../../testing/page-steps.ts';

const STEP = 'GET /api/auth/second-factor';
const state = (isOn: boolean, codesLeft = 10): Served => ({
  json: { success: true, secondFactor: { isOn, since: isOn ? '2026-11-20' : null, codesLeft: isOn ? codesLeft : 0 } },
});
const KEY = {
  'POST /api/auth/second-factor/begin': {
    json: {
      success: true,
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Beside:clara?secret=JBSWY3DPEHPK3PXP',
    },
  },
};
const CODES = ['7K2M-QX9D', 'H4TB-8WRC'];
const WRONG = 'These figures do not fit. They change every half minute.';

const open = (answers: Opening['answers']) =>
  openApp('/account/signing-in', {
    user: CLARA,
    answers: {
      'GET /api/auth/sessions': { json: { success: true, sessions: [], hasMore: false } },
      [STEP]: state(false),
      ...answers,
    },
  });
const part = () => screen.findByRole('region', { name: 'A second step' });

it('is set up by a key, as text and as a picture, and a first code; then the recovery codes are shown once', async () => {
  const { user, calls, answer } = await open({
    ...KEY,
    'POST /api/auth/second-factor/confirm': failure('code_wrong', WRONG, { code: [WRONG] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Set it up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set up the second step' });
  await waitFor(() => expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible());
  expect(within(dialog).getByRole('img', { name: 'The key as a picture, for the camera of your code app' })).toBeVisible();
  const field = within(dialog).getByLabelText('Six figures');
  await seeFocus(field);
  await fill('Six figures', '123 456', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Turn it on' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG));
  answer({
    [STEP]: state(true),
    'POST /api/auth/second-factor/confirm': { json: { success: true, recoveryCodes: CODES } },
  });
  await fill('Six figures', '654321', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Turn it on' }));
  const codes = await screen.findByRole('dialog', { name: 'If the phone is lost' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  await seeToast('The second step is on');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(within(codes).getByRole('button', { name: 'Copy them' }));
  expect(copy).toHaveBeenCalledWith('7K2M-QX9D\nH4TB-8WRC');
  await user.click(within(codes).getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await part()).toHaveTextContent('On since November 20, 2026 · 10 recovery codes left');
  expect(calls.filter(({ path }) => path.endsWith('/confirm')).map(({ body }) => body)).toEqual([
    { code: '123 456' },
    { code: '654321' },
  ]);
});

it('asks whether it is the user before it shows a key', async () => {
  const { user, answer } = await open({ 'POST /api/auth/second-factor/begin': failure('proof_needed') });
  await user.click(await screen.findByRole('button', { name: 'Set it up' }));
  const question = await screen.findByRole('dialog', { name: 'Is it you?' });
  answer({ ...KEY, 'POST /api/auth/proof': { json: { success: true, until: '2026-11-29T21:00:00.000Z' } } });
  await fill('Password', 'a quiet garden 7', question);
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Set up the second step' })).toBeVisible());
});

it('is turned off by a code, and gives new recovery codes', async () => {
  const { user, answer } = await open({
    [STEP]: state(true, 1),
    'POST /api/auth/second-factor/codes': { json: { success: true, recoveryCodes: CODES } },
  });
  await waitFor(async () => expect(await part()).toHaveTextContent('1 recovery code left'));
  await user.click(mainButton('New recovery codes'));
  const renewing = await screen.findByRole('dialog', { name: 'New recovery codes?' });
  await fill('Six figures, or a recovery code', '123456', renewing);
  await user.click(within(renewing).getByRole('button', { name: 'New recovery codes' }));
  const codes = await screen.findByRole('dialog', { name: 'If the phone is lost' });
  await user.click(within(codes).getByRole('button', { name: 'I have kept them' }));
  await user.click(mainButton('Turn it off'));
  const dialog = await screen.findByRole('dialog', { name: 'Turn off the second step?' });
  await user.click(within(dialog).getByRole('button', { name: 'Turn it off' }));
  expect(within(dialog).getByLabelText('Six figures, or a recovery code')).toHaveAccessibleDescription(WRONG);
  answer({ [STEP]: state(false), 'DELETE /api/auth/second-factor': {} });
  await fill('Six figures, or a recovery code', '7K2M-QX9D', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Turn it off' }));
  await seeToast('The second step is off');
  await waitFor(async () => expect(await part()).toHaveTextContent('Off'));
});

it('names a failure, and shows a change from elsewhere', async () => {
  const { user, answer, socket } = await open({ [STEP]: failure('internal_error') });
  const alert = await within(await part()).findByRole('alert');
  expect(alert).toHaveTextContent('The second step could not be read. Nothing has changed.');
  answer({ [STEP]: state(false), 'POST /api/auth/second-factor/begin': failure('conflict') });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Set it up' }));
  await seeToast('That was not saved');
  const live = await socket();
  answer({ [STEP]: state(true) });
  live.receive('security:changed', {});
  await waitFor(async () => expect(await part()).toHaveTextContent('On since'));
});
