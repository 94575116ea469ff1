// The arithmetic of capacity: costs from two measured points, and what a load takes by them.

/** The difference of two looks. */
export const spentBy = (before, after) =>
  Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - before[key]]));

/**
 * The costs that two points have in common: the processor time of nodes is messages times their cost, and sockets times theirs.
 * @param busy few sockets, many messages: `{ sockets, messages, seconds, node, database, redis, wal, disk, memory }`, of two nodes
 * @param idle many sockets, few messages
 * @param restMemory MiB of a node without pages
 * @returns microseconds, bytes, KiB and MiB: see `COSTS` in `../capacity.bench.mjs`
 */
export function costsOf(busy, idle, restMemory) {
  // a·messages + b·socketSeconds = node, twice.
  const [m1, s1, n1] = [busy.messages, busy.sockets * busy.seconds, busy.node];
  const [m2, s2, n2] = [idle.messages, idle.sockets * idle.seconds, idle.node];
  const whole = m1 * s2 - m2 * s1;
  const message = Math.max(0, (n1 * s2 - n2 * s1) / whole);
  const socket = Math.max(0, (m1 * n2 - m2 * n1) / whole);
  const each = (what) => busy[what] / busy.messages;
  return {
    messageNode: message * 1e6,
    messageDatabase: each('database') * 1e6,
    messageRedis: each('redis') * 1e6,
    messageLog: each('wal'),
    messageDisk: each('disk'),
    socketNode: socket * 1e6,
    socketMemory: Math.max(0, ((idle.memory - busy.memory) * 1024) / (idle.sockets - busy.sockets)),
    restMemory,
  };
}

/**
 * What a load takes.
 * @param messages a second
 * @returns cores of the nodes, of PostgreSQL and of Redis; MiB of the sockets; bytes a second of the log and the disk
 */
export function capacityOf(costs, sockets, messages) {
  return {
    node: (messages * costs.messageNode + sockets * costs.socketNode) / 1e6,
    database: (messages * costs.messageDatabase) / 1e6,
    redis: (messages * costs.messageRedis) / 1e6,
    memory: (sockets * costs.socketMemory) / 1024,
    log: messages * costs.messageLog,
    disk: messages * costs.messageDisk,
  };
}
