import { PASSWORD_MAX } from '@beside/common/account/account.constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish } from '../../lib/i18n/english.fixtures.ts';
import { checkEmail, checkRegister, checkSignIn, type RegisterValues, resetFaults } from './checks.ts';

beforeAll(loadEnglish);

const clara: RegisterValues = {
  firstName: 'Clara',
  lastName: 'Almeida',
  email: 'clara@example.com',
  dateOfBirth: '1990-03-09',
  password: 'secret',
  confirmPassword: 'secret',
};
const faultsOf = (change: Partial<RegisterValues>) =>
  Object.fromEntries(Object.entries(checkRegister({ ...clara, ...change }, '2026-11-21')).filter(([, fault]) => fault));

describe('checkRegister', () => {
  it('accepts valid values', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ dateOfBirth: '2013-11-21' })).toEqual({});
  });

  it('names each invalid field', () => {
    expect(faultsOf({ firstName: ' ' })).toEqual({ firstName: 'firstNameRequired' });
    expect(faultsOf({ lastName: '' })).toEqual({ lastName: 'lastNameRequired' });
    expect(faultsOf({ email: 'clara@example' })).toEqual({ email: 'emailInvalid' });
    expect(faultsOf({ password: 'short', confirmPassword: 'short' })).toEqual({ password: 'passwordShort' });
    const long = 'x'.repeat(PASSWORD_MAX + 1);
    expect(faultsOf({ password: long, confirmPassword: long })).toEqual({ password: 'passwordLong' });
    expect(faultsOf({ confirmPassword: 'secreT' })).toEqual({ confirmPassword: 'passwordsDiffer' });
    expect(faultsOf({ dateOfBirth: '' })).toEqual({ dateOfBirth: 'birthRequired' });
    expect(faultsOf({ dateOfBirth: '2026-11-22' })).toEqual({ dateOfBirth: 'birthInvalid' });
    expect(faultsOf({ dateOfBirth: '2013-11-22' })).toEqual({ dateOfBirth: 'tooYoung' });
  });
});

it('checkSignIn and checkEmail apply their own rules', () => {
  expect(checkSignIn({ email: ' Clara@Example.com ', password: 'secret' })).toEqual({ email: null, password: null });
  expect(checkEmail({ email: ' ' })).toEqual({ email: 'emailRequired' });
  expect(checkEmail({ email: 'clara' })).toEqual({ email: 'emailInvalid' });
});

describe('resetFaults', () => {
  it('uses the reset page’s own texts for missing, short and different passwords', () => {
    expect(resetFaults({ password: '', confirmPassword: '' })).toEqual({
      password: 'All fields are required',
      confirmPassword: 'All fields are required',
    });
    expect(resetFaults({ password: '1234567', confirmPassword: '12345678' })).toEqual({
      password: 'Password must be at least 8 characters long',
      confirmPassword: 'Passwords do not match',
    });
    expect(resetFaults({ password: '12345678', confirmPassword: '12345678' })).toEqual({ password: null, confirmPassword: null });
  });
});
