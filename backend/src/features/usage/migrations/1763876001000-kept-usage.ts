import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Use that survives a withdrawal, the use of the period before, what was used when a withdrawal was declared, and customers of deleted accounts that are
 * still to be deleted at the payment provider.
 */
export class KeptUsage1763876001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column "previousUsage" integer not null default 0, add column "usageKeptUntil" timestamptz;
      alter table contract_notices add column "usedBefore" integer;
      alter table model_spend add column "userId" text references users (id) on delete cascade;
      update model_spend set "userId" = u.id from users u where person = 'user:' || u.id;
      create index model_spend_user on model_spend ("userId");
      create table billing_erasures (
        "customerId" text primary key,
        "createdAt" timestamptz not null default now()
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table billing_erasures;
      alter table model_spend drop column "userId";
      alter table users drop column "previousUsage", drop column "usageKeptUntil";
      alter table contract_notices drop column "usedBefore";`);
  }
}
