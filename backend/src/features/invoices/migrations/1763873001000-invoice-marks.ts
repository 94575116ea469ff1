import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices that are paid at Stripe, and that an admin has marked unpaid. */
export class InvoiceMarks1763873001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invoice_marks (
        "invoiceId" text primary key,
        "userId" text not null references users (id) on delete cascade,
        "markedAt" timestamptz not null default now()
      );
      create index invoice_marks_user on invoice_marks ("userId");`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invoice_marks');
  }
}
