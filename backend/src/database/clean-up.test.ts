import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { EXPIRED_LINKS, UNVERIFIED_REGISTRATIONS } from '../features/account/account.user-data.ts';
import { LOST_ADVICE } from '../features/advice/advice.user-data.ts';
import { OLD_TRANSLATIONS } from '../features/translation/translation.user-data.ts';
import { OLD_ANONYMOUS_USAGE } from '../features/usage/usage.user-data.ts';
import { EXPIRED_SESSIONS } from '../http/session.user-data.ts';
import { createLog } from '../lib/logger.ts';
import { OLD_MODEL_SPEND } from '../model/model.user-data.ts';
import { engineStatements } from '../replies/reply.engine.statements.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { WAIT } from '../testing/wait.ts';
import { cleanUp, cleanUpDaily } from './clean-up.ts';
import { createJobs } from './jobs.ts';

const database = await cloneDatabase();
/** A pool that gives a statement little time. */
const pool = new pg.Pool({ connectionString: database.url, statement_timeout: 300, max: 3 });
afterAll(async () => {
  await pool.end();
  await database.close();
});

const MANY = 3000;
const count = async (table: string): Promise<number> =>
  Number(Reflect.get(Object((await database.query(`select count(*) as n from ${table}`))[0]), 'n'));
const links = (email: string, many: number, age: string) =>
  database.query(`insert into auth_tokens (email, token, "tokenType", "expiresAt")
    select '${email}', '${email}' || n, 'reset', now() - interval '${age}' from generate_series(1, ${many}) n`);

it("clears away far more than fits into one statement's time, and keeps the rest", async () => {
  // Each row takes some milliseconds to delete: one statement for all would take far too long.
  await database.query(`
    create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.002); return old; end $$;
    create trigger slow before delete on auth_tokens for each row execute function slow()`);
  await links('old', 400, '3 days');
  await links('young', 7, '3 hours');
  await expect(pool.query(`delete from auth_tokens where "expiresAt" < now() - interval '1 day'`)).rejects.toThrow(/timeout/);
  expect(await cleanUp(pool, EXPIRED_LINKS)).toBe(400);
  expect(await count('auth_tokens')).toBe(7);
  await database.query('drop trigger slow on auth_tokens');
  await database.query('delete from auth_tokens');
});

it.each([
  [
    OLD_MODEL_SPEND,
    `insert into model_spend (person, day, tokens) select 'p' || n, current_date - 9 * (n % 2), 1 from generate_series(1, ${MANY}) n`,
  ],
  [
    OLD_ANONYMOUS_USAGE,
    `insert into anonymous_usage ("ipAddress", "monthYear", "lastUsed")
     select 'ip' || n, '2020-01', now() - (n % 2) * interval '4 months' from generate_series(1, ${MANY}) n`,
  ],
  [
    OLD_TRANSLATIONS,
    `insert into translations (hash, language, text, "usedAt")
     select 'interface ' || n, 'Dutch', '[]', now() - (n % 2) * interval '91 days' from generate_series(1, ${MANY}) n`,
  ],
  [
    EXPIRED_SESSIONS,
    `insert into sessions (sid, sess, expire)
     select 's' || n, '{}', now() + interval '1 hour' - (n % 2) * interval '2 hours' from generate_series(1, ${MANY}) n`,
  ],
  [
    LOST_ADVICE,
    `insert into sessions (sid, sess, expire) values ('v', '{"visitorId": "6e9bc75d-9b51-4020-981c-e2e4aeefc5f8"}', now() + interval '1 hour');
     insert into advice_sessions (id, "visitorId", category, description, "adviceStyle", advice, language, "creatorIpAddress", "createdAt")
     select gen_random_uuid(), case n % 2 when 0 then '6e9bc75d-9b51-4020-981c-e2e4aeefc5f8'::uuid else gen_random_uuid() end,
       'family', 'd', 'empathetic', '{}', 'en', '::1', now() - interval '2 days' from generate_series(1, ${MANY}) n`,
  ],
  [
    UNVERIFIED_REGISTRATIONS,
    `insert into pending_registrations (id, email, password, "firstName", "lastName", "dateOfBirth", language, place, "createdAt")
     select gen_random_uuid(), 'e' || n, 'x', 'a', 'b', '1990-01-01', 'en', 'p', now() - (n % 2) * interval '2 days' from generate_series(1, ${MANY}) n`,
  ],
])('finds old rows in every batch: $table', async (what, insert) => {
  await database.query(`delete from ${what.table}`);
  await database.query(insert);
  const before = await count(what.table);
  expect(await cleanUp(pool, what)).toBe(MANY / 2);
  expect(await count(what.table)).toBe(before - MANY / 2);
  expect(await cleanUp(pool, what)).toBe(0);
});

it('clears away ended replies, and no others', async () => {
  await database.query(`
    insert into replies (id, kind, subject, status, input, "dueAt", "endedAt")
    select gen_random_uuid(), 'advice', 's' || n, case n % 3 when 0 then 'done' when 1 then 'failed' else 'queued' end, '{}', now(),
      now() - interval '3 days' from generate_series(1, ${MANY}) n`);
  await engineStatements(pool, 'a node').prune();
  expect(await count('replies')).toBe(MANY / 3);
});

it('a clean-up that fails does not stop the others, and is named in the log', async () => {
  await database.query(`
    create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger broken before delete on auth_tokens for each row execute function broken()`);
  await links('stuck', 1, '3 days');
  await database.query(`insert into sessions (sid, sess, expire) values ('run out', '{}', now() - interval '1 hour')`);
  const warn = vi.fn();
  const jobs = await createJobs(database.url, { ...createLog('silent'), warn }, { connections: 3 });
  cleanUpDaily(jobs, pool, EXPIRED_LINKS, EXPIRED_SESSIONS);
  await jobs.start();
  for (const task of ['prune-auth_tokens', 'prune-sessions']) await database.query(`select graphile_worker.add_job('${task}')`);
  await vi.waitFor(async () => {
    expect(await database.query(`select 1 from sessions where sid = 'run out'`)).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ task: 'prune-auth_tokens' }), expect.any(String));
  }, WAIT);
  await jobs.stop();
});
