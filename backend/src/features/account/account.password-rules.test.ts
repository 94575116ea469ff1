import { ChangePasswordDto, RegisterDto, ResetPasswordDto } from '@beside/common/account/account.dto';
import { expect, it } from 'vitest';
import { type Dto, parseInput } from '../../http/validate.ts';

const PERSON = { email: 'clara@example.com', firstName: 'Clara', lastName: 'Almeida', dateOfBirth: '1990-01-01' };
const registering = (password: string) => ({ ...PERSON, password, confirmPassword: password });
const changing = (newPassword: string) => ({ currentPassword: 'x', newPassword, confirmPassword: newPassword });

/** The fields of a password for which an input is refused. */
async function refusedFields<T extends object>(dto: Dto<T>, body: object): Promise<string[]> {
  const errors: unknown = await parseInput(dto, body).then(
    () => ({}),
    (error) => Object(error).toFailure().errors,
  );
  return Object.keys(Object(errors));
}

it.each([
  ['of one kind of character', 'aaaaaaaa'],
  ['of digits', '20261129'],
  ['of spaces', '        '],
  ['of any script', '漢字漢字漢字漢字'],
  ['of signs', '🙂🙂🙂🙂 ’–\u00a0'],
  ['of 64 characters', 'x'.repeat(64)],
  ['of 256 characters', 'x'.repeat(256)],
])('a password %s is taken, as it is', async (_what, password) => {
  expect((await parseInput(RegisterDto, registering(password))).password).toBe(password);
  expect((await parseInput(ChangePasswordDto, changing(password))).newPassword).toBe(password);
  expect((await parseInput(ResetPasswordDto, { token: 'x', password })).password).toBe(password);
});

it('a registration takes six characters, a change and a reset eight, and nothing takes more than 256', async () => {
  expect(await refusedFields(RegisterDto, registering('12345'))).toEqual(['password']);
  expect(await refusedFields(RegisterDto, registering('123456'))).toEqual([]);
  expect(await refusedFields(ChangePasswordDto, changing('1234567'))).toEqual(['newPassword']);
  expect(await refusedFields(ResetPasswordDto, { token: 'x', password: '1234567' })).toEqual(['password']);
  expect(await refusedFields(RegisterDto, registering('x'.repeat(257)))).toEqual(['password']);
  expect(await refusedFields(ChangePasswordDto, changing('x'.repeat(257)))).toEqual(['newPassword']);
});
