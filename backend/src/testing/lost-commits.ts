import type pg from 'pg';

/**
 * Commits one transaction whose confirmation never arrives: the connection is lost in between.
 * @param containing text of a statement of that transaction; the next transaction without it
 */
export function loseCommit(pool: pg.Pool, containing = ''): void {
  const { connect } = pool;
  Object.assign(pool, {
    connect: async (...given: unknown[]) => {
      const client = await Reflect.apply(connect, pool, given);
      // The pool's own statements call back.
      if (given.length > 0 || pool.connect === connect) return client;
      const { query } = client;
      let isIt = false;
      client.query = async (...args: [unknown]) => {
        const text = typeof args[0] === 'string' ? args[0] : String(Object(args[0]).text);
        isIt ||= text.includes(containing);
        const result = await Reflect.apply(query, client, args);
        if (text !== 'commit') return result;
        client.query = query;
        if (!isIt) return result;
        Object.assign(pool, { connect });
        throw new Error('Connection terminated unexpectedly');
      };
      return client;
    },
  });
}
