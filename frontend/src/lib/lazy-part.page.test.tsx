import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../testing/open-app.tsx';

it('a part of a page that could not be loaded leaves the rest alone, and comes with the next attempt', async () => {
  await openApp('/');
  const [{ LatePart }, { lazyPart }] = await Promise.all([import('../components/page/LatePart.tsx'), import('./lazy-part.ts')]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => () => <p>the part</p>).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(load, []);
  render(
    <MantineProvider>
      <p>the rest</p>
      <LatePart part={part} props={{}} />
    </MantineProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('the rest')).toBeDefined();
  again.click();
  expect(await screen.findByText('the part')).toBeDefined();
  expect(screen.getByText('the rest')).toBeDefined();
});

it('a page that could not be loaded is asked for again at the next visit', async () => {
  await openApp('/');
  const [{ ErrorBoundary }, { Show }, { lazyPart }] = await Promise.all([
    import('../components/page/ErrorBoundary.tsx'),
    import('../components/page/Show.tsx'),
    import('./lazy-part.ts'),
  ]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => () => <p>the page</p>).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = lazyPart(load, []);
  const visit = (key: string) => (
    <MantineProvider>
      <ErrorBoundary key={key}>
        <Suspense>
          <Show part={page} props={{}} />
        </Suspense>
      </ErrorBoundary>
    </MantineProvider>
  );
  const { rerender } = render(visit('first'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  rerender(visit('second'));
  expect(await screen.findByText('the page')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
