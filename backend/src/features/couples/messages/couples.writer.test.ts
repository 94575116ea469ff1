import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONNECTIONS } from '../../../config.ts';
import { openClone } from '../../../testing/open-database.ts';
import { cloneDatabase } from '../../../testing/test-database.ts';
import { couplesWriter } from './couples.writer.ts';

it('stores in the order of sending, and never reads a whole table, though the tables were small when it began', async () => {
  const clone = await cloneDatabase();
  const database = await openClone(clone.url, CONNECTIONS.min);
  const connection = await database.writers.connect();
  const { rows } = await connection.query<{ id: string }>(
    `with clara as (insert into users (id, email, password, "firstName", "lastName") values ('clara', 'c@example.com', '', 'Clara', '') returning id)
     insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name", "partner2Name")
     select 'link' || number, 'Sundays', clara.id, 'Clara', 'Tomás' from clara, generate_series(1, 3) as number returning id`,
  );
  const sessions = rows.map(({ id }) => Number(id));
  const writer = couplesWriter(
    { connect: async () => ({ query: connection.query.bind(connection), release: () => undefined }) },
    1,
    1,
    2000,
  );
  const write = async (sessionIds: number[]): Promise<number[]> => {
    const stored = await Promise.all(
      sessionIds.map((sessionId) =>
        writer.store({
          sessionId,
          senderId: 'clara',
          senderRole: 'partner1',
          senderName: 'Clara',
          message: 'I miss our Sundays.',
          clientMessageId: randomUUID(),
          language: 'en',
        }),
      ),
    );
    return stored.map((message) => message?.id ?? 0);
  };
  const inOrder = (ids: number[]) =>
    expect(ids).toEqual([...new Set(ids)].filter((id) => id > 0).sort((one, other) => one - other));
  // The statement for several and the one for a single message: plans are made now, while the tables are nearly empty.
  const several = [...sessions].reverse().flatMap((id) => [id, id]);
  inOrder([...(await write(several)), ...(await write(sessions.slice(0, 1)))]);
  for (const table of ['couples_sessions', 'couples_messages', 'replies']) await clone.query(`vacuum analyze ${table}`);

  // The statistics of this connection are visible within its transaction.
  await connection.query('begin');
  inOrder([...(await write(several)), ...(await write(sessions.slice(0, 1)))]);
  const read = await connection.query<{ relname: string; scans: string }>(
    `select relname, seq_scan as scans from pg_stat_xact_user_tables where relname = any($1) order by relname`,
    [['couples_messages', 'couples_sessions', 'replies']],
  );
  await connection.query('rollback');
  expect(read.rows.map(({ scans }) => Number(scans))).toEqual([0, 0, 0]);
  expect(await clone.query(`select subject from replies where status = 'queued'`)).toHaveLength(sessions.length);

  connection.release();
  await database.close();
  await clone.close();
});
