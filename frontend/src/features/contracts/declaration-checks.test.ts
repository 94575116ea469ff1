import { expect, it } from 'vitest';
import { checkCancel, checkDeclaration } from './declaration-checks.ts';

const notice = { name: 'Clara Almeida', email: 'clara@example.com', contract: 'Silver plan' };
const cancel = { ...notice, kind: 'ordinary', reason: '', when: 'early', endsOn: '' };

it('a declaration needs a name, an address and a contract', () => {
  expect(checkDeclaration(notice)).toEqual({});
  expect(checkDeclaration({ name: ' ', email: 'clara', contract: '' })).toEqual({
    name: 'nameRequired',
    email: 'emailInvalid',
    contract: 'contractRequired',
  });
});

it('a cancellation for an important reason needs the reason', () => {
  expect(checkCancel(cancel)).toEqual({});
  expect(checkCancel({ ...cancel, kind: 'important' })).toEqual({ reason: 'reasonRequired' });
  expect(checkCancel({ ...cancel, kind: 'important', reason: 'I was charged twice' })).toEqual({});
});

it('a date is needed only where one was chosen', () => {
  expect(checkCancel({ ...cancel, when: 'date' })).toEqual({ endsOn: 'dateInvalid' });
  expect(checkCancel({ ...cancel, when: 'date', endsOn: '2026-12-31' })).toEqual({});
  expect(checkCancel({ ...cancel, endsOn: 'never' })).toEqual({});
});
