import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADVICE, adviceSession, openAdvice } from '../../../testing/advice.ts';
import { failure } from '../../../testing/fake-server.ts';
import { CLARA } from '../../../testing/open-app.tsx';
import { seeFocus, seeToast } from '../../../testing/page-steps.ts';

const SESSION = adviceSession({ userId: CLARA.id });
const MAKE = `POST /api/advice/${SESSION.id}/links`;
const URL = 'https://beside.example/s/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const LINK = {
  ...{ id: 'l1', adviceId: SESSION.id, title: 'My sister', withQuestion: true, until: '2026-12-07T10:00:00.000Z' },
  ...{ isOver: false, opened: 0 },
};

const open = () => openAdvice(SESSION, { user: CLARA });
async function openDialog(opened: Awaited<ReturnType<typeof open>>) {
  const [button] = await screen.findAllByRole('button', { name: 'Make a link' });
  if (button) await opened.user.click(button);
  return screen.findByRole('dialog', { name: 'A link to this advice' });
}

it('makes a link for a week, without the question, and shows its address once', async () => {
  const opened = await open();
  const { user, calls, answer } = opened;
  const dialog = await openDialog(opened);
  expect(within(dialog).getByRole('radio', { name: '7 days' })).toBeChecked();
  const question = within(dialog).getByRole('checkbox', { name: 'Show my question too' });
  expect(question).not.toBeChecked();
  // The preview shows what the reader will see, and the question with it alone.
  const preview = within(dialog).getByRole('region', { name: 'What the reader sees' });
  expect(preview).toHaveTextContent(ADVICE.understanding);
  expect(preview).not.toHaveTextContent(SESSION.description);
  await user.click(question);
  expect(preview).toHaveTextContent(SESSION.description);
  await user.click(within(dialog).getByRole('radio', { name: '30 days' }));
  answer({ [MAKE]: failure('full') });
  await user.click(within(dialog).getByRole('button', { name: 'Make the link' }));
  await seeToast(
    'The link was not made',
    'As many links work as there may be: five for each piece of advice, twenty in all. Take one back under “Keeping and sharing” in your account.',
  );
  expect(question).toBeChecked();
  answer({ [MAKE]: { status: 201, json: { success: true, url: URL, link: LINK } } });
  await user.click(within(dialog).getByRole('button', { name: 'Make the link' }));
  const made = await screen.findByRole('dialog', { name: 'The link is made' });
  await seeFocus(within(made).getByRole('button', { name: 'Copy the link' }));
  expect(made).toHaveTextContent(URL);
  expect(made).toHaveTextContent('until December 7, 2026');
  // Escape must not lose it.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'The link is made' })).toBeVisible();
  await user.click(within(made).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ path }) => path.endsWith('/links') && path !== '/api/links').map(({ body }) => body)).toEqual([
    { days: 30, withQuestion: true },
    { days: 30, withQuestion: true },
  ]);
  // The next one begins anew.
  expect(within(await openDialog(opened)).getByRole('checkbox', { name: 'Show my question too' })).not.toBeChecked();
});

it('cannot be closed while a link is being made, and one that is made after the page was left is taken back', async () => {
  const opened = await open();
  const { user, calls, answer } = opened;
  const dialog = await openDialog(opened);
  const waiting = Promise.withResolvers<void>();
  answer({
    [MAKE]: async () => {
      await waiting.promise;
      return { status: 201, json: { success: true, url: URL, link: LINK } };
    },
    'DELETE /api/links/l1': {},
  });
  await user.click(within(dialog).getByRole('button', { name: 'Make the link' }));
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('dialog', { name: 'A link to this advice' })).toBeVisible();
  window.history.pushState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  waiting.resolve();
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/links/l1')).toBe(true));
});

it('is offered to nobody without an account', async () => {
  await openAdvice(adviceSession({ userId: null }));
  await screen.findAllByRole('button', { name: 'Share Advice' });
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
});
