import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices, what users are told of, and the browsers that receive pushes. */
export class Notifications1763895000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notification_settings (
        "userId" text primary key references users (id) on delete cascade,
        kinds text[] not null,
        "quietFrom" text not null,
        "quietUntil" text not null,
        zone text not null,
        email text not null
      )`);
    await runner.query(
      `create index notification_settings_message on notification_settings ("userId") where 'message' = any(kinds)`,
    );
    await runner.query(`
      create table notices (
        id uuid primary key,
        "userId" text not null references users (id) on delete cascade,
        kind text not null,
        subject text not null,
        "createdAt" timestamptz not null default now(),
        "seenAt" timestamptz
      )`);
    await runner.query('create unique index notices_once on notices ("userId", kind, subject)');
    await runner.query('create index notices_unseen on notices ("userId", "createdAt") where "seenAt" is null');
    await runner.query('create index notices_created on notices ("createdAt")');
    await runner.query(`
      create table push_subscriptions (
        id uuid primary key,
        "userId" text not null references users (id) on delete cascade,
        "sessionMark" text not null,
        "endpointHash" text not null unique,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        look text not null,
        language text not null,
        "createdAt" timestamptz not null default now(),
        "lastOkAt" timestamptz not null default now(),
        failures integer not null default 0
      )`);
    await runner.query('create index push_subscriptions_user on push_subscriptions ("userId")');
    await runner.query('create index push_subscriptions_session on push_subscriptions ("sessionMark")');
    await runner.query('create index push_subscriptions_ok on push_subscriptions ("lastOkAt")');
    await runner.query(`
      create table push_due (
        "userId" text primary key references users (id) on delete cascade,
        "dueAt" timestamptz,
        "askedAt" timestamptz not null default now(),
        "sentAt" timestamptz,
        tries integer not null default 0,
        "sentToday" integer not null default 0,
        day text
      )`);
    await runner.query('create index push_due_due on push_due ("dueAt") where "dueAt" is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['push_due', 'push_subscriptions', 'notices', 'notification_settings'])
      await runner.query(`drop table ${table}`);
  }
}
