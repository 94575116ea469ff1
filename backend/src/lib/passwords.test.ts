import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('verifies a password by its hash, each hash different', async () => {
  const [one, other] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await Promise.all(['correct horse', 'Correct horse', ''].map((word) => passwords.verify(one, word)))).toEqual([
    true,
    false,
    false,
  ]);
});

it('takes a password as any keyboard types it', async () => {
  expect(await passwords.verify(await passwords.hash('cafe\u0301'), 'café')).toBe(true);
});

it('is false for a missing user, and for a broken hash', async () => {
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
  expect(await passwords.verify('rubbish', 'rubbish')).toBe(false);
});

it('serves many at once in turn, and refuses more than it can serve in time', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 1100 }, () => passwords.verify('rubbish', 'x')));
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1000);
  const refused = asked.find((one) => one.status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'unavailable', status: 503, retryAfter: 5 } });
});
