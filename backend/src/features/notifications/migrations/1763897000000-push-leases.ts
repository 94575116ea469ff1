import type { MigrationInterface, QueryRunner } from 'typeorm';

/** While a node sends a push, no other one does. */
export class PushLeases1763897000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table push_due add "leasedUntil" timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table push_due drop "leasedUntil"');
  }
}
