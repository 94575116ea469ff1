import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What only a person can do: see `features/tasks`. */
export class OwnerTasks1763876000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table owner_tasks (
        id uuid primary key,
        kind text not null,
        subject text not null,
        state text,
        "userId" text references users (id) on delete set null,
        cents integer,
        "dueAt" timestamptz,
        "createdAt" timestamptz not null default now(),
        "doneAt" timestamptz,
        "isSettled" boolean not null default false
      );
      create unique index owner_tasks_subject on owner_tasks (kind, subject);
      create index owner_tasks_open on owner_tasks ("createdAt") where "doneAt" is null;
      create index owner_tasks_user on owner_tasks ("userId");
      create index owner_tasks_done on owner_tasks ("doneAt");`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table owner_tasks');
  }
}
