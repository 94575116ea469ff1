import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What accounts need beyond the specification's columns. `sessionEpoch` is raised by whatever ends a person's sessions: a session carries
 * the number that it began with, so that one which was written back too late is void all the same. `sign_in_places` are browsers and
 * addresses from which someone has signed in, as keyed hashes: from there they still get in while strangers guess.
 */
export class Accounts1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column language text not null default 'en',
        add column "pendingEmail" text,
        add column "sessionEpoch" integer not null default 0;
      create index sessions_user on sessions ((sess ->> 'userId'));
      create table pending_registrations (
        id uuid primary key,
        email text not null,
        password text not null,
        "firstName" text not null,
        "lastName" text not null,
        "dateOfBirth" date,
        language text not null,
        place text not null,
        "createdAt" timestamptz not null default now()
      );
      create index pending_registrations_email on pending_registrations (email, "createdAt" desc);
      alter table auth_tokens
        add column "userId" text references users (id) on delete cascade,
        add column "registrationId" uuid references pending_registrations (id) on delete cascade;
      create index auth_tokens_registration on auth_tokens ("registrationId");
      create index auth_tokens_user on auth_tokens ("userId");
      create index auth_tokens_expiry on auth_tokens ("expiresAt");
      create index replies_visitor on replies ("visitorId");
      create table sign_in_places (
        "userId" text not null references users (id) on delete cascade,
        place text not null,
        "lastUsed" timestamptz not null default now(),
        primary key ("userId", place)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table sign_in_places;
      drop index replies_visitor, auth_tokens_expiry, auth_tokens_user, sessions_user;
      alter table auth_tokens drop column "userId", drop column "registrationId";
      drop table pending_registrations;
      alter table users drop column language, drop column "pendingEmail", drop column "sessionEpoch";`);
  }
}
