import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { subscriptionStatements } from './subscription.statements.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  // A connection may still be closing when its database is dropped.
  pool.on('connect', (client) => client.on('error', () => undefined));
});

afterAll(async () => {
  await pool.end();
  await database.close();
});

async function makeUser(): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into users (id, email, password, "firstName", "lastName") values ($1, $2, 'none', 'Clara', 'Almeida')`,
    [id, `${id}@example.com`],
  );
  return id;
}

it('a call and an event link the same customer at once, and both find it', async () => {
  for (let round = 0; round < 40; round++) {
    const userId = await makeUser();
    const customerId = `cus_${round}`;
    const links = Array.from({ length: 8 }, () => subscriptionStatements.link(pool, userId, customerId));
    expect(new Set(await Promise.all(links))).toEqual(new Set([customerId]));
  }
});

it('the first link stands, and a user who is gone gets none', async () => {
  const userId = await makeUser();
  expect(await subscriptionStatements.link(pool, userId, 'cus_first')).toBe('cus_first');
  expect(await subscriptionStatements.link(pool, userId, 'cus_second')).toBe('cus_first');
  expect(await subscriptionStatements.link(pool, randomUUID(), 'cus_third')).toBeNull();
});
