import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of the specification, names and columns as spelt there; a flag is an integer, 0 or 1. */
const TABLES = `
create table sessions (
  sid text primary key,
  sess json not null,
  expire timestamptz not null
);
create index sessions_expire on sessions (expire);

create table users (
  id text primary key,
  email text not null unique,
  password text not null,
  "firstName" text not null,
  "lastName" text not null,
  "dateOfBirth" date,
  "profileImageUrl" text,
  "stripeCustomerId" text,
  "stripeSubscriptionId" text,
  "subscriptionPlan" text not null default 'free',
  "subscriptionStatus" text not null default 'active',
  "usageCount" integer not null default 0,
  "usageResetAt" timestamptz not null default now(),
  "isAdmin" integer not null default 0,
  "isOwner" integer not null default 0,
  "isEmailVerified" integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table auth_tokens (
  id serial primary key,
  email text not null,
  token text not null unique,
  "tokenType" text not null,
  "expiresAt" timestamptz not null,
  "isUsed" integer not null default 0,
  "createdAt" timestamptz not null default now()
);
create index auth_tokens_email on auth_tokens (email);

create table api_tokens (
  id serial primary key,
  "userId" text not null references users (id) on delete cascade,
  "tokenName" text not null,
  "tokenHash" text not null unique,
  permissions text[] not null default '{}',
  "createdByUserId" text references users (id) on delete set null,
  "lastUsed" timestamptz,
  "expiresAt" timestamptz,
  "isActive" integer not null default 1,
  "createdAt" timestamptz not null default now()
);
create index api_tokens_user on api_tokens ("userId");

create table couples_sessions (
  id bigint generated always as identity primary key,
  "sessionToken" text not null unique,
  "partner1Id" text references users (id) on delete cascade,
  "partner2Id" text references users (id) on delete set null,
  "partner1Name" text not null,
  "partner2Name" text,
  "sessionName" text not null,
  "isActive" integer not null default 1,
  "createdAt" timestamptz not null default now()
);
create index couples_sessions_partner1 on couples_sessions ("partner1Id", "createdAt" desc);
create index couples_sessions_partner2 on couples_sessions ("partner2Id", "createdAt" desc);

create table couples_messages (
  id bigint generated always as identity primary key,
  "sessionId" bigint not null references couples_sessions (id) on delete cascade,
  "senderId" text references users (id) on delete set null,
  "senderName" text not null,
  message text not null,
  "messageType" text not null,
  "createdAt" timestamptz not null default now()
);
create index couples_messages_session on couples_messages ("sessionId", id);
create index couples_messages_sender on couples_messages ("senderId");

create table admin_settings (
  id serial primary key,
  "adminPassword" text not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table site_announcements (
  id serial primary key,
  title text,
  message text not null,
  "isActive" integer not null default 0,
  "announcementType" text not null default 'info',
  "startDate" timestamptz,
  "endDate" timestamptz,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table anonymous_usage (
  id serial primary key,
  "ipAddress" text not null,
  "userAgent" text,
  "sessionCount" integer not null default 1,
  "monthYear" text not null,
  "lastUsed" timestamptz not null default now(),
  "createdAt" timestamptz not null default now(),
  unique ("ipAddress", "monthYear")
);

create table system_status (
  id serial primary key,
  status text not null,
  title text,
  message text not null,
  "isActive" integer not null default 1,
  "createdBy" text references users (id) on delete set null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table advice_sessions (
  id uuid primary key,
  "userId" text references users (id) on delete cascade,
  "visitorId" uuid,
  "creatorIpAddress" text not null,
  category text not null,
  description text not null,
  "adviceStyle" text not null,
  advice text not null,
  language text not null default 'en',
  "createdAt" timestamptz not null default now()
);
create index advice_sessions_user on advice_sessions ("userId", "createdAt" desc, id desc);
create index advice_sessions_visitor on advice_sessions ("visitorId", "createdAt" desc, id desc);

create table chat_messages (
  id bigint generated always as identity primary key,
  "sessionId" uuid not null references advice_sessions (id) on delete cascade,
  "userId" text references users (id) on delete set null,
  message text not null,
  "messageType" text not null,
  "createdAt" timestamptz not null default now()
);
create index chat_messages_session on chat_messages ("sessionId", id);
create index chat_messages_user on chat_messages ("userId");
`;

/**
 * What the model writes, and what it costs. `replies."dueAt"` is when any node may claim a reply: at once when it waits,
 * the end of the lease while a node writes it. What a person wrote (`input`) is erased with the end.
 */
const REPLIES = `
create table replies (
  id uuid primary key,
  kind text not null,
  subject text not null,
  "userId" text references users (id) on delete cascade,
  "visitorId" uuid,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  run integer not null default 0,
  node uuid,
  "dueAt" timestamptz not null default now(),
  "stopRequested" integer not null default 0,
  input jsonb,
  reservation jsonb,
  "resultId" text,
  code text,
  "createdAt" timestamptz not null default now(),
  "endedAt" timestamptz
);
create unique index replies_one_at_a_time on replies (subject) where status in ('queued', 'running');
create index replies_due on replies ("dueAt") where status in ('queued', 'running');
create index replies_ended on replies ("endedAt") where status in ('done', 'failed');
create index replies_user on replies ("userId");

create table model_spend (
  person text not null,
  day date not null,
  tokens bigint not null default 0,
  primary key (person, day)
);

create table translations (
  hash text not null,
  language text not null,
  text text not null,
  "usedAt" timestamptz not null default now(),
  primary key (hash, language)
);
create index translations_used on translations ("usedAt");
`;

export class FirstTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(REPLIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table translations, model_spend, replies, chat_messages, advice_sessions, system_status, anonymous_usage, site_announcements,
        admin_settings, couples_messages, couples_sessions, api_tokens, auth_tokens, users, sessions`);
  }
}
