import { expect, it } from 'vitest';
import { checkPasswords, checkProfile } from './settings-checks.ts';

it('a profile needs both names and a valid address', () => {
  expect(checkProfile({ firstName: ' ', lastName: '', email: 'nowhere' })).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailInvalid',
  });
  expect(checkProfile({ firstName: 'Clara', lastName: 'Almeida', email: ' Clara@example.com ' })).toEqual({
    firstName: null,
    lastName: null,
    email: null,
  });
});

it('a new password needs its length, its repetition and the old password', () => {
  expect(checkPasswords({ currentPassword: '', newPassword: '1234567', confirmPassword: '' })).toEqual({
    currentPassword: 'currentRequired',
    newPassword: 'newShort',
    confirmPassword: 'confirmRequired',
  });
  expect(checkPasswords({ currentPassword: 'old', newPassword: '12345678', confirmPassword: '12345679' })).toEqual({
    currentPassword: null,
    newPassword: null,
    confirmPassword: 'passwordsDiffer',
  });
  expect(checkPasswords({ currentPassword: 'old', newPassword: '12345678', confirmPassword: '12345678' })).toEqual({
    currentPassword: null,
    newPassword: null,
    confirmPassword: null,
  });
});
