import { expect, it } from 'vitest';
import { describeError } from './logger.ts';

it('logs an error’s code and stack, and never its message, which may quote users', () => {
  const error = Object.assign(new Error('duplicate key: (email)=(ada@example.com)\nDETAIL: her words'), { code: '23505' });
  const logged = describeError(error);
  expect(logged).toMatchObject({ name: 'Error', code: '23505' });
  expect(logged.stack).toContain('logger.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/ada@example|her words/);
});
