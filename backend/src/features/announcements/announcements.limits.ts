import { limitOf } from '../../http/rate-limits.ts';

/** Read by every page, every 30 s where it is not live: answered from memory, and counted so. Thousands may share an address. */
export const ANNOUNCEMENTS_READ = limitOf('announcements', 6000, 60, { by: 'address', counted: 'node' });
/** Shared with the admin's other calls. */
export const ANNOUNCEMENTS_WRITE = limitOf('adminWrite', 120, 60);
