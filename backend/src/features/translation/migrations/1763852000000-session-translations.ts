import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Translations that are stored with their advice session, and deleted with it. */
export class SessionTranslations1763852000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table session_translations (
        "sessionId" uuid not null references advice_sessions (id) on delete cascade,
        hash text not null,
        language text not null,
        text text not null,
        primary key ("sessionId", hash, language)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table session_translations');
  }
}
