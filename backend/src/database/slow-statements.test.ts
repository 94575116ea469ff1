import { expect, it, vi } from 'vitest';
import { SCHEMA } from '../app.features.ts';
import { CONNECTIONS } from '../config.ts';
import { createLog } from '../lib/logger.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { logSlowStatements } from './slow-statements.ts';
import * as t from './sql-types.ts';
import { DECLARED, SLOW_MS, statement } from './statement.ts';

const before = DECLARED.length;
const waiting = statement({
  sql: 'select\n  pg_sleep($2), $1::text as text',
  takes: [t.text, t.float],
  gives: { text: t.present(t.text) },
});
DECLARED.length = before;

it('a slow statement is logged without its values, whoever ran it, and a quick one is not', async () => {
  const database = await cloneDatabase();
  const db = await openDatabase(database.url, SCHEMA, createLog('silent'), CONNECTIONS.min);
  const warn = vi.fn();
  const end = logSlowStatements({ warn });
  await waiting.run(db.pool, 'My sister Ines', 0);
  expect(warn).not.toHaveBeenCalled();
  await waiting.run(db.pool, 'My sister Ines', SLOW_MS / 1000);
  await db.source.query('select pg_sleep($1), $2::text', [SLOW_MS / 1000 + 0.01, 'My sister Ines']);
  expect(warn.mock.calls).toEqual([
    [{ statement: 'select pg_sleep($2), $1::text as text', ms: expect.any(Number) }, 'a statement was slow'],
    [{ statement: 'select pg_sleep($1), $2::text', ms: expect.any(Number) }, 'a statement was slow'],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('Ines');
  end();
  await db.close();
  await database.close();
});
