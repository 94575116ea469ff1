import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts by day, as a ledger: what happens appends a row in its own transaction, so nothing waits for a counter; a job adds the rows up. */
export class DailyCounts1763874000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table daily_counts (
        id bigserial primary key,
        day date not null,
        name text not null,
        count bigint not null,
        "isSum" boolean not null default false
      );
      create unique index daily_counts_sum on daily_counts (day, name) where "isSum";
      create index daily_counts_new on daily_counts (id) where not "isSum";
      create table billing_income (
        id text primary key,
        cents bigint not null
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing_income, daily_counts');
  }
}
