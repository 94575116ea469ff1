import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { seeAddress, seeToast } from '../../../testing/page-steps.ts';

const SITUATION = 'My manager moves our weekly talk again and again. I would like to ask Ana for help.';
const field = () => screen.findByRole('textbox', { name: 'What is going on?' });
const alert = () => within(screen.getByRole('main')).findByRole('alert');
const seeUsed = (used: number) =>
  waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(`Sessions used this month: ${used} of 3`));
const quiet = () => within(screen.getByRole('main')).queryAllByRole('link', { name: 'people are there to listen' });

/** Opens the form at the limit. */
async function openAtLimit(opening: Opening) {
  // However slow the machine, the call at the limit waits for its answer.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const opened = await openApp('/', opening);
  await screen.findByRole('button', { name: /usage limit reached/i });
  await seeUsed(3);
  return opened;
}

it('shows a visitor at the limit the plans, and keeps the text', async () => {
  const refused = failure('usage_limit_reached');
  const { user, answer } = await openAtLimit({ used: 3, answers: { 'POST /api/advice/generate': refused } });
  const note = await alert();
  expect(note).toHaveTextContent("You've reached your usage limit. Sign in or choose a plan to go on");
  expect(note).not.toHaveTextContent('Upgrade your plan');
  expect(within(note).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  expect(within(note).getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscribe');
  expect(quiet().map((link) => link.getAttribute('href'))).toEqual(['/help']);

  await user.click(await field());
  await user.paste(SITUATION);
  // The button stays clickable, to explain why nothing is sent.
  const send = () => user.click(screen.getByRole('button', { name: /usage limit reached/i }));
  await send();
  await seeToast("You've reached your usage limit", 'Sign in and upgrade plan to continue.');
  await seeAddress('/');
  expect(await field()).toHaveValue(SITUATION);
  expect(quiet()).toHaveLength(1);

  // Where danger was found in the refused text, the numbers themselves.
  const levels = { certain: 'You do not have to carry this alone', possible: 'Someone to talk to, if you need it' };
  for (const [level, name] of Object.entries(levels)) {
    answer({
      'POST /api/advice/generate': { ...refused, json: { ...refused.json, help: { level, kind: 'self_harm', country: 'US' } } },
    });
    await send();
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
  expect(quiet()).toEqual([]);
  expect(await field()).toHaveValue(SITUATION);
});

it('shows a user at the limit the upgrade, and the date from which it goes on', async () => {
  await openAtLimit({ user: CLARA, subscription: { usageCount: 3 } });
  const note = await alert();
  expect(note).toHaveTextContent("You've reached your usage limit. Upgrade your plan to go on, or wait until");
  expect(within(note).getByRole('link', { name: 'View Plans' })).toBeVisible();
});

it('tells a visitor that no account is needed, and a user nothing of the kind', async () => {
  await openApp('/');
  await seeUsed(0);
  expect(screen.getByText(/No account needed/)).toBeVisible();
  await openApp('/', { user: CLARA });
  await seeUsed(0);
  expect(screen.queryByText(/No account needed/)).toBeNull();
});

it('leads from an unknown advice back to the form', async () => {
  await openApp('/?advice=00000000-0000-4000-8000-000000000000');
  await seeToast('Error', 'Failed to load advice session');
  expect(await screen.findByRole('button', { name: 'Ask for advice' })).toBeVisible();
  await seeAddress('/');
});

it('asks again for an advice that could not be loaded at first', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const { calls, user } = await openApp(`/?advice=${id}`, { answers: { [`GET /api/advice/${id}`]: failure('internal_error') } });
  const asked = () => calls.filter(({ path }) => path === `/api/advice/${id}`).length;
  await screen.findByRole('button', { name: 'Try again' });
  expect(asked()).toBe(1);
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Couples' }));
  await seeAddress('/couples');
  window.history.back();
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it('keeps the draft over a reload', async () => {
  const { user } = await openApp('/');
  await user.click(await screen.findByRole('radio', { name: 'Family' }));
  await user.type(await field(), 'Half a sentence about my brother');
  await openApp('/');
  expect(await field()).toHaveValue('Half a sentence about my brother');
  expect(screen.getByRole('radio', { name: 'Family' })).toBeChecked();
});
