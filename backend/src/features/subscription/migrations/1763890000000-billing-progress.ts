import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the events of the payment provider are complete: nodes that start after an outage look back to there. */
export class BillingProgress1763890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table billing_progress (id integer primary key, "completeUntil" bigint not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing_progress');
  }
}
