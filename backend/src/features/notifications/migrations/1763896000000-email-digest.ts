import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The emails that say that there is something new, and their links to stop them. */
export class EmailDigest1763896000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification_settings
        add "mailAt" timestamptz, add "mailedAt" timestamptz, add "mailDay" text, add "mailsRefused" integer not null default 0`);
    await runner.query(`
      create table digest_stops (
        hash text primary key,
        "userId" text not null references users (id) on delete cascade
      )`);
    await runner.query('create index digest_stops_user on digest_stops ("userId")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table digest_stops');
    await runner.query('alter table notification_settings drop "mailAt", drop "mailedAt", drop "mailDay", drop "mailsRefused"');
  }
}
