import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an announcement's readers need: which words they have dismissed, and where its times are read. */
export class Announcements1763871000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table site_announcements
        add column revision integer not null default 1,
        add column "timeZone" text not null default 'UTC';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table site_announcements drop column revision, drop column "timeZone"');
  }
}
