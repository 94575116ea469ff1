/** One node's database connections, divided among its pools. */
export interface ConnectionShares {
  /** Plain pool: sessions, replies, counters and most calls. */
  pool: number;
  /** Couples messages, stored in batches. */
  writers: number;
  /** TypeORM's pool. */
  entities: number;
  jobs: number;
  notices: number;
}

/**
 * Divides a node's connections among its pools, so that their sum never exceeds the total.
 * @param total all connections of one node (`DATABASE_CONNECTIONS`), at least `CONNECTIONS.min`
 */
export function shareConnections(total: number): ConnectionShares {
  const roomy = total >= 16;
  const shares = { writers: roomy ? 3 : 1, entities: roomy ? 2 : 1, jobs: roomy ? 3 : 2, notices: 1 };
  const used = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return { ...shares, pool: Math.max(1, total - used) };
}
