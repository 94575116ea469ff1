import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { createLog } from '../../lib/logger.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { couplesWriter } from './couples.writer.ts';

it.each([1, 3])('stores %i at once without reading a whole table, though the tables were small when it began', async (count) => {
  const clone = await cloneDatabase();
  const database = await openDatabase(clone.url, createLog('silent'), 2);
  const connection = await database.writers.connect();
  const { rows } = await connection.query<{ id: string }>(
    `with clara as (insert into users (id, email, password, "firstName", "lastName") values ('clara', 'c@example.com', '', 'Clara', '') returning id)
     insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name", "partner2Name")
     select 'link' || number, 'Sundays', clara.id, 'Clara', 'Tomás' from clara, generate_series(1, 3) as number returning id`,
  );
  const writer = couplesWriter(connection, 1, 2000);
  const write = () =>
    Promise.all(
      rows.slice(0, count).map(({ id }) =>
        writer.store({
          sessionId: Number(id),
          senderId: 'clara',
          senderRole: 'partner1',
          senderName: 'Clara',
          message: 'I miss our Sundays.',
          clientMessageId: randomUUID(),
          language: 'en',
        }),
      ),
    );
  await write();
  for (const table of ['couples_sessions', 'couples_messages', 'replies']) await clone.query(`vacuum analyze ${table}`);

  // What a transaction has read so far is known in it alone.
  await connection.query('begin');
  expect(await write()).toHaveLength(count);
  const read = await connection.query<{ relname: string; scans: string }>(
    `select relname, seq_scan as scans from pg_stat_xact_user_tables where relname = any($1) order by relname`,
    [['couples_messages', 'couples_sessions', 'replies']],
  );
  await connection.query('rollback');
  expect(read.rows.map(({ scans }) => Number(scans))).toEqual([0, 0, 0]);

  connection.release();
  await database.close();
  await clone.drop();
});
