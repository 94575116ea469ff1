import type { Table } from '../lib/i18n/table.ts';

export default {} satisfies Table;
