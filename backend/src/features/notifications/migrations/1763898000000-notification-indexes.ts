import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  notification_settings_mail: 'notification_settings ("mailAt") where "mailAt" is not null',
  push_due_asked: 'push_due ("askedAt")',
};

/** Emails that are due, and pushes that nothing asks for any more. Built beside what people do. */
export class NotificationIndexes1763898000000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${columns}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index if exists ${name}`);
  }
}
