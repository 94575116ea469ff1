import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was shown of a reply: a stop counts once it is enough. A constant default rewrites no row. */
export class ShownReplies1763880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table replies add column "isShown" boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table replies drop column "isShown"');
  }
}
