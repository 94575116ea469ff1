import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `couples_enter_asking` is what storing messages does first: it enters their conversations, one after the other in the order that is
 * given, asks for the counsellor's turn in each, which mostly waits already, and says which of them are there and open. The job is not
 * looked for first: a plan made while no job waited would go on reading all of them, and a unique index has no plan.
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
    await runner.query('drop function couples_enter_asking(bigint[], integer)');
  }
}
