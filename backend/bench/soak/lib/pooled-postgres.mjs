import { engineFolder } from './engines.mjs';
import { startPgBouncer } from './pgbouncer.mjs';
import { mortalPostgres } from './postgres.mjs';

/** A PostgreSQL that can crash and come back, and PgBouncer in front of it for all but what keeps a connection. */
export async function pooledPostgres() {
  const [postgres, place] = await Promise.all([mortalPostgres(), engineFolder()]);
  const pooler = await startPgBouncer(place, postgres.url);
  return {
    ...postgres,
    pooler,
    env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url, DATABASE_POOLER: 'transaction' },
    /** How many connections the server has from the pooler, and from the nodes themselves. */
    async connections() {
      const { rows } = await postgres.query(
        `select count(*) filter (where application_name = 'beside')::int as pooled,
          count(*) filter (where application_name like 'beside %')::int as direct from pg_stat_activity`,
      );
      return rows[0];
    },
    async stop() {
      await pooler.kill();
      place.remove();
      await postgres.stop();
    },
  };
}
