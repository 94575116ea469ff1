import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, and the challenges that they have answered. */
export class Passkeys1763891000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passkeys (
        id uuid primary key,
        "userId" text not null references users (id) on delete cascade,
        "credentialId" text not null unique,
        "publicKey" text not null,
        counter bigint not null,
        transports jsonb not null,
        aaguid text not null,
        "isSynced" boolean not null,
        name text,
        browser text,
        system text,
        "createdAt" timestamptz not null default now(),
        "lastUsedOn" date,
        "inQuestion" boolean not null default false
      );
      create index passkeys_user on passkeys ("userId");
      create table passkey_challenges (
        id text primary key,
        "takenAt" timestamptz not null default now()
      );
      create index passkey_challenges_taken on passkey_challenges ("takenAt")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passkeys, passkey_challenges');
  }
}
