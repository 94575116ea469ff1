import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

it('leaves the focus of its button to what it stands in, and takes none from elsewhere', async () => {
  await openApp('/');
  const { ErrorState } = await import('./ErrorState.tsx');
  const show = (isFailed: boolean) => (
    <MantineProvider>
      <div tabIndex={-1} data-testid="around">
        <button type="button">Elsewhere</button>
        {isFailed && <ErrorState inside title="Failed" text="Try it" onRetry={() => undefined} />}
      </div>
    </MantineProvider>
  );
  const { rerender } = render(show(true));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(show(false));
  expect(document.activeElement).toBe(screen.getByTestId('around'));

  rerender(show(true));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(show(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});
