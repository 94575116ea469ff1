import { expect, it } from 'vitest';
import { fieldName } from './field-name.ts';

it.each([
  ['tokenName', 'Token name'],
  ['title', 'Title'],
  ['dateOfBirth', 'Date of birth'],
  ['partnerName', 'Your name'],
  ['requestId', 'Request id'],
])('%s is %s', (field, shown) => {
  expect(fieldName(field)).toBe(shown);
});
