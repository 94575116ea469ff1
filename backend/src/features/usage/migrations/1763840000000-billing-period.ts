import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The paid period as the payment provider states it. A count of uses begins anew with each. */
export class BillingPeriod1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column "currentPeriodStart" timestamptz,
        add column "currentPeriodEnd" timestamptz,
        add column "cancelAtPeriodEnd" boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table users drop column "currentPeriodStart", drop column "currentPeriodEnd", drop column "cancelAtPeriodEnd"',
    );
  }
}
