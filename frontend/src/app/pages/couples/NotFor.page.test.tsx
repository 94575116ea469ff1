import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { invitation, openSession } from '../../../testing/couples.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';

const line = /^If you are afraid of your partner, this room is not the right place/;
const link = { name: 'Here are people who listen' };

it('says for whom a session is not the place before it is joined', async () => {
  await openSession(invitation(), { user: null });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(line)).toBeVisible();
  expect(dialog.getByRole('link', link)).toHaveAttribute('href', '/help');
});

it('says so before one is opened, above the form', async () => {
  await openApp('/couples', {
    user: CLARA,
    answers: { 'GET /api/couples/history': { json: { success: true, sessions: [], nextCursor: null } } },
  });
  const form = await screen.findByRole('form', { name: 'Open a room' });
  const help = screen.getByRole('link', link);
  expect(help.closest('p')).toHaveTextContent(line);
  expect(help).toHaveAttribute('href', '/help');
  expect(help.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
