import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `couples_enter_asking` with a bound on its waiting. It waits at most `wait_ms` for each conversation that somebody else holds, then fails with
 * `lock_not_available`, whose detail is that conversation: the caller stores the other messages without it. With 0 it waits for nothing, neither
 * here nor in the rest of the transaction.
 */
export class CouplesLockInTime1763821000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function couples_wait(session bigint, wait_ms integer) returns void language plpgsql volatile as $$
      declare
        before text := current_setting('lock_timeout');
      begin
        begin
          if wait_ms <= 0 then
            raise lock_not_available;
          end if;
          perform set_config('lock_timeout', wait_ms || 'ms', true);
          perform pg_advisory_xact_lock(7203116, (session % 2147483647)::int);
        exception when lock_not_available then
          raise lock_not_available using message = 'somebody else holds the conversation', detail = session::text;
        end;
        perform set_config('lock_timeout', before, true);
      end $$;

      create function couples_enter_asking(several bigint[], quiet_ms integer, wait_ms integer) returns bigint[] language plpgsql volatile as $$
      declare
        session bigint;
        entered bigint[] := '{}';
      begin
        if wait_ms <= 0 then
          perform set_config('lock_timeout', '20ms', true);
        end if;
        foreach session in array several loop
          -- Mostly it is free, and this is all that it costs.
          if not pg_try_advisory_xact_lock(7203116, (session % 2147483647)::int) then
            perform couples_wait(session, wait_ms);
          end if;
          if exists (select 1 from couples_sessions where id = session and "isActive" = 1) then
            entered := entered || session;
          end if;
        end loop;
        insert into replies (id, kind, subject, status, input, "dueAt")
        select gen_random_uuid(), 'couples', 'couples:' || id, 'queued', json_build_object('sessionId', id),
               clock_timestamp() + quiet_ms * interval '1 millisecond'
        from unnest(entered) as id
        on conflict (subject) where status in ('queued', 'running') do nothing;
        return entered;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop function couples_enter_asking(bigint[], integer, integer); drop function couples_wait(bigint, integer)',
    );
  }
}
