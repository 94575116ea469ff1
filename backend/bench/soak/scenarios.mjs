/** Every scenario: its file in `scenarios/`, and its purpose in a line. */
export const SCENARIOS = {
  nodes: { what: 'kill -9 of a node every 2 s under load' },
  postgres: { what: 'all connections ended, then a crash of PostgreSQL, under mixed load on two nodes' },
  cut: { what: 'sockets cut, black-holed, half-open and held back' },
  'postgres-away': { what: 'PostgreSQL away for 30 s, idle and busy, and hung' },
  'redis-away': { what: 'Redis killed for 30 s' },
  'redis-hung': { what: 'Redis stopped for 30 s, its connections open' },
  'slow-reader': { what: 'a reader of 1 KB/s in a flood, and one that asks for whole conversations and never reads' },
  reconnect: { what: '2,000 clients come back after a kill -9' },
  sigterm: { what: 'SIGTERM while couples write and counsellors answer' },
  locked: { what: 'one conversation locked for 30 s; a transaction abandoned' },
  'slow-requests': { what: '2,000 slow requests, hostile strings, large frames and bodies, deep JSON' },
  releases: { what: 'the release before and this one side by side; a node of this one migrates while people write' },
  billing: { what: 'histories of subscriptions: lost, doubled and late events, and kill -9 of one node after the other' },
  incidents: { what: 'the incident monitor on two nodes for minutes; kill -9 of the one that checks' },
  abuse: { what: 'those who want tokens, disk or to stall us, all at once, beside honest people who pay' },
  memory: { what: 'memory and file handles at a third of the load, for minutes' },
};
