import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each API token begins: only its hash is kept, so its owner recognises it by this. */
export class TokenPrefixes1763872000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table api_tokens add column prefix text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table api_tokens drop column prefix');
  }
}
