import { expect, it } from 'vitest';
import { capacityOf, costsOf } from './costs.mjs';
import { planOf } from './plan.mjs';

const COSTS = {
  ...{ messageNode: 200, messageDatabase: 150, messageRedis: 20, messageLog: 800, messageDisk: 400 },
  ...{ socketNode: 10, socketMemory: 30, restMemory: 160 },
};

/** A point of a world with exactly these costs. */
const pointOf = (sockets: number, rate: number, seconds: number) => {
  const each = capacityOf(COSTS, sockets, rate);
  return {
    ...{ sockets, seconds, messages: rate * seconds, node: each.node * seconds, database: each.database * seconds },
    ...{ redis: each.redis * seconds, wal: each.log * seconds, disk: each.disk * seconds, memory: 320 + each.memory },
  };
};

it('two points of a load give the costs that made them', () => {
  const costs = costsOf(pointOf(100, 300, 8), pointOf(3000, 2, 20), COSTS.restMemory);
  for (const [name, cost] of Object.entries(COSTS)) expect(Reflect.get(costs, name), name).toBeCloseTo(cost, 6);
});

const report = {
  tables: [{ rows: Object.entries({ ...COSTS, pollsPerCpu: 10_000, tokensPerCpu: 12_000 }).map(([id, ours]) => ({ id, ours })) }],
};
const ASKED = {
  ...{ sockets: 100_000, messages: 10_000, polling: 0.02, advice: 20, tokens: 600, busy: 0.5 },
  ...{ 'node-memory': 768, 'database-cores': 16, 'active-hours': 4, months: 12 },
};
const needs = (asked: object = {}) =>
  Object.fromEntries(planOf(report, { ...ASKED, ...asked }).map((each) => [each.part, each.needs]));

it('a plan adds up what messages, open pages, polls and tokens take, and what is to stay free', () => {
  // 2.0 + 0.98 + 0.4 + 1.0 cores, half of each used.
  expect(needs().Nodes).toBe('9 (one core each), 6.8 GiB of memory');
  expect(needs()['PostgreSQL, primary']).toMatch(/^3 cores; a log of changes of 7.6 MiB/);
  expect(needs({ sockets: 1_000_000, messages: 10 }).Nodes).toMatch(/^64 /);
  expect(needs({ sockets: 10, messages: 1, advice: 0 }).Nodes).toMatch(/^2 /);
  expect(needs({ messages: 100_000 }).Redis).toBe('a cluster of 4 masters');
});

it('a report that lacks a figure is refused, and says which part measures it', () => {
  const [{ rows = [] } = {}] = report.tables;
  expect(() => planOf({ tables: [{ rows: rows.filter(({ id }) => id !== 'pollsPerCpu') }] }, ASKED)).toThrow('the part polls');
});
