import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a user may sign in whose account is older than the demand for a verified address. */
export class VerifyBy1763883000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column "verifyBy" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column "verifyBy"');
  }
}
