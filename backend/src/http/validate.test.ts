import { CouplesReadDto } from '@beside/common/couples/couples.dto';
import { CreateTokenDto } from '@beside/common/tokens/tokens.dto';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { expect, it } from 'vitest';
import { parseInput } from './validate.ts';

class LetterDto {
  text?: string;
  note?: string;
  /** A field without a rule: callers cannot set it. */
  by = 'the server';
}
/** The same with one more field, which has a rule. */
class SignedLetterDto extends LetterDto {
  name?: string;
}
// Applied by hand: decorators are compiled in `common` alone.
MinLength(2, { message: 'too short' })(LetterDto.prototype, 'text');
MaxLength(9, { message: 'too long' })(LetterDto.prototype, 'text');
IsOptional()(LetterDto.prototype, 'note');
IsString({ message: 'no text' })(LetterDto.prototype, 'note');
IsString({ message: 'not signed' })(SignedLetterDto.prototype, 'name');

const invalid = (errors?: object): object => ({ status: 400, code: 'validation_failed', errors });

it.each([undefined, null, 7, 'text', true, [], [{ text: 'hello' }], () => undefined])(
  'refuses %j as an object',
  async (input) => {
    await expect(parseInput(LetterDto, input)).rejects.toMatchObject(invalid());
  },
);

it('takes the fields that have a rule, and no others', async () => {
  const taken = await parseInput(LetterDto, { text: 'hello', by: 'me', isAdmin: 1 });
  expect(taken).toBeInstanceOf(LetterDto);
  expect(taken).toEqual(Object.assign(new LetterDto(), { text: 'hello', by: 'the server' }));
  expect(Object.keys(taken)).not.toContain('isAdmin');
});

it('lets no field reach a prototype', async () => {
  const body: unknown = JSON.parse(
    '{"text": "hello", "__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}',
  );
  const taken = await parseInput(LetterDto, body);
  expect(Object.getPrototypeOf(taken)).toBe(LetterDto.prototype);
  expect(Object(taken).isAdmin).toBeUndefined();
  expect(Object({}).isAdmin).toBeUndefined();
});

it('takes null as absent', async () => {
  expect((await parseInput(LetterDto, { text: 'hello', note: null })).note).toBeUndefined();
  await expect(parseInput(LetterDto, { text: null })).rejects.toMatchObject(invalid({ text: expect.any(Array) }));
});

it('applies a class’s own and inherited rules', async () => {
  expect(await parseInput(SignedLetterDto, { text: 'hello', name: 'Clara' })).toMatchObject({ text: 'hello', name: 'Clara' });
  const faults = { text: ['too long'], name: ['not signed'] };
  await expect(parseInput(SignedLetterDto, { text: 'far too long' })).rejects.toMatchObject(invalid(faults));
});

it('says one thing of each field, by its name on the screen', async () => {
  await expect(parseInput(LetterDto, { text: 7, note: 7 })).rejects.toMatchObject(
    invalid({ text: [expect.stringMatching(/^too (short|long)$/)], note: ['no text'] }),
  );
  const token = (fields: object): Promise<object> =>
    parseInput(CreateTokenDto, { userId: 'u', tokenName: 'A program', permissions: ['*'], adminPassword: 'a secret', ...fields });
  await expect(token({ permissions: undefined, tokenName: ' ' })).rejects.toMatchObject(
    invalid({ permissions: ['Choose at least one permission'], tokenName: ['Token name is required'] }),
  );
  await expect(token({ permissions: 'all', expirationDays: 0.5, tokenName: 'x'.repeat(101) })).rejects.toMatchObject(
    invalid({
      permissions: ['Choose at least one permission'],
      expirationDays: ['Expiration in days must be a whole number'],
      tokenName: ['Token name has at most 100 characters'],
    }),
  );
  await expect(token({ permissions: ['*', 'fly'] })).rejects.toMatchObject(
    invalid({ permissions: [expect.stringMatching(/^Permissions must be one of: advice:generate, /)] }),
  );
  await expect(parseInput(CouplesReadDto, { token: 'no link' })).rejects.toMatchObject(
    invalid({ token: ['The link of this session is not valid'], messageId: ['Message id is required'] }),
  );
});

it('makes texts storable in PostgreSQL before it measures them, and leaves other values', async () => {
  expect(await parseInput(LetterDto, { text: 'a\0b\ud800\0c' })).toMatchObject({ text: 'ab\ufffdc' });
  await expect(parseInput(LetterDto, { text: 'a\0\0' })).rejects.toMatchObject(invalid({ text: ['too short'] }));
  await expect(parseInput(LetterDto, { text: 'hello', note: ['a'] })).rejects.toMatchObject(invalid({ note: ['no text'] }));
});
