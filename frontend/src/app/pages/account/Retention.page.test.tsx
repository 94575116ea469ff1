import type { RetentionView } from '@beside/common/advice/advice.retention.views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { fill, seeToast } from '../../../testing/page-steps.ts';

const NEVER: RetentionView = { months: null, keepBookmarked: true, from: null, before: null, count: 0 };
const WAITING: RetentionView = {
  ...{ months: 6, keepBookmarked: true, count: 2 },
  ...{ from: '2026-12-07T10:00:00.000Z', before: '2026-06-07T10:00:00.000Z' },
};
const GET = 'GET /api/account/retention';
const PUT = 'PUT /api/account/retention';
const served = (retention: RetentionView): Served => ({ json: { success: true, retention } });
const open = (retention: Served, answers: Opening['answers'] = {}) =>
  openApp('/account/keeping', {
    user: CLARA,
    answers: { 'GET /api/links': { json: { success: true, links: [] } }, [GET]: retention, ...answers },
  });
const part = async () => within(await screen.findByRole('region', { name: 'How long your advice stays' }));
const months = async () => (await part()).findByRole('combobox', { name: 'Delete after' });

it('is never at first, and says what a shorter time would do', async () => {
  const { user, calls, answer } = await open(served(NEVER));
  expect(await months()).toHaveDisplayValue('Never');
  const { getByRole, findByText, queryByRole } = await part();
  expect(queryByRole('checkbox')).toBeNull();
  await user.selectOptions(await months(), '6 months');
  const check = getByRole('checkbox', { name: 'Keep what I have bookmarked' });
  expect(check).toBeChecked();
  await user.click(check);
  answer({ [PUT]: served({ ...WAITING, keepBookmarked: false }) });
  await user.click(getByRole('button', { name: 'Save' }));
  await seeToast('Saved');
  const note = await findByText(/^From December 7, 2026, 2 pieces of advice from before June 7, 2026 are deleted\./);
  expect(within(note).getByRole('link', { name: 'download your data' })).toHaveAttribute('href', '/account');
  expect(calls.find(({ path, method }) => method === 'PUT' && path.endsWith('retention'))?.body).toEqual({
    ...{ months: 6, keepBookmarked: false },
  });
});

it('asks whether it is the user, and keeps what was chosen where that is not answered', async () => {
  const { user, answer } = await open(served(NEVER), { [PUT]: failure('proof_needed') });
  await user.selectOptions(await months(), '3 months');
  await user.click((await part()).getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await seeToast('That was not saved');
  expect(await months()).toHaveDisplayValue('3 months');
  await user.click((await part()).getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('dialog', { name: 'Is it you?' });
  answer({
    [PUT]: served({ ...WAITING, months: 3, count: 1 }),
    'POST /api/auth/proof': { json: { success: true, until: WAITING.from } },
  });
  await fill('Password', 'correct horse battery', again);
  await user.click(within(again).getByRole('button', { name: 'Confirm' }));
  expect(await (await part()).findByText(/1 piece of advice from before/)).toBeVisible();
});

it('says that nothing is old enough, and what is deleted each night', async () => {
  const { socket, answer } = await open(served({ ...WAITING, count: 0 }));
  expect(await (await part()).findByText(/nothing will be old enough/)).toBeVisible();
  // Chosen on another page.
  answer({ [GET]: served({ ...WAITING, months: 12, from: null }) });
  (await socket()).receive('retention:changed', {});
  await waitFor(async () => expect(await months()).toHaveDisplayValue('12 months'));
  expect(await (await part()).findByText('Every night, advice from before June 7, 2026 is deleted.')).toBeVisible();
});

it('names a failure, and can try again', async () => {
  const { user, answer } = await open(failure('internal_error'));
  const alert = await (await part()).findByRole('alert');
  answer({ [GET]: served(NEVER) });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await months()).toHaveDisplayValue('Never');
});
