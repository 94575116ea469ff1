import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the nightly clean-ups look for, batch by batch. */
export class CleanUps1763830000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index sessions_visitor on sessions ((sess ->> 'visitorId'))`);
    await runner.query('create index model_spend_day on model_spend (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sessions_visitor, model_spend_day');
  }
}
