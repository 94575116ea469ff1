import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Danger that the counsellor's model found in one partner's words, for that partner alone, and how far each has hidden it. It goes with its session, and after 30 days. */
export class CouplesHelp1763875000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table couples_help (
        id bigint generated always as identity primary key,
        "sessionId" bigint not null references couples_sessions (id) on delete cascade,
        seat text not null,
        level text not null,
        kind text not null,
        "fromId" bigint not null,
        "upToId" bigint not null,
        "createdAt" timestamptz not null default now(),
        constraint "couples_help_seat_check" check (seat in ('partner1', 'partner2')),
        constraint "couples_help_level_check" check (level in ('certain', 'possible'))
      );
      create index couples_help_session on couples_help ("sessionId", id);
      create index couples_help_created on couples_help ("createdAt");
      create table couples_help_hidden (
        "sessionId" bigint not null references couples_sessions (id) on delete cascade,
        seat text not null,
        "upToId" bigint not null,
        "hiddenAt" timestamptz not null default now(),
        primary key ("sessionId", seat),
        constraint "couples_help_hidden_seat_check" check (seat in ('partner1', 'partner2'))
      );
      create index couples_help_hidden_at on couples_help_hidden ("hiddenAt");`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table couples_help_hidden, couples_help');
  }
}
