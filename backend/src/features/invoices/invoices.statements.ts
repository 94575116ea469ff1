import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';

const ofUser = statement({
  name: 'invoice-marks',
  sql: 'select "invoiceId" from invoice_marks where "userId" = $1',
  takes: [t.text],
  gives: { invoiceId: t.text },
}).values;

/** The statements on `invoice_marks`. Each runs on the pool, or in a transaction. */
export const invoiceMarks = {
  /** Which of a user's invoices are marked unpaid. */
  of: async (db: Transaction, userId: string): Promise<Set<string>> => new Set(await ofUser(db, userId)),

  /** Marks an invoice of a user's. @returns whether it was not marked before */
  add: statement({
    sql: 'insert into invoice_marks ("invoiceId", "userId") values ($1, $2) on conflict ("invoiceId") do nothing',
    takes: [t.text, t.text],
  }).some,

  /** @returns whether it was marked before */
  remove: statement({ sql: 'delete from invoice_marks where "invoiceId" = $1', takes: [t.text] }).some,

  exportOf: statement({
    sql: `select "invoiceId", 'unpaid' as mark, "markedAt" from invoice_marks where "userId" = $1 order by "markedAt"`,
    takes: [t.text],
    gives: { invoiceId: t.text, mark: t.present(t.text), markedAt: t.timestamptz },
  }).all,
};
