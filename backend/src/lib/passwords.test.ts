import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
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

it('ends a thread that has nothing to do, and starts another for the next task', async () => {
  const started: Worker[] = [];
  const notice = (thread: Worker): number => started.push(thread);
  process.on('worker', notice);
  onTestFinished(() => void process.off('worker', notice));
  const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const brief = createPasswords(cheap, 0);
  const stored = await brief.hash('correct horse');
  await new Promise((resolve) => started[0]?.once('exit', resolve));
  expect(await brief.verify(stored, 'correct horse')).toBe(true);
  expect(started.length).toBeGreaterThan(1);

  started.length = 0;
  const patient = createPasswords(cheap);
  await patient.hash('correct horse');
  await patient.hash('correct horse');
  expect(started).toHaveLength(1);
});
