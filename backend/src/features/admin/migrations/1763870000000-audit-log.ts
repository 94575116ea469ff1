import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log. It has no foreign keys: an entry outlives those whom it names. `audit_head` keeps the newest hash apart from the entries, so that
 * a cut tail is found, and its lock is what puts writers in one line. Entries can be neither changed nor deleted.
 */
export class AuditLog1763870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_log (
        id integer primary key,
        at timestamptz(3) not null,
        "actorId" text,
        action text not null,
        "targetType" text,
        "targetId" text,
        details jsonb not null default '{}',
        ip text not null,
        "tokenId" integer,
        "previousHash" text not null,
        hash text not null
      );
      create index audit_log_actor on audit_log ("actorId", id);
      create index audit_log_target on audit_log ("targetId", id);
      create index audit_log_action on audit_log (action, id);
      create index audit_log_at on audit_log (at);
      create table audit_head (id integer primary key, "entryId" integer not null, hash text not null);
      insert into audit_head (id, "entryId", hash) values (1, 0, '');
      create function audit_log_is_kept() returns trigger language plpgsql as $$
        begin
          raise exception 'entries of the audit log are kept as they are';
        end $$;
      create trigger audit_log_is_kept before update or delete or truncate on audit_log
        for each statement execute function audit_log_is_kept();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audit_log, audit_head;
      drop function audit_log_is_kept();`);
  }
}
