import { expect, it } from 'vitest';
import { placeAfter } from './help-place.ts';

const possible = { level: 'possible', kind: 'abuse', country: null } as const;
const certain = { ...possible, level: 'certain' } as const;

it('help that comes before the text, or with a stored advice, stands above, also while the text grows', () => {
  const first = placeAfter(null, possible, false);
  expect(first).toBe('above');
  expect(placeAfter(first, possible, true)).toBe('above');
  expect(placeAfter(null, possible, true)).toBe('above');
});

it('help that comes while the text is read stands below, so that nothing moves', () => {
  const late = placeAfter(placeAfter(null, undefined, true), possible, true);
  expect(late).toBe('below');
  expect(placeAfter(late, possible, true)).toBe('below');
});

it('certain danger comes first, whatever was read', () => {
  expect(placeAfter('text', certain, true)).toBe('above');
  expect(placeAfter('below', certain, true)).toBe('above');
});

it('another advice begins anew', () => {
  expect(placeAfter('below', undefined, false)).toBeNull();
});
