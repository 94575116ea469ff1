import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was deleted, so that no restored backup brings it back; and which backups were made, so that nobody misses them unseen. */
export class Erasures1763886000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erasures (
        kind text not null,
        key text not null,
        at timestamptz not null default now(),
        "isPending" boolean not null default false,
        primary key (kind, key)
      );
      create index erasures_at on erasures (at);
      create index erasures_pending on erasures (at) where "isPending";
      create table backups (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        bytes bigint not null
      );
      create index backups_at on backups (at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backups, erasures');
  }
}
