import { expect, it } from 'vitest';
import { MESSAGE_BOUNDS, queryField, queryNumber, queryReader, textOf } from './query.ts';

const FIELDS = { limit: queryNumber('How many', 1, 50, 12), search: queryField('Words', { type: 'string' }, textOf) };

it('reads the declared parameters of an address, and ignores others', () => {
  const query = { limit: '20', search: 'a quiet garden', isAdmin: '1', __proto__: { limit: '7' } };
  expect(queryReader(FIELDS)({ query: query })).toEqual({ limit: 20, search: 'a quiet garden' });
  expect(queryReader(FIELDS)({ query: {} })).toEqual({ limit: 12, search: null });
});

it.each([
  ['twice', { limit: ['1', '2'] }],
  ['twice as text', { search: ['one', 'other'] }],
  ['as an object', { search: { $ne: '' } }],
  ['below its bounds', { limit: '0' }],
  ['above them', { limit: '51' }],
  ['as no whole number', { limit: '1.5' }],
  ['as a number of another form', { limit: '0x10' }],
  ['too long for a number', { limit: '1'.repeat(400) }],
])('refuses a parameter that is given %s', (_what, query) => {
  expect(() => queryReader(FIELDS)({ query: query })).toThrow(
    expect.objectContaining({ status: 400, code: 'validation_failed' }),
  );
});

it('refuses a bound of a page that is no id of a message', () => {
  for (const raw of ['', '-1', ['1', '2'], '1'.repeat(16)])
    expect(() => queryReader(MESSAGE_BOUNDS)({ query: { after: raw } })).toThrow(expect.objectContaining({ status: 400 }));
  expect(queryReader(MESSAGE_BOUNDS)({ query: { after: '7' } })).toEqual({ after: 7, before: undefined });
});
