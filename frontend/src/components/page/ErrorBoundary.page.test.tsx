import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

/** A part of the page that cannot be shown; `missing`: its file is gone. @returns how often the page was loaded again */
async function fail({ missing, inside = false }: { missing: boolean; inside?: boolean }) {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await openApp('/');
  const [{ ErrorBoundary }, { filesAreMissing, useUpdate }] = await Promise.all([
    import('./ErrorBoundary.tsx'),
    import('../../lib/update.store.ts'),
  ]);
  if (missing) filesAreMissing();
  else useUpdate.setState({ update: 'none' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const show = () =>
    render(
      <MantineProvider>
        <ErrorBoundary inside={inside}>
          <Broken />
        </ErrorBoundary>
      </MantineProvider>,
    );
  return { reload, show };
}

beforeEach(() => sessionStorage.clear());

describe('a part that cannot be shown', () => {
  it('is loaded again as one of the newer release where its file is gone, once in a minute', async () => {
    const { reload, show } = await fail({ missing: true });
    show();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    show();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['has another fault', { missing: false }],
    ['stands beside what would be lost', { missing: true, inside: true }],
  ])('waits for a press where it %s', async (_what, how) => {
    const { reload, show } = await fail(how);
    show();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Try again' }).click();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('that stands in a page is tried again there, and loads the page again where that fails', async () => {
    const { reload, show } = await fail({ missing: false, inside: true });
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'This part could not be shown' })).toBeDefined();
    screen.getByRole('button', { name: 'Try again' }).click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Try again' }).click();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('that is gone before the answer loads nothing', async () => {
    const { reload, show } = await fail({ missing: true });
    show().unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
  });
});
