import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What some tasks say in addition: see `TaskDetails`. */
export class TaskDetails1763879000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table owner_tasks add column details jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table owner_tasks drop column details');
  }
}
