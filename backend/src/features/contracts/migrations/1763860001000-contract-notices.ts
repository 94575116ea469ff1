import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Withdrawals and cancellations as they were declared, by anyone, with or without an account. `tokenHashes` are of the links that were mailed. */
export class ContractNotices1763860001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contract_notices (
        id uuid primary key,
        number text not null unique,
        kind text not null,
        "receivedAt" timestamptz not null,
        name text not null,
        email text not null,
        contract text not null,
        "cancelKind" text,
        reason text,
        "endsOn" date,
        language text not null,
        "userId" text references users (id) on delete set null,
        "confirmedAt" timestamptz,
        outcome text,
        "leaseUntil" timestamptz,
        "doneAt" timestamptz,
        "tokenHashes" text[] not null default '{}'
      );
      create index contract_notices_user on contract_notices ("userId");
      create index contract_notices_email on contract_notices (email);
      create index contract_notices_received on contract_notices ("receivedAt");`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contract_notices');
  }
}
