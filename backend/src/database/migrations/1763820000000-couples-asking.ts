import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `couples_enter_asking` is what storing messages does first: it enters their conversations, one after the other in the order that is
 * given, sees to the job that answers in each, and says which are there and open. Most messages find that job waiting, and it only
 * looks; with `on conflict` alone each of them would make a row, to find that it is not wanted. Looking and making cannot be parted by
 * anyone: whoever ends a job of a conversation has entered it.
 */
export class CouplesAsking1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function couples_enter_asking(several bigint[], quiet_ms integer) returns bigint[] language plpgsql volatile as $$
      declare
        session bigint;
        entered bigint[] := '{}';
      begin
        foreach session in array several loop
          if couples_enter(session) then
            entered := entered || session;
            if not exists (select 1 from replies where subject = 'couples:' || session and status in ('queued', 'running')) then
              insert into replies (id, kind, subject, status, input, "dueAt")
              values (gen_random_uuid(), 'couples', 'couples:' || session, 'queued', json_build_object('sessionId', session),
                      clock_timestamp() + quiet_ms * interval '1 millisecond')
              on conflict (subject) where status in ('queued', 'running') do nothing;
            end if;
          end if;
        end loop;
        return entered;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function couples_enter_asking');
  }
}
