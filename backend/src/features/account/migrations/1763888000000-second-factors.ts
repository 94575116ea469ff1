import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second step of sign-ins: codes from an app, and recovery codes. */
export class SecondFactors1763888000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table second_factors (
        "userId" text primary key references users (id) on delete cascade,
        secret text not null,
        "confirmedAt" timestamptz,
        "lastStep" bigint
      );
      create table recovery_codes (
        "userId" text not null references users (id) on delete cascade,
        hash text not null,
        "usedAt" timestamptz,
        primary key ("userId", hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recovery_codes, second_factors');
  }
}
