import type { CleanUp } from '../../database/clean-up.ts';

/**
 * Advice that nobody can open any more: of a browser without an account, whose session has ended. What is a day young stays, since its session
 * may still be on its way into the table.
 */
export const LOST_ADVICE: CleanUp = {
  table: 'advice_sessions',
  by: 'id',
  type: 'uuid',
  only: `t."userId" is null and t."createdAt" < now() - interval '1 day'
    and not exists (select 1 from sessions s where s.sess ->> 'visitorId' = t."visitorId"::text and s.expire >= now())`,
};
