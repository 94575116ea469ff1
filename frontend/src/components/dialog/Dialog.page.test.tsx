import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CLARA, openApp } from '../../testing/open-app.tsx';

const dialog = () => screen.queryByRole('dialog');

/** Resolves as the dialog appears, before any timer runs: Mantine moves the focus into it by a timer. */
const seeDialogFirst = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!dialog()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

it('a dialog that closes before it has taken the focus returns it', async () => {
  await openApp('/account', { user: CLARA });
  const opener = await screen.findByRole('button', { name: 'Delete account' });
  const appears = seeDialogFirst();
  opener.focus();
  fireEvent.click(opener);
  await appears;
  expect(opener).toHaveFocus();
  fireEvent.keyDown(opener, { key: 'Escape' });
  await waitFor(() => expect(dialog()).toBeNull());
  expect(opener).toHaveFocus();
});
