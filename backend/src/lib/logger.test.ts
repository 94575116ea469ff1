import { expect, it } from 'vitest';
import { createLog, describeError } from './logger.ts';

it('logs an error’s code and stack, and never its message, which may quote users', () => {
  const error = Object.assign(new Error('duplicate key: (email)=(ada@example.com)\nDETAIL: her words'), { code: '23505' });
  const logged = describeError(error);
  expect(logged).toMatchObject({ name: 'Error', code: '23505' });
  expect(logged.stack).toContain('logger.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/ada@example|her words/);
});

it('writes one line of JSON for each entry, with its time, whatever stands in it', () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const before = Date.now();
  log.warn({ kind: 'advice\n{"level":60,"msg":"forged"}' }, 'a\r\nnew line');
  expect(written).toHaveLength(1);
  expect(written[0]?.match(/\n/g)).toHaveLength(1);
  const entry = JSON.parse(written[0] ?? '');
  expect(entry).toMatchObject({ level: 40, msg: 'a\r\nnew line' });
  expect(entry.time).toBeGreaterThanOrEqual(before);
});

it('writes what must be kept at any level but silence', () => {
  const lines: string[] = [];
  for (const level of ['fatal', 'warn', 'debug', 'silent']) {
    const log = createLog(level, { write: (line) => lines.push(JSON.parse(line).msg) });
    log.info(`${level}: common`);
    log.kept.info(`${level}: kept`);
  }
  expect(lines).toEqual(['fatal: kept', 'warn: kept', 'debug: common', 'debug: kept']);
});
