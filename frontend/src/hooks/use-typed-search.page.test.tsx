import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search that the address keeps; `after` runs once one has begun, before it is shown. */
function openSearch(after: (navigate: (to: string) => void) => void = () => undefined) {
  const { result } = renderHook(
    () => {
      const navigate = useNavigate();
      const q = useSearchParams()[0].get('q') ?? '';
      const begin = (next: string) => {
        navigate(`?q=${next}`);
        after(navigate);
      };
      return { q, navigate, ...useTypedSearch(q, (typed) => typed.trim(), begin) };
    },
    { wrapper: MemoryRouter },
  );
  const type = (text: string) => {
    act(() => result.current.type(text));
    act(() => void vi.runAllTimers());
  };
  return {
    state: () => ({ q: result.current.q, typed: result.current.typed }),
    type,
    go: (to: string) => act(() => result.current.navigate(to)),
  };
}

it('searches after a pause, and keeps what was typed', () => {
  const { state, type } = openSearch();
  type(' sister ');
  expect(state()).toEqual({ q: 'sister', typed: ' sister ' });
});

it('takes the search of the address that a link or Back leads to', () => {
  const { state, type, go } = openSearch();
  type('sister');
  go('?q=brother');
  expect(state()).toEqual({ q: 'brother', typed: 'brother' });
  go('?');
  expect(state()).toEqual({ q: '', typed: '' });
});

it('is empty where a link is followed before the search is shown', () => {
  const { state, type } = openSearch((navigate) => navigate('?'));
  type('sister');
  expect(state()).toEqual({ q: '', typed: '' });
});
