import type pg from 'pg';
import type { Jobs } from '../../database/jobs.ts';

/** Clears away, each night, advice that nobody can open any more: of a browser without an account, whose session has ended. */
export function pruneAdviceDaily(jobs: Jobs, pool: pg.Pool): void {
  jobs.daily('advice-prune', () => pruneAdvice(pool));
}

/** @returns once it is done; what is a day young stays, since its session may still be on its way into the table */
export async function pruneAdvice(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from advice_sessions a where a."userId" is null and a."createdAt" < now() - interval '1 day'
       and not exists (select 1 from sessions s where s.sess ->> 'visitorId' = a."visitorId"::text and s.expire >= now())`,
  );
}
