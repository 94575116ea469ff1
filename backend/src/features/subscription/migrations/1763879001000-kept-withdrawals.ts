import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Withdrawals of deleted accounts, by a keyed hash of their address. */
export class KeptWithdrawals1763879001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing_withdrawals (
        "addressHash" text primary key,
        "withdrawnAt" timestamptz not null,
        "usageCount" integer not null,
        "usageKeptUntil" timestamptz
      );
      create index billing_withdrawals_at on billing_withdrawals ("withdrawnAt");`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing_withdrawals');
  }
}
