import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the history asks for: one category's advice, and the bookmarked ones, each in its order. */
export class AdviceHistory1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index advice_sessions_category on advice_sessions ("userId", category, "createdAt" desc, id desc)`,
    );
    await runner.query(`
      create table advice_bookmarks (
        "userId" text not null references users (id) on delete cascade,
        "sessionId" uuid not null references advice_sessions (id) on delete cascade,
        "sessionCreatedAt" timestamptz not null,
        "createdAt" timestamptz not null default now(),
        primary key ("userId", "sessionId")
      )`);
    await runner.query(
      `create index advice_bookmarks_history on advice_bookmarks ("userId", "sessionCreatedAt" desc, "sessionId" desc)`,
    );
    await runner.query(`create index advice_bookmarks_session on advice_bookmarks ("sessionId")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table advice_bookmarks');
    await runner.query('drop index advice_sessions_category');
  }
}
