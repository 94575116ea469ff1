import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The chat about an advice: questions sent once, replies that name their question, help, failures, and the summary of what is long ago. */
export class Chats1763851000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table chat_messages
        add column "clientMessageId" uuid,
        add column language text not null default 'en',
        add column "answersTo" bigint,
        add column "replyId" uuid,
        add column help jsonb,
        add column failure text`);
    await runner.query(
      `create unique index chat_messages_client on chat_messages ("sessionId", "clientMessageId") where "clientMessageId" is not null`,
    );
    await runner.query(`
      create table chats (
        "sessionId" uuid primary key references advice_sessions (id) on delete cascade,
        summary text not null,
        "summarisedTo" bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table chats');
    await runner.query(`
      alter table chat_messages
        drop column "clientMessageId", drop column language, drop column "answersTo", drop column "replyId",
        drop column help, drop column failure`);
  }
}
