import type { MigrationInterface, QueryRunner } from 'typeorm';

/** While a node sends a push, no other one does; and pushes that nothing asks for any more are cleared away. */
export class PushLeases1763897000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table push_due add "leasedUntil" timestamptz');
    await runner.query('create index push_due_asked on push_due ("askedAt")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index push_due_asked');
    await runner.query('alter table push_due drop "leasedUntil"');
  }
}
