import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a user has an admin's rights: who has them already, since this release. Its default is one time for all rows, so none is written. */
export class RightsSince1763889000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column "rightsSince" timestamptz not null default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column "rightsSince"');
  }
}
