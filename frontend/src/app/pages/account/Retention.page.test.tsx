import type { RetentionView } from '@beside/common/advice/advice.retention.views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { historyOf } from '../../../testing/advice.ts';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { fill, seeToast } from '../../../testing/page-steps.ts';

const NOTHING = { months: null, keepBookmarked: true };
const NEVER: RetentionView = { ...NOTHING, from: null, before: null, count: 0, working: NOTHING };
const WAITING: RetentionView = {
  ...{ months: 6, keepBookmarked: true, count: 2, working: NOTHING },
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
  expect(within(note).getByRole('link', { name: 'download your data' })).toHaveAttribute('href', '/account#account-leave');
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
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

it('says what is deleted each night, and what will be, whichever page has chosen it', async () => {
  const { socket, answer } = await open(served({ ...WAITING, count: 0 }));
  expect(await (await part()).findByText(/nothing will be old enough/)).toBeVisible();
  const working = { months: 24, keepBookmarked: true } as const;
  answer({ [GET]: served({ ...WAITING, months: 12, count: null, working }) });
  (await socket()).receive('retention:changed', {});
  await waitFor(async () => expect(await months()).toHaveDisplayValue('12 months'));
  const { findByText, queryByText } = await part();
  const nightly =
    'Every night, advice is deleted in which nothing was asked or written for 24 months. What you have bookmarked stays.';
  expect(await findByText(nightly)).toBeVisible();
  expect(await findByText(/all advice from before June 7, 2026 is deleted/)).toBeVisible();
  answer({ [GET]: served({ ...WAITING, from: null, before: null, count: 0, working: { months: 6, keepBookmarked: false } }) });
  (await socket()).receive('retention:changed', {});
  expect(await findByText('Every night, advice is deleted in which nothing was asked or written for 6 months.')).toBeVisible();
  expect(queryByText(/^From/)).toBeNull();
});

it('keeps what is being chosen while another page chooses, and the focus while it is saved', async () => {
  const { user, socket, calls, answer } = await open(served(NEVER));
  await user.selectOptions(await months(), '24 months');
  answer({ [GET]: served(WAITING) });
  (await socket()).receive('retention:changed', {});
  expect(await (await part()).findByText(/2 pieces of advice/)).toBeVisible();
  expect(await months()).toHaveDisplayValue('24 months');
  answer({ [PUT]: served({ ...WAITING, months: 24 }) });
  const save = (await part()).getByRole('button', { name: 'Save' });
  await user.click(save);
  await seeToast('Saved');
  expect(save).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ months: 24, keepBookmarked: true }]);
});

it('is announced above the history while it waits, and by no note before and after', async () => {
  const { socket, answer } = await openApp('/history', {
    user: CLARA,
    answers: { 'GET /api/advice/history': historyOf([]), [GET]: served(WAITING) },
  });
  const text = /^From December 7, 2026, old advice is deleted by itself/;
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See or change it' })).toHaveAttribute('href', '/account/keeping');
  answer({ [GET]: served(NEVER) });
  (await socket()).receive('retention:changed', {});
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('names a failure, and can try again', async () => {
  const { user, answer } = await open(failure('internal_error'));
  const alert = await (await part()).findByRole('alert');
  answer({ [GET]: served(NEVER) });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await months()).toHaveDisplayValue('Never');
});
