import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every change of a person is told to the nodes by its commit, whoever makes it: who is signed in is known without asking. */
export class PersonNotices1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function person_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('beside_sessions', json_build_object('userId', new.id, 'changed', true)::text);
        return null;
      end $$;
      create trigger person_changed after update on users for each row when (old.* is distinct from new.*) execute function person_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger person_changed on users; drop function person_changed');
  }
}
