import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

const LIST = '../../components/menu/ChoiceMenuList.tsx';
afterEach(() => vi.doUnmock(LIST));

it('says that what a press asked for is late, until it is there', async () => {
  const file = Promise.withResolvers<void>();
  vi.doMock(LIST, async (importOriginal) => {
    await file.promise;
    return importOriginal();
  });
  const { user } = await openApp('/');
  expect(screen.queryByText('Loading')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Language/ }));
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  expect(screen.queryByRole('menu')).toBeNull();
  file.resolve();
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
});
