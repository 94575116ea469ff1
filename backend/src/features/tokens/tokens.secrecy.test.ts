import { expect, it, vi } from 'vitest';
import { createLog } from '../../lib/logger.ts';
import { signUpOwner } from '../../testing/admins.ts';
import { makeToken } from '../../testing/tokens.ts';
import { useApp } from '../../testing/use-app.ts';
import { hashToken } from './tokens.value.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const { app, database } = await useApp({}, { log });

it('a token is in no log and no stored row, whatever fails', async () => {
  const owner = await signUpOwner(app, database);
  const { id, value } = await makeToken(owner, owner.id, ['*']);
  const wrong = `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`;
  const ask = (token: string) =>
    app.browser().call('GET', '/api/admin/api-tokens', undefined, { Authorization: `Bearer ${token}` });
  const connect = (token: string) =>
    app
      .browser()
      .socket({}, { token })
      .then(
        () => 'connected',
        (error: unknown) => JSON.stringify(error) + String(error),
      );
  const refusals = [(await ask(wrong)).text, await connect(wrong)];
  const listed = await ask(value);
  expect([listed.status, await connect(value)]).toEqual([200, 'connected']);

  // A driver's error that quotes its parameters, as PostgreSQL's do.
  const query = vi.spyOn(app.db.pool, 'query');
  query.mockImplementation(() => Promise.reject(new Error(`failed for ${value} and ${hashToken(value)}`)));
  const failed = await ask(value);
  refusals.push(failed.text, await connect(value));
  query.mockRestore();
  expect([failed.status, failed.body.code]).toEqual([500, 'internal_error']);
  expect(lines.filter((line) => line.includes('failed')).length).toBeGreaterThanOrEqual(2);

  const tables = await database.query(`select table_name as name from information_schema.tables where table_schema = 'public'`);
  const stored = await Promise.all(
    tables.map(async (table) => JSON.stringify(await database.query(`select * from "${Object(table).name}"`))),
  );
  for (const place of [lines.join(''), refusals.join(''), listed.text, ...stored]) {
    expect(place).not.toContain(value.slice(13));
    expect(place).not.toContain(wrong.slice(13));
  }
  for (const place of [lines.join(''), refusals.join(''), listed.text]) expect(place).not.toContain(hashToken(value));
  expect(stored.join('')).toContain(hashToken(value));
  expect(id).toBeGreaterThan(0);
});
