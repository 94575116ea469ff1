import { capacityOf } from './costs.mjs';

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
/** One Redis uses one core for its commands. */
const REDIS_CORES = 1;

/** A figure by its name in a report of the bench. @throws Error that says which part of the bench measures it */
function figureOf({ tables }, id, part) {
  const found = tables.flatMap(({ rows }) => rows).find((row) => row.id === id);
  if (!found) throw new Error(`The report has no ${id}: run npm run bench -- --json FILE, with the part ${part}`);
  return found.ours;
}

/** The costs that the parts of the bench have measured. */
export function costsIn(report) {
  const names = [
    'messageNode',
    'messageDatabase',
    'messageRedis',
    'messageLog',
    'messageDisk',
    'socketNode',
    'socketMemory',
    'restMemory',
  ];
  return {
    ...Object.fromEntries(names.map((id) => [id, figureOf(report, id, 'capacity')])),
    pollNode: 1e6 / figureOf(report, 'pollsPerCpu', 'polls'),
    tokenNode: 1e6 / figureOf(report, 'tokensPerCpu', 'relay'),
  };
}

const round = (value, digits = 1) => Number(value.toFixed(digits));

/**
 * What an installation needs.
 * @param asked the load, and what may be used: see `ASSUMED` in `../plan.mjs`
 * @returns for each part what it needs, why, and what is done when even that is too little
 */
export function planOf(report, asked) {
  const costs = costsIn(report);
  const { sockets, messages, polling, advice, tokens, busy } = asked;
  const load = capacityOf(costs, sockets * (1 - polling), messages);
  // A page that polls asks twice a second.
  const polls = (sockets * polling * 2 * costs.pollNode) / 1e6;
  const writing = (advice * tokens * costs.tokenNode) / 1e6;
  const cores = load.node + polls + writing;
  const byTime = Math.ceil(cores / busy);
  const byMemory = Math.ceil(load.memory / (asked['node-memory'] * 0.8 - costs.restMemory));
  const nodes = Math.max(2, byTime, byMemory);
  const database = load.database / busy;
  const redis = Math.max(1, Math.ceil(load.redis / (REDIS_CORES * busy)));
  const perDay = messages * asked['active-hours'] * 3600;
  const kept = (perDay * costs.messageDisk * 30 * asked.months) / GIB;
  return [
    {
      part: 'Nodes',
      needs: `${nodes} (one core each), ${round((nodes * asked['node-memory']) / 1024)} GiB of memory`,
      because: `${round(cores)} cores of work: messages ${round((messages * costs.messageNode) / 1e6)}, open pages ${round((sockets * costs.socketNode) / 1e6)}, polls ${round(polls)}, tokens ${round(writing)}; by memory ${byMemory} nodes would do`,
      next: 'more nodes; nothing is shared between them but PostgreSQL and Redis',
    },
    {
      part: 'Redis',
      needs: redis === 1 ? 'one, with a replica and sentinels' : `a cluster of ${Math.max(3, redis)} masters`,
      because: `${round(load.redis, 2)} cores: each message is published once, and reaches the nodes that hold its room`,
      next: 'more masters: rooms spread over them by their names',
    },
    {
      part: 'PostgreSQL, primary',
      needs: `${Math.ceil(database)} cores; a log of changes of ${round(load.log / MIB)} MiB a second, on disks that confirm it`,
      because: `${round(load.database)} cores of work for messages; ${round((database / asked['database-cores']) * 100, 0)} % of a server with ${asked['database-cores']} cores`,
      next:
        database > asked['database-cores']
          ? 'this is what breaks first: several installations, each with its own users (by region, by the first letters of a session), since a couple needs only its own'
          : 'a larger server; then several installations by region',
    },
    {
      part: 'PostgreSQL, disk',
      needs: `${round(kept, 0)} GiB for messages of ${asked.months} months, and as much again for indexes that grow, standbys each`,
      because: `${round(perDay / 1e6)} million messages a day (${asked['active-hours']} busy hours), ${round(costs.messageDisk, 0)} bytes each with indexes`,
      next: 'partitions by month, with a retention that drops whole months; read replicas for history and search',
    },
    {
      part: 'Connections of PostgreSQL',
      needs: nodes * 20 > 400 ? `PgBouncer: ${nodes} nodes would hold ${nodes * 20}` : `${nodes * 20}, without a pooler`,
      because: 'a node takes DATABASE_CONNECTIONS (20); beyond some 400 they cost more than they do',
    },
  ];
}
