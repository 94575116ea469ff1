import type { UserData } from '../../database/user-data.ts';

export const invoicesUserData = {
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select "invoiceId", 'unpaid' as mark, "markedAt" from invoice_marks where "userId" = $1 order by "markedAt"`,
      [userId],
    );
    return { invoiceMarks: rows };
  },
} satisfies UserData;
