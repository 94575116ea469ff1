import type { UserData } from '../../database/user-data.ts';
import { invoiceMarks } from './invoices.statements.ts';

export const invoicesUserData = {
  export: async (pool, userId) => ({ invoiceMarks: await invoiceMarks.exportOf(pool, userId) }),
} satisfies UserData;
