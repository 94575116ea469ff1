import type { Transaction } from '../../database/transaction.ts';

/** The statements on `invoice_marks`. Each runs on the pool, or in a transaction. */
export const invoiceMarks = {
  /** Which of a user's invoices are marked unpaid. */
  async of(db: Transaction, userId: string): Promise<Set<string>> {
    const { rows } = await db.query<{ invoiceId: string }>({
      name: 'invoice-marks',
      text: `select "invoiceId" from invoice_marks where "userId" = $1`,
      values: [userId],
    });
    return new Set(rows.map(({ invoiceId }) => invoiceId));
  },

  /** @returns whether it was not marked before */
  async add(db: Transaction, invoiceId: string, userId: string): Promise<boolean> {
    const { rowCount } = await db.query(
      `insert into invoice_marks ("invoiceId", "userId") values ($1, $2) on conflict ("invoiceId") do nothing`,
      [invoiceId, userId],
    );
    return rowCount === 1;
  },

  /** @returns whether it was marked before */
  async remove(db: Transaction, invoiceId: string): Promise<boolean> {
    return (await db.query('delete from invoice_marks where "invoiceId" = $1', [invoiceId])).rowCount === 1;
  },
};
