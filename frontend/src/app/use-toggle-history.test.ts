import { expect, it } from 'vitest';
import { asksForHistory } from './use-toggle-history.ts';

const windowOf = (parent?: Window): Window =>
  Object.assign(Object.create(null), { location: { origin: 'https://beside.test' }, parent });
const top = windowOf();
const framed = { parent: top, location: windowOf().location };
const good = { data: { type: 'TOGGLE_HISTORY' }, origin: 'https://beside.test', source: top };

it('a message of the framing page of our own origin asks for the history', () => {
  expect(asksForHistory(good, framed)).toBe(true);
});

it.each([
  ['from another origin', { ...good, origin: 'https://evil.test' }],
  ['from another window', { ...good, source: windowOf() }],
  ['without a source', { ...good, source: null }],
  ['of another type', { ...good, data: { type: 'TOGGLE_MENU' } }],
  ['of no type', { ...good, data: 'TOGGLE_HISTORY' }],
  ['of nothing', { ...good, data: null }],
])('a message %s is ignored', (_, event) => {
  expect(asksForHistory(event, framed)).toBe(false);
});

it('a page that nobody frames ignores its own messages', () => {
  const alone = windowOf();
  Object.assign(alone, { parent: alone });
  expect(asksForHistory({ ...good, source: alone }, alone)).toBe(false);
});
