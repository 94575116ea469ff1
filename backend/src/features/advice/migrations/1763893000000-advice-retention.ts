import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a user's advice stays. */
export class AdviceRetention1763893000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table retention (
        "userId" text primary key references users (id) on delete cascade,
        months integer not null,
        "keepBookmarked" boolean not null,
        "worksFrom" timestamptz not null,
        "monthsBefore" integer,
        "keepBookmarkedBefore" boolean not null
      )`);
    await runner.query('alter table advice_sessions add column "keptUntil" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table advice_sessions drop column "keptUntil"');
    await runner.query('drop table retention');
  }
}
