import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which releases of the page were served, and when. */
export class Releases1763894000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table releases (
        name text primary key,
        "firstSeenAt" timestamptz not null default now(),
        "lastSeenAt" timestamptz not null default now()
      )`);
    await runner.query('create index releases_last_seen on releases ("lastSeenAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases');
  }
}
