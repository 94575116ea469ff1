import { expect, it } from 'vitest';
import { queryOf, readFilter, writeFilter } from './audit-filter.ts';

it('a filter survives the address, and what is none is left out', () => {
  const address = 'action=user_edited&actor=a%26b&target=7&from=2026-11-01&to=2026-11-23';
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
  const wrong = readFilter(new URLSearchParams('action=user_hugged&from=yesterday&to=2026-13-99&other=1'));
  expect(writeFilter(wrong).toString()).toBe('');
  const far = readFilter(new URLSearchParams('actor=a%00b&from=0002-01-01&to=9999-12-31'));
  expect(far).toMatchObject({ actor: 'ab', from: '2000-01-01', to: '2999-12-31' });
  expect(readFilter(new URLSearchParams('from=2026-02-30'))).toMatchObject({ from: '' });
});

it('both days are included, by the calendar of the reader', () => {
  const day = { action: '', actor: '', target: '', from: '2026-11-30', to: '2026-11-30' } as const;
  const { from = '', to = '', ...others } = queryOf(day);
  expect(others).toEqual({});
  expect([new Date(from).getDate(), new Date(from).getHours()]).toEqual([30, 0]);
  expect([new Date(to).getDate(), new Date(to).getMonth(), new Date(to).getHours()]).toEqual([1, 11, 0]);
});
