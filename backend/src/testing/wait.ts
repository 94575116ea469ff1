/** Options of `vi.waitFor` and `vi.waitUntil`: a limit that ends a hang and judges nothing, as `expect.poll` has from the configuration. */
export const WAIT = { timeout: 30_000, interval: 25 };

/** SQL for the statements of this database that wait for a lock. Other test files have databases of their own on the same server. */
export const WAITS_FOR_LOCK = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
