import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the reconciler finds of chats: who stored a message, and where its last change stands among all ids and changes. */
export class ChatChanges1763885000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table chat_messages add column "storedBy" integer, add column change bigint');
    await runner.query('create index chat_messages_change on chat_messages (change) where change is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table chat_messages drop column "storedBy", drop column change');
  }
}
