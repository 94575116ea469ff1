import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address that somebody else has changed, and until when links for a new password go there alone. */
export class FormerEmail1763881000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column "formerEmail" text, add column "formerEmailUntil" timestamptz');
    await runner.query('create index users_former_email on users ("formerEmail") where "formerEmail" is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column "formerEmail", drop column "formerEmailUntil"');
  }
}
