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
    // Its check locks the user's row after the advice's, and a deletion of the account takes the two the other way round.
    await runner.query('alter table chat_messages drop constraint "chat_messages_userId_fkey"');
    await runner.query('drop index chat_messages_user');
    await runner.query(`
      create table chats (
        "sessionId" uuid primary key references advice_sessions (id) on delete cascade,
        summary text not null,
        "summarisedTo" bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table chats');
    await runner.query(
      `update chat_messages set "userId" = null where "userId" is not null and not exists (select 1 from users where id = "userId")`,
    );
    await runner.query(
      'alter table chat_messages add constraint "chat_messages_userId_fkey" foreign key ("userId") references users (id) on delete set null',
    );
    await runner.query('create index chat_messages_user on chat_messages ("userId")');
    await runner.query('drop index chat_messages_client');
    await runner.query(`
      alter table chat_messages
        drop column "clientMessageId", drop column language, drop column "answersTo", drop column "replyId",
        drop column help, drop column failure`);
  }
}
