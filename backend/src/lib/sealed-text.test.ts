import { expect, it } from 'vitest';
import { sealedText } from './sealed-text.ts';

const old = sealedText(['a former secret'], 'tests');
const both = sealedText(['a newer secret', 'a former secret'], 'tests');

it('a text is opened by its owner alone, and looks different each time', () => {
  const [one, other] = [old.seal('JBSW Y3DP ☂', 'anna'), old.seal('JBSW Y3DP ☂', 'anna')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('JBSW');
  expect(old.open(one, 'anna')).toBe('JBSW Y3DP ☂');
  expect(() => old.open(one, 'berta')).toThrow();
});

it('a former secret still opens, the newest seals, and each says which it was', () => {
  const before = old.seal('kept', 'anna');
  expect(both.open(before, 'anna')).toBe('kept');
  expect(before.startsWith(both.newest)).toBe(false);
  const after = both.seal('kept', 'anna');
  expect(after.startsWith(both.newest)).toBe(true);
  expect(() => old.open(after, 'anna')).toThrow('not known any more');
});

it('another purpose has another key, and a changed text is refused', () => {
  const sealed = old.seal('kept', 'anna');
  expect(() => sealedText(['a former secret'], 'another').open(sealed, 'anna')).toThrow();
  const [id, bytes = ''] = sealed.split('.');
  expect(() => old.open(`${id}.${bytes.slice(0, -4)}AAAA`, 'anna')).toThrow();
  for (const rubbish of ['', '.', `${id}.`, 'rubbish']) expect(() => old.open(rubbish, 'anna')).toThrow();
});
