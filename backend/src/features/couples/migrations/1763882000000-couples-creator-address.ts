import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address from which a couples session was opened: what the model costs there is capped by address as well. */
export class CouplesCreatorAddress1763882000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table couples_sessions add column "creatorAddress" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table couples_sessions drop column "creatorAddress"');
  }
}
