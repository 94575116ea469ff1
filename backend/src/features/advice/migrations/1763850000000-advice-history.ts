import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Message 0 is the advice itself. Texts are read one by one, so they are not compressed. Statistics of n-grams and texts would be large,
 * and no plan needs them. Without a list of pending entries, which each search would read.
 */
const TEXTS = `
create table advice_texts (
  "sessionId" uuid not null references advice_sessions (id) on delete cascade,
  "messageId" bigint not null,
  "userId" text,
  "createdAt" timestamptz not null,
  category text not null,
  text text not null,
  "nGrams" integer[] not null,
  primary key ("sessionId", "messageId")
);
alter table advice_texts alter text set storage external, alter text set statistics 0,
  alter "nGrams" set storage external, alter "nGrams" set statistics 0;
create index advice_texts_user on advice_texts ("userId", "createdAt" desc, "sessionId" desc, "messageId");
create index advice_texts_n_grams on advice_texts using gin ("nGrams") with (fastupdate = off);
`;

/** What the history asks for: one category's advice and the bookmarked ones, each in its order, and the texts that a search compares. */
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
    await runner.query(TEXTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table advice_texts, advice_bookmarks');
    await runner.query('drop index advice_sessions_category');
  }
}
