import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies that wait for their subject's present one; the end of that one queues the next. */
export class WaitingReplies1763841000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table replies drop constraint replies_status_check,
        add constraint replies_status_check check (status in ('waiting', 'queued', 'running', 'done', 'failed'))`);
    await runner.query(`create index replies_waiting on replies (subject, "createdAt") where status = 'waiting'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index replies_waiting');
    await runner.query(`delete from replies where status = 'waiting'`);
    await runner.query(`
      alter table replies drop constraint replies_status_check,
        add constraint replies_status_check check (status in ('queued', 'running', 'done', 'failed'))`);
  }
}
