import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of paid subscriptions without asking Stripe, the changes under way there, quotes, and the events taken. */
export class Billing1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence billing_tickets;
      create table billing_accounts (
        "userId" text primary key references users (id) on delete cascade,
        "customerId" text unique,
        told text,
        ticket bigint not null default 0,
        state jsonb,
        "syncedAt" timestamptz
      );
      create table billing_operations (
        id uuid primary key,
        "userId" text not null references users (id) on delete cascade,
        kind text not null,
        input jsonb not null,
        attempt integer not null default 1,
        "createdAt" timestamptz not null default now(),
        holder uuid not null,
        "heldAt" timestamptz not null default now(),
        "leftAt" timestamptz,
        "finishedAt" timestamptz
      );
      create unique index billing_operations_open on billing_operations ("userId") where "finishedAt" is null;
      create index billing_operations_finished on billing_operations ("finishedAt");
      create table billing_quotes (
        id uuid primary key,
        "userId" text not null references users (id) on delete cascade,
        view jsonb not null,
        "prorationDate" bigint not null,
        "usedBy" uuid,
        "createdAt" timestamptz not null default now()
      );
      create index billing_quotes_user on billing_quotes ("userId");
      create index billing_quotes_created on billing_quotes ("createdAt");
      create table stripe_events (
        id text primary key,
        type text not null,
        "customerId" text,
        "receivedAt" timestamptz not null default now(),
        "doneAt" timestamptz
      );
      create index stripe_events_received on stripe_events ("receivedAt")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table stripe_events;
      drop table billing_quotes;
      drop table billing_operations;
      drop table billing_accounts;
      drop sequence billing_tickets`);
  }
}
