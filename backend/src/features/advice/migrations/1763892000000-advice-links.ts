import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to copies of advice, for one reader. */
export class AdviceLinks1763892000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table advice_links (
        id uuid primary key,
        "adviceId" uuid not null references advice_sessions (id) on delete cascade,
        "userId" text not null references users (id) on delete cascade,
        "tokenHash" text not null unique,
        copy jsonb not null,
        "withQuestion" boolean not null,
        until timestamptz not null,
        opened integer not null default 0,
        "createdAt" timestamptz not null default now()
      );
      create index advice_links_advice on advice_links ("adviceId");
      create index advice_links_user on advice_links ("userId");
      create index advice_links_until on advice_links (until)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table advice_links');
  }
}
